import type { Pool } from 'pg';
import { inTransaction } from '../../../database/inTransaction.ts';
import { indexChanges, isCurrent, lockIndex, rebuildIndex } from './rebuild.ts';

/** Changes are found within a second, also by instances behind a pooler, where LISTEN does not work. */
const POLL_MS = 250;

/**
 * Keeps the index up to date with changes of materials, offers and suppliers. Every instance runs one; the one that gets the lock
 * indexes the waiting changes, and the others try again.
 */
export class SearchIndexer {
  private readonly pool: Pool;
  private readonly onError: (error: unknown) => void;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(pool: Pool, onError: (error: unknown) => void) {
    this.pool = pool;
    this.onError = onError;
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Indexes all queued changes, unless another instance is doing so. */
  async catchUp(): Promise<void> {
    while (await this.hasChanges()) if (!(await this.indexSome())) return;
  }

  private wake(): void {
    this.running ??= this.catchUp()
      .catch(this.onError)
      .finally(() => (this.running = undefined));
  }

  private async hasChanges(): Promise<boolean> {
    const { rowCount } = await this.pool.query('select from search_change limit 1');
    return rowCount === 1;
  }

  /** Whether there may be more changes that this instance can index. */
  private indexSome(): Promise<boolean> {
    return inTransaction(this.pool, async (client) => {
      if (!(await lockIndex(client))) return false;
      if (await isCurrent(client)) return indexChanges(client);
      await rebuildIndex(client);
      return true;
    });
  }
}
