import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../../database/inTransaction.ts';
import { Poller } from '../../../../common/poller.ts';
import { indexWords, isBehind, lockIndex, updateIndex } from './rebuild.ts';

/** Changes are found within a second, also by instances behind a pooler, where LISTEN does not work. */
const POLL_MS = 500;
/** The words of a large catalogue take seconds; they are written again after a pause, and materials do not wait for them. */
const SLOW_MS = 2_000;
const PAUSE_MS = 60_000;

/**
 * Builds the index if it is absent or of an earlier version, and keeps it up to date with changes of materials, offers and suppliers.
 * Every instance runs one; the one that gets the lock does the work, and the others try again.
 */
export class SearchIndexer {
  private readonly poller: Poller;
  private readonly stopping = new AbortController();
  private wordsDueAt = -Infinity;

  constructor(
    private readonly pool: Pool,
    onError: (error: unknown) => void,
    private readonly log: (line: string) => void = () => undefined,
  ) {
    const { signal } = this.stopping;
    this.poller = new Poller(
      () => this.catchUp(),
      POLL_MS,
      (error) => signal.aborted || onError(error),
    );
  }

  start(): void {
    this.poller.start();
  }

  stop(): Promise<void> {
    this.stopping.abort();
    return this.poller.stop();
  }

  /** Does all that there is to do, unless another instance is doing so. */
  async catchUp(): Promise<void> {
    while (await isBehind(this.pool, this.areWordsDue())) if (!(await this.indexSome())) return;
  }

  /** Whether there may be more that this instance can index. */
  private async indexSome(): Promise<boolean> {
    const building = { log: this.log, signal: this.stopping.signal };
    if (await this.locked((client) => updateIndex(client, building))) return true;
    if (!this.areWordsDue()) return false;
    const began = performance.now();
    const isWritten = await this.locked(indexWords);
    if (performance.now() - began > SLOW_MS) this.wordsDueAt = performance.now() + PAUSE_MS;
    return isWritten;
  }

  private areWordsDue(): boolean {
    return performance.now() >= this.wordsDueAt;
  }

  private locked(work: (client: PoolClient) => Promise<boolean>): Promise<boolean> {
    return inTransaction(this.pool, async (client) => (await lockIndex(client)) && work(client));
  }
}
