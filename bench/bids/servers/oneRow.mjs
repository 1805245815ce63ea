// The plainest mutation worth having, behind Feedstock's own door with its sessions, limits and logs: it changes one row of the member
// who asks, and answers when that is durable.
import { createRequire } from 'node:module';
import { openPool } from '../../../api/dist/database/pool.js';
import { Sessions } from '../../../api/dist/features/accounts/sessions.js';
import { SessionCookie } from '../../../api/dist/server/cookie.js';
import { HttpDoor } from '../../../api/dist/server/door.js';
import { addGraphQL, openApollo } from '../../../api/dist/server/graphql.js';
import { openHttp } from '../../../api/dist/server/http.js';
import { Operation } from '../../../api/dist/server/operation.js';
import { RequestLimits } from '../../../api/dist/server/requestLimits.js';
import { readSettings } from '../../../api/dist/settings.js';
import { memberOf } from '../../../api/dist/writing/command.js';
import { settingsOf } from '../../lib/feedstock.mjs';

// The very module that the server uses: graphql-js takes no schema of another.
const { buildSchema } = createRequire(new URL('../../../api/dist/server/graphql.js', import.meta.url))('graphql');

const { connection } = JSON.parse(process.env.BENCH);
const settings = readSettings(settingsOf(connection));
const http = await openHttp(settings);
const pool = openPool(connection, 8, (error) => http.log.warn(error));

const schema = buildSchema(`
  type Query { nothing: Boolean }
  type Mutation { moveTo(city: String!): Member }
  type Member { id: ID! city: String! }
`);
schema.getMutationType().getFields().moveTo.resolve = async (_, { city }, ctx) => {
  const text = 'update "user" set city = $2 where id = $1 returning id, city';
  return (await pool.query({ name: 'move', text, values: [memberOf(ctx), city] })).rows[0];
};

const sessions = new Sessions(pool, settings.session);
const cookie = new SessionCookie(settings.publicUrl, settings.session.days);
const contextOf = async (request, reply) => {
  const viewer = await sessions.find(cookie.read(request));
  return new Operation(
    {},
    { viewer, limits: {}, door: new HttpDoor(request, reply, { sessions, cookie, limits: null }) },
  );
};
const apollo = await openApollo(schema, schema, new RequestLimits(settings.limits, () => true), http.log);
addGraphQL(http, apollo, contextOf);
const url = await http.listen({ port: 0, host: '127.0.0.1' });

process.on('disconnect', () => process.exit());
process.send({ url });
