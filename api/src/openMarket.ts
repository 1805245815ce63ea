import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Pool } from 'pg';
import type { DatabaseAddress } from './database/address.ts';
import { Notifications } from './database/notifications.ts';
import { Pipelines } from './database/pipelines.ts';
import { openClient, openPool } from './database/pool.ts';
import { slowStatements } from './database/slowStatements.ts';
import { DIGEST_EMAIL } from './features/people/notices/notify.ts';
import { IMPORT_OFFERINGS } from './features/around/partners/inventory/offeringImport.service.ts';
import { DELIVER_WEBHOOK } from './features/around/partners/webhooks/deliveryJobs.ts';
import { ProductFinder } from './features/goods/search/productFinder.ts';
import { cleanUpJobs } from './jobs/cleanUpJobs.ts';
import { addQueueMetrics } from './jobs/queueMetrics.ts';
import { startIntervals } from './jobs/startIntervals.ts';
import { EVERY_MINUTE, startWorker, WORKER_CONNECTIONS, type RecurringTask, type Task } from './jobs/worker.ts';
import { Budgets } from './limits/budgets.ts';
import { SharedLimits } from './limits/sharedLimits.ts';
import { Metrics } from './common/metrics.ts';
import { Catalog } from './reading/catalog.ts';
import { askIndexedLetters } from './reading/indexedLetters.ts';
import { toExecutionSchema } from './reading/executionSchema.ts';
import { Reader } from './reading/read.ts';
import type { Viewer } from './reading/reading.ts';
import { StatementNames } from './reading/statementNames.ts';
import type { Context } from './schema/context.ts';
import type { JobGroup, Market, OpenedSlice } from './schema/market.ts';
import { readTermsIn } from './schema/readTermsIn.ts';
import type { Services } from './schema/services.ts';
import { advancePrices } from './seed/demoPrices.ts';
import { dayOf } from './seed/time.ts';
import { isLoopback } from './server/http/loopback.ts';
import { limitsOf } from './server/graphql/contextFactory.ts';
import { NO_TRANSPORT } from './server/http/transport.ts';
import type { Settings } from './settings/settings.ts';
import { marketSchema, openMarketOrm, slices } from './slices.ts';
import { purgeQuotas } from './writing/quota.ts';

const READ_CONNECTIONS = 8;
/** How long a cheap read waits before it is repeated on a connection of the pool. */
const PIPELINE_MS = 2_000;
const ENGINE_CONNECTIONS = 4;
/** Subscriptions have a pool of their own: on that of reads, a few costly ones made pages wait for a connection. */
const LIVE_CONNECTIONS = 3;
/** How far the counts of other instances may lag behind. */
const EXCHANGE_MS = 500;
/** Webhooks wait for their endpoints most of the time. */
const JOBS_AT_ONCE = { background: 2, imports: 1, webhooks: 20 };

interface Options {
  settings: Settings;
  address: DatabaseAddress;
  /** The database past a pooler. */
  direct: DatabaseAddress;
  secretKey: string;
  log: FastifyBaseLogger;
}

/** The opened slices, and what transports need of the parts below them. */
export interface OpenedMarket extends Market {
  reader: Reader;
  catalog: Catalog;
  schema: GraphQLSchema;
  budgets: Budgets;
  stop(): Promise<void>;
}

/** Opens the database, the slices in their order, and the jobs. */
export const openMarket = async ({ settings, address, direct, secretKey, log }: Options): Promise<OpenedMarket> => {
  const metrics = new Metrics();
  const slow = slowStatements(settings.slowStatementMs, log, (pool) => metrics.slowStatements.inc({ pool }));
  let writes: Pool | undefined;
  const orm = await openMarketOrm(address, { slow, onPool: (pool) => (writes = pool) });
  const schema = await marketSchema();
  const catalog = new Catalog(schema, orm.getMetadata());
  const open = (name: string, to: DatabaseAddress, connections: number): Pool =>
    openPool(to, connections, (error) => log.warn({ err: error, pool: name }, 'an idle database connection broke'), {
      prepared: settings.prepared,
      name,
      slow,
    });
  const pools = {
    reads: open('reads', address, READ_CONNECTIONS),
    live: open('live', address, LIVE_CONNECTIONS),
    engine: open('engine', address, ENGINE_CONNECTIONS),
    jobs: open('jobs', direct, WORKER_CONNECTIONS),
  };
  const pipelines = new Pipelines(() =>
    openClient(address, settings.prepared, { name: 'pipelined', slow, query_timeout: PIPELINE_MS }),
  );
  metrics.pools(() => ({ ...pools, ...(writes && { writes }), pipelined: pipelines.counts }));
  const sharedLimits = new SharedLimits(pools.reads, (error) =>
    log.warn({ err: error }, 'limits are not exchanged with other instances'),
  );
  const notifications = new Notifications(direct, (error) => log.warn({ err: error }, 'notifications failed'));
  metrics.gauge('feedstock_listening', 'Whether notifications of other instances arrive (LISTEN).', () =>
    Number(notifications.isListening),
  );
  const liveReader = new Reader(pools.live, catalog, new StatementNames());
  const services = Object.assign({} as Services, { settingsInForce: settings.inForce });
  const contextFor = (viewer: Viewer): Context => ({
    viewer,
    limits: limitsOf.graphql,
    reader: liveReader,
    finder: new ProductFinder(pools.live),
    reads: pools.live,
    em: orm.em.fork(),
    services,
    transport: NO_TRANSPORT,
    budget: budgets.unlimited(),
  });
  const market: Market = {
    settings,
    secretKey,
    pools,
    unitOfWork: () => orm.em.fork(),
    notifications,
    sharedLimits,
    isLimited: limitedBy(settings),
    log,
    metrics,
    sendsEmails: settings.smtpUrl !== undefined,
    executionSchema: readTermsIn(toExecutionSchema(schema, catalog)),
    contextFor,
    services,
  };
  if (!(await askIndexedLetters(pools.reads))) log.warn(FEW_LETTERS);
  const opened = await openSlices(market);
  const budgets = new Budgets(settings.limits, market.isLimited, sharedLimits, services.keyUsage);
  await notifications.start();
  const stopJobs = await startJobs(market, pools.jobs, opened);
  return {
    ...market,
    reader: new Reader(pools.reads, catalog, new StatementNames(), pipelines),
    catalog,
    schema,
    budgets,
    stop: async () => {
      await stopJobs();
      for (const slice of opened.toReversed()) await slice.stop?.();
      await notifications.stop();
      await pipelines.end();
      await closeDatabase(orm, Object.values(pools));
    },
  };
};

const FEW_LETTERS = `the search knows the letters from A to Z only, and words with others cost as much as short ones: dump the database and restore it into one with lc_ctype 'C.UTF-8' (docs/operations.md)`;

const limitedBy =
  ({ rateLimits, nodeEnv }: Settings) =>
  (address: string): boolean =>
    rateLimits === 'on' || (rateLimits === 'auto' && (nodeEnv === 'production' || !isLoopback(address)));

const openSlices = async (market: Market): Promise<OpenedSlice[]> => {
  const opened: OpenedSlice[] = [];
  for (const { open } of slices) {
    if (!open) continue;
    const slice = await open(market);
    Object.assign(market.services, slice.services);
    opened.push(slice);
  }
  return opened;
};

/** Starts the jobs and intervals of all slices and of composition. */
const startJobs = async (market: Market, pool: Pool, opened: readonly OpenedSlice[]): Promise<() => Promise<void>> => {
  const { settings, sharedLimits, pools, log, metrics, services } = market;
  const tasksOf = (group: JobGroup): Record<string, Task> =>
    Object.assign({}, ...opened.map(({ tasks }) => tasks?.[group]));
  const recurring: RecurringTask[] = [
    ...opened.flatMap((slice) => slice.recurring ?? []),
    { name: 'purge shared limits', at: EVERY_MINUTE, run: () => sharedLimits.purge() },
    { name: 'purge write quotas', at: '15 * * * *', run: () => purgeQuotas(pools.reads) },
    {
      name: 'clean up the job queue',
      at: '50 * * * *',
      run: () => cleanUpJobs(pool, [DELIVER_WEBHOOK, DIGEST_EMAIL, IMPORT_OFFERINGS], log),
    },
  ];
  if (settings.seed === 'demo')
    recurring.push({
      name: 'advance demo prices',
      at: '5 * * * *',
      run: () => advancePrices(pools.reads, dayOf(new Date())),
    });
  const stopIntervals = startIntervals(
    [
      { name: 'exchange limits', everyMs: EXCHANGE_MS, run: () => sharedLimits.exchange() },
      ...opened.flatMap((slice) => slice.intervals ?? []),
    ],
    log,
    metrics,
  );
  const groups = {
    background: { concurrency: JOBS_AT_ONCE.background, tasks: tasksOf('background'), recurring },
    imports: { concurrency: JOBS_AT_ONCE.imports, tasks: tasksOf('imports') },
    emails: { concurrency: services.mailer.concurrency, tasks: tasksOf('emails') },
    webhooks: { concurrency: JOBS_AT_ONCE.webhooks, tasks: tasksOf('webhooks') },
  };
  addQueueMetrics(metrics, pool, groups);
  const stopWorker = await startWorker(pool, {
    groups: Object.values(groups),
    prepared: settings.prepared,
    log,
    metrics,
  });
  return async () => {
    await stopIntervals();
    await stopWorker();
  };
};

const closeDatabase = async (orm: MikroORM, pools: readonly Pool[]): Promise<void> => {
  await orm.close();
  await Promise.all(pools.map((pool) => pool.end()));
};
