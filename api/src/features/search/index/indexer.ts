import type { Pool } from 'pg';
import { inTransaction } from '../../../database/inTransaction.ts';
import { Poller } from '../../../common/poller.ts';
import { isBehind, lockIndex, updateIndex } from './rebuild.ts';

/** Changes are found within a second, also by instances behind a pooler, where LISTEN does not work. */
const POLL_MS = 500;

/**
 * Builds the index if it is absent or of an earlier version, and keeps it up to date with changes of materials, offers and suppliers.
 * Every instance runs one; the one that gets the lock does the work, and the others try again.
 */
export class SearchIndexer {
  private readonly poller: Poller;
  private readonly stopping = new AbortController();

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
    while (await isBehind(this.pool)) if (!(await this.indexSome())) return;
  }

  /** Whether there may be more that this instance can index. */
  private indexSome(): Promise<boolean> {
    const building = { log: this.log, signal: this.stopping.signal };
    return inTransaction(this.pool, async (client) => (await lockIndex(client)) && updateIndex(client, building));
  }
}
