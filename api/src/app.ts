import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Budgets } from './limits/budgets.ts';
import { documentPoints, requestWeights, weights } from './limits/costTable.ts';
import { CostModel } from './limits/operationCost.ts';
import { OperationLimits } from './server/operationLimits.ts';
import { addRateLimitHeaders, showBalance } from './limits/rateLimitHeaders.ts';
import { SharedLimits } from './limits/sharedLimits.ts';
import { openAuctionServices } from './auctionServices.ts';
import { advancePrices } from './seed/demoPrices.ts';
import { dayOf } from './seed/time.ts';
import { openPool } from './database/pool.ts';
import { Notifications } from './database/notifications.ts';
import type { DatabaseAddress } from './database/address.ts';
import { openOrm } from './database/orm.ts';
import { ApiKeyStore, invalidApiKey, type ValidApiKey } from './features/accounts/apiKeys/apiKeyStore.ts';
import { KeyUsage } from './features/accounts/apiKeys/keyUsage.ts';
import { Challenges, purgeUsedChallenges } from './features/accounts/challenges.ts';
import { DEVICE_DAYS, KnownDevices } from './features/accounts/knownDevices.ts';
import { maintainAuditLog } from './features/staff/audit/maintain.ts';
import { SESSIONS_ENDED } from './features/accounts/endSessions.ts';
import { LINK_EMAIL, linkTask, PASSWORD_RESET_EMAIL, passwordResetTask } from './features/accounts/linkEmails.ts';
import { LoginLimits } from './features/accounts/loginLimits.ts';

import { purgeLinks } from './features/accounts/oneTimeLinks.ts';
import { SessionStore } from './features/accounts/sessionStore.ts';
import { RecordHub } from './features/live/recordHub.ts';
import { digestEmailTask } from './features/messages/digestEmail.ts';
import { DIGEST_EMAIL, NOTICE_EMAIL } from './features/notices/notify.ts';
import { noticeEmailTask } from './features/messages/noticeEmail.ts';
import { UnsubscribeTokens } from './features/messages/unsubscribeTokens.ts';
import { openMailer } from './features/notices/mailer.ts';
import { ACCOUNT_EMAIL, accountEmailTask } from './features/notices/accountEmail.ts';
import { followUpUnconfirmedOrders } from './features/orders/unconfirmedOrders.ts';
import { PREPARE_EXPORT, purgeExports } from './features/personalData/dataExport.service.ts';
import { prepareExport } from './features/personalData/prepareExport.ts';
import { IMPORT_OFFERINGS, purgeImports } from './features/partners/inventory/offeringImport.service.ts';
import { importTask } from './features/partners/inventory/importTask.ts';
import { announceAvailability } from './features/postings/availability.ts';
import { findFormerEntry } from './features/catalogue/former.ts';
import { expirePostings } from './features/postings/expiry.ts';
import { AuthenticatorSecrets } from './features/accounts/secondFactor/authenticatorSecrets.ts';
import { SearchIndexer } from './features/search/index/indexer.ts';
import { announceSearchedOffers } from './features/search/announceOffers.ts';
import { MaterialFinder } from './features/search/materialFinder.ts';
import { askModel, noNames } from './features/search/modelNames.ts';
import { deliverTask } from './features/partners/webhooks/deliver.ts';
import { DELIVER_WEBHOOK } from './features/partners/webhooks/deliveryJobs.ts';
import { fanOutTask } from './features/partners/webhooks/fanOut.ts';
import { purgeDeliveries, resumeDeliveries } from './features/partners/webhooks/maintain.ts';
import { SubjectReader } from './features/partners/webhooks/readSubject.ts';
import { WebhookSecrets } from './features/partners/webhooks/webhookSecrets.ts';
import { WebhookSender } from './features/partners/webhooks/webhookSender.ts';
import { Catalog } from './reading/catalog.ts';
import { leafSchema } from './reading/leaves.ts';
import type { Viewer } from './reading/reading.ts';
import { Reader } from './reading/read.ts';
import { StatementNames } from './reading/statementNames.ts';
import type { Context } from './schema/context.ts';
import { viewerIn } from './schema/access.ts';
import { feedstockSchema } from './schema/schema.ts';
import { trustOf } from './limits/clientAddress.ts';
import { authenticateKeys, bearerOf, secretIn } from './server/apiKeyRequests.ts';
import { HostCookie } from './server/cookie.ts';
import { HttpTransport, NO_TRANSPORT, closedTransport, type SignIn } from './server/transport.ts';
import { startScheduler } from './server/scheduler.ts';
import { addDocs } from './server/docs/addDocs.ts';
import { addGraphQLDocs } from './server/docs/graphql/addGraphQLDocs.ts';
import { addGraphQL, openApollo } from './server/graphql.ts';
import { addHealth } from './server/health.ts';
import { openHttp } from './server/http.ts';
import { isLoopback } from './server/loopback.ts';
import { addRestRoutes } from './server/rest/adapter.ts';
import { RequestContext } from './server/requestContext.ts';
import { refuseOtherOrigins, siteOrigin } from './server/origin.ts';
import { MemberSockets } from './server/sockets/memberSockets.ts';
import { addSocket, type SocketCaller } from './server/sockets/socket.ts';
import { addSearchEngines } from './server/web/searchEngines.ts';
import { addUnsubscribe } from './server/unsubscribe.ts';
import { addWeb } from './server/web/web.ts';
import { Metrics } from './common/metrics.ts';
import { isDemoServer, type Settings } from './settings/settings.ts';
import { cleanUpJobs } from './jobs/cleanUpJobs.ts';
import { startWorker, WORKER_CONNECTIONS } from './jobs/worker.ts';
import { purgeQuotas } from './writing/quota.ts';
import { WEBHOOK_EVENT } from './writing/webhookEvents.ts';

export interface App {
  http: FastifyInstance;
  reader: Reader;
  /** Drains, stops taking requests, finishes those that run, and lets go of the database. */
  close(): Promise<void>;
}

/** How far the counts of other instances may lag behind. */
const EXCHANGE_MS = 500;
/** How late the usage of API keys is written. */
const USAGE_MS = 5_000;
const READ_CONNECTIONS = 8;
const ENGINE_CONNECTIONS = 4;
/** Subscriptions have a pool of their own, so that rendering them never makes a page wait. */
const LIVE_CONNECTIONS = 3;
const BACKGROUND_JOBS = 2;
/** Webhooks that are served at the same time; each waits for its endpoint most of the time. */
const WEBHOOK_JOBS = 20;
const IMPORTS_AT_ONCE = 1;
const SESSION_SWEEP_MS = 5_000;
/** A key that is revoked while LISTEN does not work, or expires, ends its sockets within a second. */
const KEY_SWEEP_MS = 1_000;
const EVERY_MINUTE = '* * * * *';
/** What a transport allows one statement: GraphQL is anybody's, REST runs the repository's own documents. */
const limitsOf = { graphql: { page: 100, nodes: 10_000 }, rest: { page: 1_000, nodes: 1_000_000 } };

/** The GraphQL document of a request, in its body or its address. */
const documentOf = ({ body, query }: FastifyRequest): unknown =>
  (body as { query?: unknown } | null | undefined)?.query ?? (query as { query?: unknown }).query;

const NOBODY: Viewer = { id: null, admin: false, staff: false };

/** Composes database, schema and transports; the tests start this too. `direct` bypasses a pooler, for what needs a session. */
export const openApp = async (
  settings: Settings,
  address: DatabaseAddress,
  { secretKey, direct = address }: { secretKey: string; direct?: DatabaseAddress },
): Promise<App> => {
  const orm = await openOrm(address);
  const schema = await feedstockSchema();
  const catalog = new Catalog(schema, orm.getMetadata());
  let stopping = false;
  const http = await openHttp(settings, () => stopping);
  const onBreak = (error: Error): void => http.log.warn({ err: error }, 'an idle database connection broke');
  const { prepared } = settings;
  const pool = openPool(address, READ_CONNECTIONS, onBreak, { prepared });
  const livePool = openPool(address, LIVE_CONNECTIONS, onBreak, { prepared });
  const enginePool = openPool(address, ENGINE_CONNECTIONS, onBreak, { prepared });
  const jobPool = openPool(direct, WORKER_CONNECTIONS, onBreak, { prepared });
  const metrics = new Metrics();
  metrics.pools({ reads: pool, live: livePool, engine: enginePool, jobs: jobPool });
  const liveReader = new Reader(livePool, catalog, new StatementNames());
  const reader = new Reader(pool, catalog, new StatementNames());

  const isLimited = (from: string): boolean =>
    settings.rateLimits === 'on' ||
    (settings.rateLimits === 'auto' && (settings.nodeEnv === 'production' || !isLoopback(from)));
  const sessions = new SessionStore(pool, settings.session);
  const cookie = new HostCookie('feedstock_sid', settings.publicUrl, settings.session.days);
  const sharedLimits = new SharedLimits(pool, (error) =>
    http.log.warn({ err: error }, 'limits are not exchanged with other instances'),
  );
  const limits = new LoginLimits(pool, settings.limits, isLimited, sharedLimits);
  const signIn: SignIn = {
    sessions,
    cookie,
    devices: new KnownDevices(secretKey),
    deviceCookie: new HostCookie('feedstock_devices', settings.publicUrl, DEVICE_DAYS),
    limits,
    publicUrl: settings.publicUrl,
  };

  const onNotificationError = (error: unknown): void => http.log.warn({ err: error }, 'notifications failed');
  const notifications = new Notifications(direct, onNotificationError);
  const recordHub = new RecordHub(livePool, notifications, onNotificationError);
  const sendsEmails = settings.smtpUrl !== undefined;
  const apiKeys = new ApiKeyStore(pool, {
    wrongKeys: sharedLimits.limiter('wrong_key', { points: settings.limits.loginFailuresPerMinute, duration: 60 }),
    isLimited,
  });
  const keyUsage = new KeyUsage(pool);
  const services = await openAuctionServices(
    { engine: enginePool, reads: pool, live: livePool },
    notifications,
    secretKey,
    http.log,
    metrics,
    sendsEmails,
  );
  notifications.on(SESSIONS_ENDED, () => {
    sessions.invalidate();
    apiKeys.invalidate();
  });
  await notifications.start();
  recordHub.start();
  const { engine, signer } = services;

  const viewerOf = async (sessionId: string | undefined): Promise<Viewer> => {
    const signedIn = sessionId === undefined ? null : await sessions.find(sessionId);
    return {
      ...viewerIn(signedIn, isDemoServer(settings)),
      allConfirmed: !sendsEmails,
      mustConfirmEmail: sendsEmails && signedIn !== null && signedIn.unconfirmed,
    };
  };
  const viewerWith = ({ id, userId, scopes, unconfirmed }: ValidApiKey): Viewer => ({
    // Keys of staff have the rights of other members.
    id: userId,
    admin: false,
    staff: false,
    allConfirmed: !sendsEmails,
    mustConfirmEmail: sendsEmails && unconfirmed,
    key: { id, scopes },
  });
  /** The viewer of an HTTP request, whose id also goes into the log. */
  const identify = async (request: FastifyRequest): Promise<Viewer> => {
    const viewer = request.apiKey ? viewerWith(request.apiKey) : await viewerOf(cookie.read(request));
    request.memberId = viewer.id;
    return viewer;
  };
  const namesFor = settings.ai
    ? askModel(settings.ai, {
        perMember: sharedLimits.limiter('model', { points: settings.ai.questionsPerHour, duration: 3600 }),
        onError: (error) => http.log.warn({ err: error }, 'the model suggested nothing'),
      })
    : noNames;
  const commandServices = {
    engine,
    signer,
    challenges: new Challenges(secretKey),
    apiKeys,
    authenticatorSecrets: new AuthenticatorSecrets(secretKey),
    webhooks: { secrets: new WebhookSecrets(secretKey), allowsLoopback: settings.webhooksAllowLoopback },
    namesFor,
    settingsInForce: settings.inForce,
  };
  const shared = { ...commandServices, reader, unitOfWork: () => orm.em.fork() };
  const budgets = new Budgets(settings.limits, isLimited, sharedLimits, keyUsage);
  addRateLimitHeaders(http);
  const contextOf =
    (kind: keyof typeof limitsOf) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
      const viewer = await identify(request);
      const spending = budgets.spendingOf(viewer, request.ip);
      showBalance(request, spending);
      // Before anything is parsed; a valid operation pays what it costs instead.
      await spending.prepay(weights.operation + (kind === 'graphql' ? documentPoints(documentOf(request)) : 0));
      const transport = new HttpTransport(request, reply, kind, signIn);
      return new RequestContext(shared, { viewer, limits: limitsOf[kind], transport, spending });
    };

  const costs = new CostModel(catalog);
  const operationLimits = new OperationLimits(costs);
  /** Charges the address of a request that nobody has to sign in for. */
  const chargeVisitor = async (request: FastifyRequest, points: number): Promise<void> => {
    const spending = budgets.spendingOf(NOBODY, request.ip);
    showBalance(request, spending);
    await spending.charge(points);
  };
  authenticateKeys(http, { keys: apiKeys, charge: (request) => chargeVisitor(request, weights.operation) });
  const leaves = leafSchema(schema, catalog);
  const apollo = await openApollo(schema, leaves, operationLimits, http.log);
  addGraphQL(http, apollo, contextOf('graphql'));
  addRestRoutes(http, apollo, schema, contextOf('rest'));
  const stopScheduler = startScheduler(
    [
      { name: 'exchange limits', everyMs: EXCHANGE_MS, run: () => sharedLimits.exchange() },
      { name: 'write usage of API keys', everyMs: USAGE_MS, run: () => keyUsage.write() },
    ],
    http.log,
    metrics,
  );
  const searchIndexer = new SearchIndexer(pool, (error) =>
    http.log.warn({ err: error }, 'the search index is not updated'),
  );
  searchIndexer.start();
  const mailer = await openMailer(settings, http.log);
  const unsubscribe = new UnsubscribeTokens(secretKey);
  /** For what has no request: subscriptions and webhooks. */
  const contextFor = (viewer: Viewer): Context => ({
    viewer,
    limits: limitsOf.graphql,
    reader: liveReader,
    finder: new MaterialFinder(livePool),
    em: orm.em.fork(),
    ...commandServices,
    transport: NO_TRANSPORT,
    spending: budgets.unlimited(),
  });
  const webhookSender = new WebhookSender({ allowsLoopback: settings.webhooksAllowLoopback });
  const subjects = new SubjectReader({ leaves, contextFor, allConfirmed: !sendsEmails });
  const stopWorker = await startWorker(jobPool, {
    groups: [
      {
        concurrency: BACKGROUND_JOBS,
        tasks: {
          [PREPARE_EXPORT]: prepareExport(pool, () => orm.em.fork()),
          [WEBHOOK_EVENT]: fanOutTask(pool, subjects),
        },
        recurring: [
          { name: 'expire postings', at: EVERY_MINUTE, run: () => expirePostings(pool) },
          { name: 'announce availability', at: EVERY_MINUTE, run: () => announceAvailability(orm.em.fork()) },
          {
            name: 'announce offers to saved searches',
            at: EVERY_MINUTE,
            run: () => announceSearchedOffers(pool, () => orm.em.fork()),
          },
          {
            name: 'follow up unconfirmed orders',
            at: EVERY_MINUTE,
            run: () => followUpUnconfirmedOrders(orm.em.fork(), settings.orderConfirmationDays),
          },
          ...(settings.seed === 'demo'
            ? [{ name: 'advance demo prices', at: '5 * * * *', run: () => advancePrices(pool, dayOf(new Date())) }]
            : []),
          { name: 'purge sessions', at: '10 * * * *', run: () => sessions.purge() },
          { name: 'purge shared limits', at: EVERY_MINUTE, run: () => sharedLimits.purge() },
          { name: 'purge write quotas', at: '15 * * * *', run: () => purgeQuotas(pool) },
          { name: 'maintain the audit log', at: '25 * * * *', run: () => maintainAuditLog(pool) },
          { name: 'purge usage of API keys', at: '45 * * * *', run: () => keyUsage.purge() },
          { name: 'purge data exports', at: '35 * * * *', run: () => purgeExports(pool) },
          { name: 'purge imports of offerings', at: '40 * * * *', run: () => purgeImports(pool) },
          { name: 'purge one-time links', at: '30 * * * *', run: () => purgeLinks(pool) },
          { name: 'purge login limits', at: '20 * * * *', run: () => limits.purge() },
          { name: 'purge webhook deliveries', at: '40 * * * *', run: () => purgeDeliveries(pool) },
          { name: 'resume webhook deliveries', at: EVERY_MINUTE, run: () => resumeDeliveries(pool) },
          {
            name: 'clean up the job queue',
            at: '50 * * * *',
            run: () => cleanUpJobs(jobPool, [DELIVER_WEBHOOK, DIGEST_EMAIL, IMPORT_OFFERINGS], http.log),
          },
          { name: 'purge used challenges', at: '25 * * * *', run: () => purgeUsedChallenges(pool) },
        ],
      },
      {
        concurrency: IMPORTS_AT_ONCE,
        tasks: {
          [IMPORT_OFFERINGS]: importTask(
            () => orm.em.fork(),
            (error) => http.log.error({ err: error }, 'a row of an import failed'),
          ),
        },
      },
      {
        concurrency: mailer.concurrency,
        tasks: {
          [ACCOUNT_EMAIL]: accountEmailTask(pool, mailer),
          [PASSWORD_RESET_EMAIL]: passwordResetTask(pool, mailer),
          [LINK_EMAIL]: linkTask(pool, mailer),
          [NOTICE_EMAIL]: noticeEmailTask(pool, mailer, unsubscribe),
          [DIGEST_EMAIL]: digestEmailTask(pool, mailer, unsubscribe),
        },
      },
      {
        concurrency: WEBHOOK_JOBS,
        tasks: {
          [DELIVER_WEBHOOK]: deliverTask({
            pool,
            unitOfWork: () => orm.em.fork(),
            sender: webhookSender,
            subjects,
            secrets: commandServices.webhooks.secrets,
            metrics,
            onError: (error) => http.log.error({ err: error }, 'the subject of a webhook event could not be read'),
          }),
        },
      },
    ],
    prepared,
    log: http.log,
    metrics,
  });
  addHealth(http, pool, {
    isStopping: () => stopping,
    metrics,
    metricsToken: settings.metricsToken,
    charge: (request, points) => chargeVisitor(request, points),
  });
  addDocs(http, schema, { cookie: cookie.name, address: settings.publicUrl ?? `http://localhost:${settings.port}` });
  addGraphQLDocs(http, schema, settings.webDir);
  const onSweepError = (error: unknown): void =>
    http.log.warn({ err: error }, 'sockets could not be matched with their sessions and keys');
  const sessionSockets = new MemberSockets({
    stillOpen: (ids) => sessions.stillValid(ids),
    everyMs: SESSION_SWEEP_MS,
    reason: 'Signed out',
    onError: onSweepError,
  });
  sessions.onEnd(() => void sessionSockets.sweep());
  const keySockets = new MemberSockets({
    stillOpen: (secrets) => apiKeys.stillValid(secrets),
    everyMs: KEY_SWEEP_MS,
    reason: 'API key ended',
    onError: onSweepError,
  });
  apiKeys.onEnd(() => void keySockets.sweep());
  const callerWith = async (secret: string, from: string): Promise<SocketCaller> => ({
    viewer: viewerWith(await apiKeys.find(secret, from)),
    credential: { sockets: keySockets, value: secret },
  });
  addSocket(http, {
    metrics,
    schema,
    leaves,
    hubs: { auctions: services.hub, records: recordHub },
    operationLimits,
    spendingOf: (viewer, from) => budgets.spendingOf(viewer, from),
    onError: (error) => http.log.error({ err: error }, 'subscription failed'),
    trust: trustOf(settings.trustProxy),
    limits: settings.limits,
    isLimited,
    authenticate: async (request, from) => {
      const secret = bearerOf(request);
      if (secret !== undefined) return callerWith(secret, from);
      refuseOtherOrigins(request.headers, settings.publicUrl);
      const session = http.parseCookie(request.headers.cookie ?? '')[cookie.name];
      return {
        viewer: await viewerOf(session),
        credential: session === undefined ? undefined : { sockets: sessionSockets, value: session },
      };
    },
    authenticateKey: async (authorization, from) => {
      if (typeof authorization !== 'string') throw invalidApiKey();
      return callerWith(secretIn(authorization), from);
    },
    contextFor,
  });
  const originOf = siteOrigin(settings.publicUrl, http);
  await addUnsubscribe(http, {
    pool,
    tokens: unsubscribe,
    charge: (request) => chargeVisitor(request, requestWeights.unsubscribe),
  });
  addSearchEngines(http, { pool, originOf, charge: (request) => chargeVisitor(request, requestWeights.sitemap) });
  await addWeb(http, {
    apollo,
    originOf,
    findFormerEntry: (id) => findFormerEntry(pool, id),
    folder: settings.webDir,
    hasSession: (request) => cookie.read(request) !== undefined,
    viewerOf: identify,
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
      await delay(settings.drainSeconds * 1_000);
      await http.close();
      await sessionSockets.stop();
      await keySockets.stop();
      await stopScheduler();
      await keyUsage.write().catch((error: unknown) => http.log.warn({ err: error }, 'usage of API keys is lost'));
      await searchIndexer.stop();
      await stopWorker();
      mailer.close();
      await apollo.stop();
      await services.stop();
      await recordHub.stop();
      await notifications.stop();
      await orm.close();
      await enginePool.end();
      await livePool.end();
      await jobPool.end();
      await pool.end();
    },
  };
};
