import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const FAST = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/** What Prometheus reads of one server; documented in docs/operations.md. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

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
  readonly jobFailures = new Counter({
    name: 'feedstock_job_failures_total',
    help: 'Failed runs of a scheduled job.',
    labelNames: ['job'],
    registers: this.registers,
  });
  readonly jobLastSuccess = new Gauge({
    name: 'feedstock_job_last_success_timestamp_seconds',
    help: 'When a scheduled job last succeeded, as a Unix time.',
    labelNames: ['job'],
    registers: this.registers,
  });

  readonly webhookAttempts = new Counter({
    name: 'feedstock_webhook_attempts_total',
    help: 'Attempts to send an event to a webhook: delivered, failed or skipped.',
    labelNames: ['result'],
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
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

  /** The connections of each pool by its name. */
  pools(pools: Readonly<Record<string, Pool>>): void {
    const poolGauge = (name: string, help: string, read: (pool: Pool) => number): void => {
      new Gauge({
        name,
        help,
        labelNames: ['pool'],
        registers: this.registers,
        collect() {
          for (const [label, pool] of Object.entries(pools)) this.set({ pool: label }, read(pool));
        },
      });
    };
    poolGauge('feedstock_pool_connections', 'Open database connections.', ({ totalCount }) => totalCount);
    poolGauge(
      'feedstock_pool_idle_connections',
      'Database connections that nothing uses.',
      ({ idleCount }) => idleCount,
    );
    poolGauge('feedstock_pool_waiting_requests', 'Requests that wait for a connection.', (pool) => pool.waitingCount);
  }
}
