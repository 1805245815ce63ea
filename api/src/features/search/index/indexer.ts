import type { Pool } from 'pg';
import { inTransaction } from '../../../database/inTransaction.ts';
import { Poller } from '../../../common/poller.ts';
import { lockIndex, updateIndex } from './rebuild.ts';

/** Changes are found within a second, also by instances behind a pooler, where LISTEN does not work. */
const POLL_MS = 500;

/**
 * Keeps the index up to date with changes of materials, offers and suppliers. Every instance runs one; the one that gets the lock
 * indexes the waiting changes, and the others try again.
 */
export class SearchIndexer {
  private readonly pool: Pool;
  private readonly poller: Poller;

  constructor(pool: Pool, onError: (error: unknown) => void) {
    this.pool = pool;
    this.poller = new Poller(() => this.catchUp(), POLL_MS, onError);
  }

  start(): void {
    this.poller.start();
  }

  stop(): Promise<void> {
    return this.poller.stop();
  }

  /** Indexes all queued changes, unless another instance is doing so. */
  async catchUp(): Promise<void> {
    while (await this.hasChanges()) if (!(await this.indexSome())) return;
  }

  private async hasChanges(): Promise<boolean> {
    const { rowCount } = await this.pool.query('select from search_change limit 1');
    return rowCount === 1;
  }

  /** Whether there may be more changes that this instance can index. */
  private indexSome(): Promise<boolean> {
    return inTransaction(this.pool, async (client) => (await lockIndex(client)) && updateIndex(client));
  }
}
