import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { version } from './version.ts';

type Values = Readonly<Record<string, number>>;
type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

const FAST = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/** What Prometheus reads of one server; documented in docs/operations.md. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly counter = (name: string, help: string, label: string) =>
    new Counter({ name, help, labelNames: [label], registers: this.registers });

  readonly requestDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    registers: this.registers,
  });
  readonly batchSize = new Histogram({
    name: 'feedstock_engine_batch_commands',
    help: 'Commands decided in one transaction.',
    buckets: SIZES,
    registers: this.registers,
  });
  readonly decideDuration = new Histogram({
    name: 'feedstock_engine_decide_seconds',
    help: 'Time to decide the commands of a batch.',
    buckets: FAST,
    registers: this.registers,
  });
  readonly commitDuration = new Histogram({
    name: 'feedstock_engine_commit_seconds',
    help: 'Time to write and commit a batch, without deciding.',
    buckets: FAST,
    registers: this.registers,
  });
  readonly jobDuration = new Histogram({
    name: 'feedstock_job_duration_seconds',
    help: 'Time that runs of a scheduled job took.',
    labelNames: ['job'],
    registers: this.registers,
  });
  readonly jobFailures = this.counter('feedstock_job_failures_total', 'Failed runs of a scheduled job.', 'job');
  readonly jobLastSuccess = new Gauge({
    name: 'feedstock_job_last_success_timestamp_seconds',
    help: 'When a scheduled job last succeeded, as a Unix time.',
    labelNames: ['job'],
    registers: this.registers,
  });

  readonly webhookAttempts = this.counter(
    'feedstock_webhook_attempts_total',
    'Attempts to send an event to a webhook: delivered, failed or skipped.',
    'result',
  );

  readonly operationDuration = new Histogram({
    name: 'feedstock_operation_duration_seconds',
    help: 'Time to answer a GraphQL operation, by its name if it is one of the web app or of REST.',
    labelNames: ['operation'],
    buckets: [0.025, 0.1, 0.5, 2.5],
    registers: this.registers,
  });
  readonly operationPoints = this.counter(
    'feedstock_operation_points_total',
    'Cost points of GraphQL operations, refused ones included.',
    'operation',
  );
  readonly operationErrors = this.counter(
    'feedstock_operation_errors_total',
    'GraphQL operations that were refused or failed, by their first error.',
    'code',
  );
  readonly rootFields = this.counter(
    'feedstock_root_fields_total',
    'GraphQL operations that ask for a root field.',
    'field',
  );
  readonly slowStatements = this.counter(
    'feedstock_slow_statements_total',
    'Database statements above SLOW_STATEMENT_MS.',
    'pool',
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // Gauges with the suffix of counters; the same numbers come by type.
    for (const kind of ['handles', 'requests', 'resources'])
      this.registry.removeSingleMetric(`nodejs_active_${kind}_total`);
    new Gauge({
      name: 'feedstock_build_info',
      help: 'The running version; always 1.',
      labelNames: ['version', 'node'],
      registers: this.registers,
    }).set({ version, node: process.version }, 1);
  }

  /** A value that is read when Prometheus asks. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.registers,
      collect() {
        this.set(read());
      },
    });
  }

  /** A value for each value of a label, read when Prometheus asks. */
  gauges(name: string, help: string, label: string, read: () => Values | Promise<Values>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: this.registers,
      async collect() {
        const values = await read();
        this.reset();
        for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
      },
    });
  }

  /** The connections of each pool by its name; one may be opened later. */
  pools(pools: () => Readonly<Record<string, PoolCounts>>): void {
    const add = (name: string, help: string, count: keyof PoolCounts): void =>
      this.gauges(name, help, 'pool', () =>
        Object.fromEntries(Object.entries(pools()).map(([pool, counts]) => [pool, counts[count]])),
      );
    add('feedstock_pool_connections', 'Open database connections.', 'totalCount');
    add('feedstock_pool_idle_connections', 'Database connections that nothing uses.', 'idleCount');
    add('feedstock_pool_waiting_requests', 'Requests that wait for a connection.', 'waitingCount');
  }
}
