import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Budgets } from './limits/budgets.ts';
import { documentPoints, requestWeights, weights } from './limits/costTable.ts';
import { CostModel } from './limits/operationCost.ts';
import { OperationLimits } from './limits/operationLimits.ts';
import { addRateLimitHeaders, showBalance } from './limits/rateLimitHeaders.ts';
import { SharedLimits } from './limits/sharedLimits.ts';
import { openAuctionServices } from './auctionServices.ts';
import { advancePrices } from './database/seed/advancePrices.ts';
import { dayOf } from './database/seed/time.ts';
import { openPool } from './database/pool.ts';
import { Notifications } from './database/notifications.ts';
import { openOrm, type DatabaseAddress } from './database/orm.ts';
import { LoginLimits } from './features/accounts/loginLimits.ts';
import { Sessions } from './features/accounts/sessions.ts';
import { MemberHub } from './features/live/memberHub.ts';
import { memberSources } from './features/live/memberSources.ts';
import { mailing } from './features/messaging/mail.ts';
import { followUpUnconfirmedOrders } from './features/orders/unconfirmedOrders.ts';
import { announceAvailability } from './features/postings/availability.ts';
import { expirePostings } from './features/postings/expiry.ts';
import { askModel, noNames } from './features/search/modelNames.ts';
import { Catalog } from './reading/catalog.ts';
import { leafSchema } from './reading/leaves.ts';
import type { Viewer } from './reading/reading.ts';
import { Reader } from './reading/read.ts';
import { StatementNames } from './reading/statementNames.ts';
import type { Context } from './schema/context.ts';
import { feedstockSchema } from './schema/schema.ts';
import { auctionSources } from './features/live/auctionSources.ts';
import { addAuctionLog } from './server/auctionLog.ts';
import { trustOf } from './server/clientAddress.ts';
import { SessionCookie } from './server/cookie.ts';
import { HttpTransport, NO_TRANSPORT, closedTransport } from './server/transport.ts';
import { HOUR, MINUTE, SECOND, startScheduler } from './server/scheduler.ts';
import { addDocs } from './server/docs/addDocs.ts';
import { addGraphQL, openApollo } from './server/graphql.ts';
import { addHealth } from './server/health.ts';
import { openHttp } from './server/http.ts';
import { isLoopback } from './server/loopback.ts';
import { addRestRoutes } from './server/rest/adapter.ts';
import { RequestContext } from './server/requestContext.ts';
import { refuseOtherOrigins, siteOrigin } from './server/origin.ts';
import { MemberSockets } from './server/sockets/memberSockets.ts';
import { addSocket } from './server/sockets/socket.ts';
import { addSearchEngines } from './server/web/searchEngines.ts';
import { addWeb } from './server/web/web.ts';
import type { Settings } from './settings.ts';
import { purgeQuotas } from './writing/quota.ts';

export interface App {
  http: FastifyInstance;
  reader: Reader;
  /** Stops taking requests, finishes those that run, and lets go of the database. */
  close(): Promise<void>;
}

/** How far the counts of other instances may lag behind. */
const EXCHANGE_MS = 500;
const READ_CONNECTIONS = 8;
/** Subscriptions have a pool of their own, so that rendering them never makes a page wait. */
const LIVE_CONNECTIONS = 3;
/** What a transport allows one statement: GraphQL is anybody's, REST runs the repository's own documents. */
const limitsOf = { graphql: { page: 100, nodes: 10_000 }, rest: { page: 1_000, nodes: 1_000_000 } };

/** The GraphQL document of a request, in its body or its address. */
const documentOf = ({ body, query }: FastifyRequest): unknown =>
  (body as { query?: unknown } | null | undefined)?.query ?? (query as { query?: unknown }).query;

const NOBODY: Viewer = { id: null, admin: false };

/** Composes database, schema and transports; the tests start this very thing. */
export const openApp = async (settings: Settings, address: DatabaseAddress): Promise<App> => {
  const orm = await openOrm(address);
  const schema = await feedstockSchema();
  const catalog = new Catalog(schema, orm.getMetadata());
  const http = await openHttp(settings);
  const onBreak = (error: Error): void => http.log.warn({ err: error }, 'an idle database connection broke');
  const pool = openPool(address, READ_CONNECTIONS, onBreak);
  const livePool = openPool(address, LIVE_CONNECTIONS, onBreak);
  const liveReader = new Reader(livePool, catalog, new StatementNames(settings.prepared));
  const reader = new Reader(pool, catalog, new StatementNames(settings.prepared));

  const isLimited = (from: string): boolean =>
    settings.rateLimits === 'on' ||
    (settings.rateLimits === 'auto' && (settings.environment === 'production' || !isLoopback(from)));
  const sessions = new Sessions(pool, settings.session);
  const cookie = new SessionCookie(settings.publicUrl, settings.session.days);
  const sharedLimits = new SharedLimits(pool, (error) =>
    http.log.warn({ err: error }, 'limits are not exchanged with other instances'),
  );
  const limits = new LoginLimits(pool, settings.limits, isLimited, sharedLimits);

  const onNotificationError = (error: unknown): void => http.log.warn({ err: error }, 'notifications failed');
  const notifications = new Notifications(address, onNotificationError);
  const memberHub = new MemberHub(livePool, notifications, onNotificationError);
  const services = await openAuctionServices(address, { reads: pool, live: livePool }, notifications, http.log);
  await notifications.start();
  memberHub.start();
  const { engine, signer } = services;

  const viewerOf = async (sessionId: string | undefined): Promise<Viewer> => {
    const signedIn = sessionId === undefined ? null : await sessions.find(sessionId);
    return { id: signedIn?.id ?? null, admin: signedIn?.admin ?? false };
  };
  const namesFor = settings.ai
    ? askModel(settings.ai, (error) => http.log.warn({ err: error }, 'the model suggested nothing'))
    : noNames;
  const shared = { reader, engine, signer, namesFor, unitOfWork: () => orm.em.fork() };
  const budgets = new Budgets(settings.limits, isLimited, sharedLimits);
  addRateLimitHeaders(http);
  const contextOf =
    (kind: keyof typeof limitsOf) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
      const viewer = await viewerOf(cookie.read(request));
      const spending = budgets.spendingOf(viewer, request.ip);
      showBalance(request, spending);
      // Before anything is parsed; a valid operation pays what it costs instead.
      await spending.prepay(weights.operation + (kind === 'graphql' ? documentPoints(documentOf(request)) : 0));
      const transport = new HttpTransport(request, reply, { kind, sessions, cookie, limits });
      return new RequestContext(shared, { viewer, limits: limitsOf[kind], transport, spending });
    };

  const operationLimits = new OperationLimits(new CostModel(catalog));
  /** Charges the address of a request that nobody has to sign in for. */
  const chargeVisitor = async (request: FastifyRequest, points: number): Promise<void> => {
    const spending = budgets.spendingOf(NOBODY, request.ip);
    showBalance(request, spending);
    await spending.charge(points);
  };
  const leaves = leafSchema(schema, catalog);
  const apollo = await openApollo(schema, leaves, operationLimits, http.log);
  addGraphQL(http, apollo, contextOf('graphql'));
  addRestRoutes(http, apollo, schema, contextOf('rest'));
  http.get('/api/login', async (request, reply) => {
    const { viewer } = await contextOf('rest')(request, reply);
    return reply.redirect(viewer.id === null ? '/auth' : '/', 302);
  });
  const stopChores = startScheduler(
    [
      { name: 'expire postings', everyMs: MINUTE, run: () => expirePostings(pool) },
      { name: 'announce availability', everyMs: MINUTE, run: () => announceAvailability(orm.em.fork()) },
      {
        name: 'follow up unconfirmed orders',
        everyMs: MINUTE,
        run: () => followUpUnconfirmedOrders(orm.em.fork(), settings.orderConfirmationDays),
      },
      ...(settings.seed === 'demo'
        ? [{ name: 'advance demo prices', everyMs: HOUR, run: () => advancePrices(pool, dayOf(new Date())) }]
        : []),
      { name: 'purge sessions', everyMs: HOUR, run: () => sessions.purge() },
      { name: 'exchange limits', everyMs: EXCHANGE_MS, run: () => sharedLimits.exchange() },
      { name: 'purge shared limits', everyMs: MINUTE, run: () => sharedLimits.purge() },
      { name: 'purge write quotas', everyMs: HOUR, run: () => purgeQuotas(pool) },
      { name: 'purge login limits', everyMs: HOUR, run: () => limits.purge() },
      ...(settings.smtpUrl === undefined
        ? []
        : [{ name: 'mail messages', everyMs: 10 * SECOND, run: mailing(pool, settings.smtpUrl, settings) }]),
    ],
    http.log,
  );
  let stopping = false;
  addHealth(http, pool, {
    isStopping: () => stopping,
    metricsToken: settings.metricsToken,
    charge: (request, points) => chargeVisitor(request, points),
  });
  addAuctionLog(http, reader, contextOf('rest'));
  addDocs(http, schema, { cookie: cookie.name, address: settings.publicUrl ?? `http://localhost:${settings.port}` });
  const members = new MemberSockets({
    stillOpen: (ids) => sessions.stillOpen(ids),
    onError: (error) => http.log.warn({ err: error }, 'sockets could not be matched with their sessions'),
  });
  sessions.onEnd(() => void members.sweep());
  addSocket(http, {
    members,
    schema,
    leaves,
    sources: { ...auctionSources(services.hub), ...memberSources(memberHub) },
    operationLimits,
    spendingOf: (viewer, from) => budgets.spendingOf(viewer, from),
    onError: (error) => http.log.error({ err: error }, 'subscription failed'),
    trust: trustOf(settings.trustProxy),
    limits: settings.limits,
    isLimited,
    authenticate: async (request) => {
      refuseOtherOrigins(request.headers, settings.publicUrl);
      const session = http.parseCookie(request.headers.cookie ?? '')[cookie.name];
      return { viewer: await viewerOf(session), session };
    },
    contextFor: (viewer) => ({
      viewer,
      limits: limitsOf.graphql,
      reader: liveReader,
      em: orm.em.fork(),
      engine,
      signer,
      namesFor,
      transport: NO_TRANSPORT,
      spending: budgets.unlimited(),
    }),
  });
  const originOf = siteOrigin(settings.publicUrl, http);
  addSearchEngines(http, { pool, originOf, charge: (request) => chargeVisitor(request, requestWeights.sitemap) });
  await addWeb(http, {
    apollo,
    originOf,
    folder: settings.webDir,
    hasSession: (request) => cookie.read(request) !== undefined,
    viewerOf: (request) => viewerOf(cookie.read(request)),
    visitor: (request) => {
      const spending = budgets.spendingOf(NOBODY, request.ip);
      showBalance(request, spending);
      return new RequestContext(shared, {
        viewer: NOBODY,
        limits: limitsOf.rest,
        transport: closedTransport(request.ip),
        spending,
      });
    },
  });

  return {
    http,
    reader,
    close: async () => {
      stopping = true;
      await http.close();
      await stopChores();
      await apollo.stop();
      await services.stop();
      await memberHub.stop();
      await notifications.stop();
      await orm.close();
      await livePool.end();
      await pool.end();
    },
  };
};
