import pg from 'pg';
import type { DatabaseAddress } from './orm.ts';

const CHANNEL = 'feedstock_auction';
const COALESCE_MS = 5;
/** Ids in one notification, which may have 8,000 bytes. */
const MOST = 200;
const RECONNECT_MS = 1_000;

/**
 * Tells the other instances, never itself, that something changed in an auction. Only a hint, sent after the commit and outside of it:
 * a transaction that notifies makes all commits wait for each other. Whoever misses one finds the change by polling.
 */
export class Hints {
  private readonly address: DatabaseAddress;
  private readonly onHint: (auctionId: string) => void;
  private readonly onError: (error: unknown) => void;
  private client: pg.Client | undefined;
  private waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(address: DatabaseAddress, onHint: (auctionId: string) => void, onError: (error: unknown) => void) {
    this.address = address;
    this.onHint = onHint;
    this.onError = onError;
  }

  /** Listens on a connection of its own; a lost one is made again. */
  async start(): Promise<void> {
    const place = 'url' in this.address ? { connectionString: this.address.url } : this.address;
    // One hint may be sent before the one in front of it is answered.
    const client = new pg.Client({ ...place, pipeline: true });
    client.on('notification', ({ processId, payload }) => {
      // What this instance says itself, it knows already.
      if (processId === own) return;
      payload?.split(',').forEach((auctionId) => this.onHint(auctionId));
    });
    client.on('error', (error) => {
      this.onError(error);
      this.lost(client);
    });
    client.on('end', () => this.lost(client));
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const own = rows[0]?.pid;
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
  }

  /** Several changes of a few milliseconds go out together. */
  send(auctionId: string): void {
    this.waiting.add(auctionId);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const ids = [...this.waiting];
      this.waiting.clear();
      for (let at = 0; at < ids.length; at += MOST)
        this.client
          ?.query('select pg_notify($1, $2)', [CHANNEL, ids.slice(at, at + MOST).join(',')])
          .catch(this.onError);
    }, COALESCE_MS);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
  }

  private lost(client: pg.Client): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    const again = (): void => {
      if (!this.stopped) this.start().catch(() => setTimeout(again, RECONNECT_MS).unref());
    };
    setTimeout(again, RECONNECT_MS).unref();
  }
}
