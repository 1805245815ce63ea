import type { Pool, PoolClient } from 'pg';
import { identified, sendNotices } from '../../../people/notices/notify.ts';
import { AuctionNotices, type NotifiedAuction, type Participant } from './auctionNotices.ts';
import { readFromCheckpoint } from './logCheckpoint.ts';
import { addWebhookEvents } from '../../../../writing/webhookEvents.ts';
import { auctionWebhookEvents } from './auctionWebhookEvents.ts';
import { openEvent, type Hidden } from '../auctionLog.ts';
import { PARTICIPANTS } from '../participants.ts';

const CONSUMER = 'messages';
const MAX_EVENTS = 500;
const DELAY_MS = 20;
/** After reading at least this many events at once, the consumer waits before it reads the auction again. */
const BUSY_EVENTS = 8;
const BUSY_DELAY_MS = 200;

/** Closed auctions that were read to their end are not looked at again, unless the engine writes to them. */
const MARK_READ = `
update auction set log_read = true
where not log_read and closed_at is not null
  and last_event = coalesce((select seq from log_checkpoint where name = $1 and auction_id = auction.id), 0)`;

interface LogRow {
  seq: number;
  /** Milliseconds. */
  at: string;
  hash: string;
  type: string;
  payload: string;
  hidden: Hidden;
}

/** Writes notices about events in the logs of auctions, each once. A separate transaction keeps those of bids short. */
export class LogConsumer {
  private readonly scheduled = new Map<string, NodeJS.Timeout>();
  /** When the pause of an auction after a rush ends. */
  private readonly delayedUntil = new Map<string, number>();
  private readonly running = new Map<string, Promise<void>>();
  /** Auctions to read again, because they changed while being read. */
  private readonly missed = new Set<string>();
  private stopped = false;
  private lag = NaN;

  constructor(
    private readonly pool: Pool,
    private readonly onError: (error: unknown) => void,
    private readonly sendsEmails = false,
  ) {}

  /** An auction changed: it is read after a moment, so that bids in quick succession are read together. */
  readSoon(auctionId: string): void {
    if (this.stopped || this.scheduled.has(auctionId)) return;
    if (this.running.has(auctionId)) {
      this.missed.add(auctionId);
      return;
    }
    const delay = (this.delayedUntil.get(auctionId) ?? 0) - Date.now();
    const reading = (): void => {
      this.scheduled.delete(auctionId);
      this.delayedUntil.delete(auctionId);
      this.read(auctionId).catch(this.onError);
    };
    this.scheduled.set(auctionId, setTimeout(reading, Math.max(DELAY_MS, delay)));
  }

  /** Reads all auctions with unread events, in case a change was not announced. */
  async catchUp(): Promise<void> {
    const ids = await this.findUnread().catch((error: unknown) => {
      this.lag = NaN;
      throw error;
    });
    for (const id of ids) await this.read(id);
  }

  private async findUnread(): Promise<string[]> {
    await this.pool.query(MARK_READ, [CONSUMER]);
    const { rows } = await this.pool.query<{ id: string; lag: number | null }>(
      `select auction.id, (
         select extract(epoch from clock_timestamp() - at)::float from auction_event
         where auction_id = auction.id and seq = coalesce(log_checkpoint.seq, 0) + 1
       ) as lag
       from auction left join log_checkpoint on log_checkpoint.auction_id = auction.id and log_checkpoint.name = $1
       where not auction.log_read and auction.last_event > coalesce(log_checkpoint.seq, 0) limit 200`,
      [CONSUMER],
    );
    this.lag = Math.max(0, ...rows.map(({ lag }) => lag ?? 0));
    return rows.map(({ id }) => id);
  }

  /** The age of the oldest unread event in seconds, when this was last checked; NaN if that failed. */
  get lagSeconds(): number {
    return this.lag;
  }

  /** Reads the new events of an auction, unless another instance is reading them. */
  async read(auctionId: string): Promise<void> {
    if (this.stopped) return;
    if (this.running.has(auctionId)) return this.readSoon(auctionId);
    const reading = this.readAll(auctionId)
      .then((events) => {
        if (events >= BUSY_EVENTS) this.delayedUntil.set(auctionId, Date.now() + BUSY_DELAY_MS);
      })
      .finally(() => {
        this.running.delete(auctionId);
        if (this.missed.delete(auctionId)) this.readSoon(auctionId);
      });
    this.running.set(auctionId, reading);
    return reading;
  }

  /** Unread events are found at the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.scheduled.values()) clearTimeout(timer);
    await Promise.allSettled(this.running.values());
  }

  /** Returns the number of events read. */
  private async readAll(auctionId: string): Promise<number> {
    let count = 0;
    for (let read = MAX_EVENTS; read === MAX_EVENTS && !this.stopped; count += read)
      read = await this.readBatch(auctionId);
    return count;
  }

  /** Reads up to the maximum number of events and returns their number. */
  private async readBatch(auctionId: string): Promise<number> {
    let count = 0;
    await readFromCheckpoint(this.pool, CONSUMER, auctionId, async (client, checkpoint) => {
      const { events, auction, participants } = await read(client, auctionId, checkpoint.seq);
      count = events.length;
      const last = events.at(-1);
      if (!last || !auction) return checkpoint;
      // Watchers get notices of pauses only.
      const watchers = events.some(({ type }) => PAUSES.has(type)) ? await watchersOf(client, auctionId) : [];
      const notices = new AuctionNotices(auction, participants, watchers, checkpoint.leader);
      const sent = events.flatMap((row) =>
        identified(Number(row.at), row.hash, notices.of(openEvent(row), row === last)),
      );
      await sendNotices(client, sent, this.sendsEmails);
      await addWebhookEvents(client, await auctionWebhookEvents(client, auction, events));
      return { seq: last.seq, leader: notices.leader };
    });
    return count;
  }
}

const EVENTS = `
select seq, (extract(epoch from at) * 1000)::bigint as at, type, payload, hidden, hash
from auction_event where auction_id = $1 and seq > $2 order by seq limit ${MAX_EVENTS}`;
const AUCTION =
  'select id, title, representative_of(user_id, party_id) as user_id, party_id, bid_visibility from auction where id = $1';

/** The events after `seq`, and what the notices about them need. */
const read = async (client: PoolClient, auctionId: string, seq: number) => {
  const values = [auctionId];
  const events = await client.query<LogRow>({ name: 'log_events', text: EVENTS, values: [auctionId, seq] });
  const auctions = await client.query<NotifiedAuction>({ name: 'log_auction', text: AUCTION, values });
  const participants = await client.query<Participant>({ name: 'log_participants', text: PARTICIPANTS, values });
  return { events: events.rows, auction: auctions.rows[0], participants: participants.rows };
};

const PAUSES: ReadonlySet<string> = new Set(['paused', 'resumed']);

const watchersOf = async (client: PoolClient, auctionId: string): Promise<string[]> =>
  (await client.query<{ user_id: string }>('select user_id from watch where auction_id = $1', [auctionId])).rows.map(
    ({ user_id }) => user_id,
  );
