import pg from 'pg';

const CONNECTIONS = 2;
/** A connection whose next answer is later than this takes no further statements, and those behind it are run elsewhere. */
const LATE_MS = 50;

interface Pipeline {
  client: Promise<pg.Client>;
  waiting: number;
  /** When the last statement was answered, or sent on an idle connection. */
  movedAt: number;
}

const isLate = ({ waiting, movedAt }: Pipeline): boolean => waiting > 0 && performance.now() > movedAt + LATE_MS;

/** The answer of a statement that was sent behind others; undefined once their answers are late. */
const unlessLate = <Row>(pipeline: Pipeline, answer: Promise<Row | undefined>): Promise<Row | undefined> =>
  new Promise((resolve, reject) => {
    const check = setInterval(() => isLate(pipeline) && resolve(undefined), LATE_MS);
    answer.then(resolve, reject).finally(() => clearInterval(check));
  });

/**
 * A few connections that send the statements of many callers without waiting for the answers of the ones before, which saves most system
 * calls. PostgreSQL answers in order, so only cheap statements belong here, and one caller has one at a time.
 */
export class Pipelines {
  private readonly pipelines = new Set<Pipeline>();
  private readonly callers = new Set<string>();
  private isEnding = false;

  constructor(private readonly create: () => pg.Client) {}

  /** The rows; undefined if the statement has to be run elsewhere: no connection is free for the caller, or one was lost or is late. */
  async query<Row extends pg.QueryResultRow>(caller: string, statement: pg.QueryConfig): Promise<Row[] | undefined> {
    const pipeline = this.callers.has(caller) ? undefined : this.leastBusy();
    if (!pipeline) return undefined;
    this.callers.add(caller);
    const isFirst = pipeline.waiting === 0;
    const answer = this.send<Row>(pipeline, statement).finally(() => this.callers.delete(caller));
    return isFirst ? answer : unlessLate(pipeline, answer);
  }

  /** As of a pool; a statement waits while another one on its connection is not answered. */
  get counts() {
    const waiting = [...this.pipelines].map((pipeline) => pipeline.waiting);
    return {
      totalCount: waiting.length,
      idleCount: waiting.filter((count) => count === 0).length,
      waitingCount: waiting.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    };
  }

  async end(): Promise<void> {
    this.isEnding = true;
    const clients = await Promise.allSettled([...this.pipelines].map(({ client }) => client));
    await Promise.all(clients.map((client) => client.status === 'fulfilled' && client.value.end()));
  }

  private async send<Row extends pg.QueryResultRow>(
    pipeline: Pipeline,
    statement: pg.QueryConfig,
  ): Promise<Row[] | undefined> {
    if (pipeline.waiting++ === 0) pipeline.movedAt = performance.now();
    try {
      const client = await pipeline.client;
      const { rows } = await client.query<Row>(statement);
      return rows;
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw error;
      this.drop(pipeline);
      return undefined;
    } finally {
      pipeline.waiting -= 1;
      pipeline.movedAt = performance.now();
    }
  }

  private leastBusy(): Pipeline | undefined {
    if (this.isEnding) return undefined;
    const [first] = [...this.pipelines]
      .filter((pipeline) => !isLate(pipeline))
      .toSorted((one, other) => one.waiting - other.waiting);
    if (first && (first.waiting === 0 || this.pipelines.size === CONNECTIONS)) return first;
    return this.pipelines.size < CONNECTIONS ? this.open() : undefined;
  }

  private open(): Pipeline {
    const client = this.create();
    const pipeline: Pipeline = { client: client.connect().then(() => client), waiting: 0, movedAt: performance.now() };
    // Unhandled, either failure would end the process.
    pipeline.client.catch(() => this.drop(pipeline));
    client.on('error', () => this.drop(pipeline));
    this.pipelines.add(pipeline);
    return pipeline;
  }

  private drop(pipeline: Pipeline): void {
    if (!this.pipelines.delete(pipeline)) return;
    void pipeline.client.then((client) => client.end()).catch(() => undefined);
  }
}
