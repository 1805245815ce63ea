// A minimal mutation, written like Feedstock's own and served with the same sessions, limits, metrics and logs: it changes one row of the
// caller and answers when that is durable.
import { createRequire } from 'node:module';
import { openPool } from '../../../api/dist/database/pool.js';
import { SessionStore } from '../../../api/dist/features/accounts/sessionStore.js';
import { HostCookie } from '../../../api/dist/server/cookie.js';
import { checkAccess } from '../../../api/dist/schema/access.js';
import { HttpTransport } from '../../../api/dist/server/transport.js';
import { addGraphQL, openApollo } from '../../../api/dist/server/graphql.js';
import { addHealth } from '../../../api/dist/server/health.js';
import { Metrics } from '../../../api/dist/metrics.js';
import { openHttp } from '../../../api/dist/server/http.js';
import { RequestContext } from '../../../api/dist/server/requestContext.js';
import { Budgets } from '../../../api/dist/limits/budgets.js';
import { documentPoints, weights } from '../../../api/dist/limits/costTable.js';
import { SharedLimits } from '../../../api/dist/limits/sharedLimits.js';
import { CostModel } from '../../../api/dist/limits/operationCost.js';
import { OperationLimits } from '../../../api/dist/limits/operationLimits.js';
import { addRateLimitHeaders, showBalance } from '../../../api/dist/limits/rateLimitHeaders.js';
import { readSettings } from '../../../api/dist/settings.js';
import { memberOf } from '../../../api/dist/writing/command.js';
import { settingsOf } from '../../lib/feedstock.mjs';

// The same module instances as the server: graphql-js rejects schemas of another instance.
const require = createRequire(new URL('../../../api/dist/schema/schema.js', import.meta.url));
require('reflect-metadata');
const { Arg, Authorized, buildSchema, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } = require('type-graphql');

const { connection } = JSON.parse(process.env.BENCH);
const settings = readSettings(settingsOf(connection));
const http = await openHttp(settings);
const pool = openPool(connection, 8, (error) => http.log.warn(error));

class Member {}
ObjectType({ simpleResolvers: true })(Member);
for (const [name, type] of [
  ['id', ID],
  ['city', String],
])
  Field(() => type)(Member.prototype, name);

class Moves {
  nothing() {}

  async moveTo(city, ctx) {
    const text = 'update "user" set city = $2 where id = $1 returning id, city';
    return (await pool.query({ name: 'move', text, values: [memberOf(ctx), city] })).rows[0];
  }
}
Resolver()(Moves);
Authorized('member')(Moves);
Query(() => Boolean, { nullable: true })(Moves.prototype, 'nothing', {});
Mutation(() => Member)(Moves.prototype, 'moveTo', {});
Arg('city', () => String)(Moves.prototype, 'moveTo', 0);
Ctx()(Moves.prototype, 'moveTo', 1);
const schema = await buildSchema({ resolvers: [Moves], authChecker: checkAccess, validate: false, skipCheck: true });

const sessions = new SessionStore(pool, settings.session);
const cookie = new HostCookie('feedstock_sid', settings.publicUrl, settings.session.days);
// Nobody signs in here.
const signIn = { sessions, cookie, devices: null, deviceCookie: null, limits: null };
// The planner reads no type of this schema.
const catalog = { schema, isPlannedType: () => false };
// Not shared with other instances: this is the only server.
const budgets = new Budgets(settings.limits, () => true, new SharedLimits(pool, () => undefined));
addRateLimitHeaders(http);
const contextOf = async (request, reply) => {
  const viewer = await sessions.find(cookie.read(request));
  const spending = budgets.spendingOf(viewer, request.ip);
  showBalance(request, spending);
  await spending.prepay(weights.operation + documentPoints(request.body.query));
  const transport = new HttpTransport(request, reply, 'graphql', signIn);
  return new RequestContext({}, { viewer, limits: {}, transport, spending });
};
const apollo = await openApollo(schema, schema, new OperationLimits(new CostModel(catalog)), http.log);
addGraphQL(http, apollo, contextOf);
addHealth(http, pool, {
  metrics: new Metrics(),
  isStopping: () => false,
  metricsToken: undefined,
  charge: async () => undefined,
});
const url = await http.listen({ port: 0, host: '127.0.0.1' });

process.on('disconnect', () => process.exit());
process.send({ url });
