import type { Pool, PoolClient, QueryResult } from 'pg';
import { together } from '../../database/together.ts';
import { inMinutes } from '../../rules/inMinutes.ts';
import type { AuctionEvent } from '../auctions/core/events.ts';
import type { Qualification } from '../auctions/core/state.ts';
import { sendOnce, type AuctionMessage } from './auctionMessages.ts';
import { readFromCheckpoint } from './logCheckpoint.ts';
import { openEvent, type Hidden } from '../auctions/auctionLog.ts';

const READER = 'messages';
const MOST_EVENTS = 500;
const SOON_MS = 20;
/** So many events at once are a rush, and the next reading of the auction waits: it takes so many along that it costs them little. */
const RUSH = 8;
const REST_MS = 200;

interface LogRow {
  seq: number;
  /** Milliseconds. */
  at: string;
  hash: string;
  type: string;
  payload: string;
  hidden: Hidden;
}

interface Participant {
  alias: number;
  user_id: string;
  qualification: Qualification;
  last_bid: number | null;
}

interface Around {
  title: string;
  user_id: string;
  bid_visibility: 'public' | 'rank_only' | 'sealed';
}

/** Turns the log into messages, in a transaction of its own and each once: a bid's own transaction stays short. */
export class LogConsumer {
  private readonly pool: Pool;
  private readonly onError: (error: unknown) => void;
  private readonly hinted = new Map<string, NodeJS.Timeout>();
  /** Auctions in which a rush was read just now, and until when they are left alone. */
  private readonly restUntil = new Map<string, number>();
  private readonly running = new Map<string, Promise<void>>();
  /** Auctions in which something came while they were read: it may have come too late for that. */
  private readonly missed = new Set<string>();
  private stopped = false;

  constructor(pool: Pool, onError: (error: unknown) => void) {
    this.pool = pool;
    this.onError = onError;
  }

  /**
   * Something changed in an auction: read in a moment, when whoever bid has the answer and whoever watches has seen it, and the bids
   * that came on its heels are read along.
   */
  hint(auctionId: string): void {
    if (this.stopped || this.hinted.has(auctionId)) return;
    if (this.running.has(auctionId)) {
      this.missed.add(auctionId);
      return;
    }
    const rest = (this.restUntil.get(auctionId) ?? 0) - Date.now();
    const reading = (): void => {
      this.hinted.delete(auctionId);
      this.restUntil.delete(auctionId);
      this.read(auctionId).catch(this.onError);
    };
    this.hinted.set(auctionId, setTimeout(reading, Math.max(SOON_MS, rest)));
  }

  /** Everything that lies unread, in any auction: at start, and as the net under the hints. */
  async catchUp(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select auction.id from auction left join log_reader on log_reader.auction_id = auction.id and log_reader.name = $1
       where auction.last_event > coalesce(log_reader.seq, 0) limit 200`,
      [READER],
    );
    for (const { id } of rows) await this.read(id);
  }

  /** Reads what is new in one auction; while one instance reads, others pass by. */
  async read(auctionId: string): Promise<void> {
    if (this.stopped) return;
    if (this.running.has(auctionId)) return this.hint(auctionId);
    const reading = this.readAll(auctionId)
      .then((events) => {
        if (events >= RUSH) this.restUntil.set(auctionId, Date.now() + REST_MS);
      })
      .finally(() => {
        this.running.delete(auctionId);
        if (this.missed.delete(auctionId)) this.hint(auctionId);
      });
    this.running.set(auctionId, reading);
    return reading;
  }

  /** What lies unread is found by the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.hinted.values()) clearTimeout(timer);
    await Promise.allSettled(this.running.values());
  }

  /** How many events were read. */
  private async readAll(auctionId: string): Promise<number> {
    let count = 0;
    for (let some = MOST_EVENTS; some === MOST_EVENTS && !this.stopped; count += some)
      some = await this.readSome(auctionId);
    return count;
  }

  /** How many events were read; at most so many that there may be more. */
  private async readSome(auctionId: string): Promise<number> {
    let count = 0;
    await readFromCheckpoint(this.pool, READER, auctionId, async (client, mark) => {
      const { events, around, bidders } = await read(client, auctionId, mark.seq);
      count = events.length;
      if (count === 0) return mark;
      // Whoever only watches hears that the clock stands, or goes on; of all else they see what they look at.
      const watchers = events.some(({ type }) => PAUSES.has(type)) ? await watchersOf(client, auctionId) : [];
      const teller = new Teller(around, bidders, watchers, mark.leader);
      const told = events.map((row) => ({
        at: Number(row.at),
        hash: row.hash,
        messages: teller.messagesFor(openEvent(row), row === events.at(-1)),
      }));
      await sendOnce(client, auctionId, told);
      return { seq: events.at(-1)!.seq, leader: teller.leader };
    });
    return count;
  }
}

const EVENTS = `
select seq, (extract(epoch from at) * 1000)::bigint as at, type, payload, hidden, hash
from auction_event where auction_id = $1 and seq > $2 order by seq limit ${MOST_EVENTS}`;
const AROUND = 'select title, user_id, bid_visibility from auction where id = $1';
const BIDDERS = 'select alias, user_id, qualification, last_bid from auction_bidder where auction_id = $1';

interface Unread {
  events: readonly LogRow[];
  around: Around;
  bidders: readonly Participant[];
}

/** What came after an event, and what has to be known to tell of it. */
const read = async (client: PoolClient, auctionId: string, seq: number): Promise<Unread> => {
  const [events, around, bidders] = await together<
    [QueryResult<LogRow>, QueryResult<Around>, QueryResult<Participant>]
  >(client, [
    { name: 'log_events', text: EVENTS, values: [auctionId, seq] },
    { name: 'log_around', text: AROUND, values: [auctionId] },
    { name: 'log_bidders', text: BIDDERS, values: [auctionId] },
  ]);
  return { events: events.rows, around: around.rows[0]!, bidders: bidders.rows };
};

const PAUSES: ReadonlySet<string> = new Set(['paused', 'resumed']);

const watchersOf = async (client: PoolClient, auctionId: string): Promise<string[]> =>
  (await client.query<{ user_id: string }>('select user_id from watch where auction_id = $1', [auctionId])).rows.map(
    ({ user_id }) => user_id,
  );

/** Who hears what. A sealed auction tells nobody anything before its close. */
class Teller {
  /** After what was told last. */
  leader: number | null;
  private newBids = 0;
  private readonly around: Around;
  private readonly users: ReadonlyMap<number, string>;
  private readonly active: readonly string[];
  /** Who asked to take part, and was not declined. */
  private readonly admitted: readonly string[];
  private readonly watchers: readonly string[];

  constructor(around: Around, bidders: readonly Participant[], watchers: readonly string[], leader: number | null) {
    this.around = around;
    this.users = new Map(bidders.map(({ alias, user_id }) => [alias, user_id]));
    this.active = bidders.filter(({ last_bid }) => last_bid !== null).map(({ user_id }) => user_id);
    this.admitted = bidders
      .filter(({ qualification }) => qualification === 'approved' || qualification === 'requested')
      .map(({ user_id }) => user_id);
    this.watchers = watchers;
    this.leader = leader;
  }

  messagesFor(event: AuctionEvent, isLast: boolean): AuctionMessage[] {
    const messages = this.about(event);
    // The owner hears of a burst of bids once.
    if (isLast && this.newBids > 0 && this.around.bid_visibility !== 'sealed') {
      const bids = this.newBids === 1 ? 'A bid was' : `${this.newBids} bids were`;
      messages.push(
        this.tell(
          this.around.user_id,
          'new_bid',
          'New bid in your auction',
          `${bids} placed in your auction '${this.around.title}'.`,
        ),
      );
    }
    return messages;
  }

  private about(event: AuctionEvent): AuctionMessage[] {
    const { title } = this.around;
    switch (event.type) {
      case 'bid_accepted': {
        this.newBids++;
        const displaced = this.leader;
        this.leader = event.leader;
        return displaced !== null && displaced !== event.leader
          ? this.to(displaced, 'outbid', 'You are outbid', `Another bidder leads the auction '${title}' now.`)
          : [];
      }
      case 'bid_voided':
        this.leader = event.leader;
        // That there was a bid at all is a secret of a sealed auction: only its bidder hears that it is gone.
        return (this.around.bid_visibility === 'sealed' ? [] : this.active)
          .concat(this.users.get(event.bidder) ?? [])
          .filter(unique)
          .map((to) =>
            this.tell(
              to,
              'voided',
              'A bid was voided',
              `A bid in the auction '${title}' was voided. Reason: ${event.reason}`,
            ),
          );
      case 'extended':
        return this.active.map((to) =>
          this.tell(to, 'extended', 'Auction extended', `The auction '${title}' now ends at ${inMinutes(event.end)}.`),
        );
      case 'paused':
        return this.toAll(
          'paused',
          'Auction paused',
          `The auction '${title}' is paused: no bid is taken, and the time that is left is kept. Reason: ${event.reason}`,
        );
      case 'resumed':
        return this.toAll(
          'resumed',
          'Auction resumed',
          `Bidding in the auction '${title}' goes on. It now ends at ${inMinutes(event.end)}.`,
        );
      case 'edited':
        return this.admitted.map((to) =>
          this.tell(
            to,
            'edited',
            'Auction changed',
            `The owner changed the auction '${title}' before the first bid. Please read its terms again.`,
          ),
        );
      case 'noted':
        return this.active
          .concat(this.admitted)
          .filter(unique)
          .map((to) =>
            this.tell(
              to,
              'noted',
              'Note on an auction',
              `The owner of the auction '${title}' added a note: ${event.note}`,
            ),
          );
      case 'participation_requested':
        return [
          this.tell(
            this.around.user_id,
            'requested',
            'Request to participate',
            `A member asks to take part in your auction '${title}'.`,
          ),
        ];
      case 'participation_approved':
        return this.to(event.bidder, 'approved', 'You may bid', `The owner of the auction '${title}' approved you.`);
      case 'participation_declined':
        return this.to(
          event.bidder,
          'declined',
          'Request declined',
          `The owner of the auction '${title}' declined your request. Reason: ${event.reason}`,
        );
      default:
        return [];
    }
  }

  private to(alias: number, kind: string, subject: string, content: string): AuctionMessage[] {
    const user = this.users.get(alias);
    return user ? [this.tell(user, kind, subject, content)] : [];
  }

  /** The owner, whoever takes part, and whoever watches. */
  private toAll(kind: string, subject: string, content: string): AuctionMessage[] {
    return [this.around.user_id, ...this.active, ...this.admitted, ...this.watchers]
      .filter(unique)
      .map((to) => this.tell(to, kind, subject, content));
  }

  private tell(to: string, kind: string, subject: string, content: string): AuctionMessage {
    return { to, kind, subject: `${subject}: ${this.around.title}`, content };
  }
}

const unique = <T>(item: T, index: number, all: readonly T[]): boolean => all.indexOf(item) === index;
