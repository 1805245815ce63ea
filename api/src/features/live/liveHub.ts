import type { Pool } from 'pg';
import type { Viewer } from '../../reading/reading.ts';
import { openEvent, type Hidden } from '../auctions/auctionLog.ts';
import type { Visibility } from '../auctions/core/state.ts';
import type { LiveCursors } from './liveCursor.ts';
import { newsOf, type LoggedEvent, type Onlooker } from './news.ts';
import type { AuctionNews } from './auctionChange.type.ts';

/** What a subscription listens to. */
export type Topic = { kind: 'auction'; auctionId: string } | { kind: 'all' } | { kind: 'mine' };

/** A change as one kind of onlooker gets it; `render` makes its text once for all of them. */
export interface Change {
  auctionId: string;
  cursor: string;
  serverTime: string;
  news: AuctionNews[];
  viewer: Viewer;
}

export interface Subscriber {
  topic: Topic;
  viewer: Viewer;
  /** Equal for subscribers that asked for the same fields. */
  selection: string;
  render: (change: Change) => Promise<string>;
  send: (text: string) => void;
}

interface Auction {
  user_id: string;
  bid_visibility: Visibility;
  last_event: number;
  now: string;
  bidders: { alias: number; user_id: string }[];
  events: { seq: number; type: string; at: string; payload: string; hidden: Hidden }[];
}

/** Stands for every member who has nothing to do with an auction. */
const SOMEBODY = '00000000-0000-0000-0000-000000000000';
const POLL_MS = 1_000;

const READ = `
select user_id, bid_visibility, last_event, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
  (select coalesce(json_agg(json_build_object('alias', alias, 'user_id', user_id)), '[]') from auction_bidder where auction_id = auction.id) as bidders,
  (select coalesce(json_agg(e order by e.seq), '[]') from (
    select seq, type, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, payload, hidden from auction_event where auction_id = auction.id and seq > $2
  ) e) as events
from auction where id = $1`;

/**
 * Sends what changes in auctions to whoever listens: one reader per auction and instance, one text per kind of onlooker. It never
 * shows more than a query would, because the auction in a frame is read by the same planner as that kind of viewer.
 */
export class LiveHub {
  private readonly pool: Pool;
  private readonly cursors: LiveCursors;
  private readonly onError: (error: unknown) => void;
  private readonly subscribers = new Set<Subscriber>();
  private readonly marks = new Map<string, number>();
  private readonly reading = new Map<string, Promise<void>>();
  private readonly again = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(pool: Pool, cursors: LiveCursors, onError: (error: unknown) => void) {
    this.pool = pool;
    this.cursors = cursors;
    this.onError = onError;
  }

  /** Hints make it quick; the poll is the net under them. */
  async start(): Promise<void> {
    await this.poll(true);
    this.timer = setInterval(() => void this.poll(false).catch(this.onError), POLL_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.reading.values());
  }

  /** Begins a subscription: first whatever lies behind its cursors, then what comes. */
  async subscribe(subscriber: Subscriber, after: readonly string[]): Promise<() => void> {
    const places = after.map((cursor) => this.cursors.read(cursor, kindsOf(subscriber.viewer)));
    if (subscriber.topic.kind === 'auction' && !this.marks.has(subscriber.topic.auctionId))
      await this.mark(subscriber.topic.auctionId);
    this.subscribers.add(subscriber);
    for (const { auctionId, seq } of places) await this.frame(auctionId, seq, [subscriber], this.marks.get(auctionId));
    return () => this.subscribers.delete(subscriber);
  }

  /** Something changed in an auction, here or on another instance. */
  hint(auctionId: string): void {
    if (this.subscribers.size === 0) return;
    if (this.reading.has(auctionId)) {
      this.again.add(auctionId);
      return;
    }
    const read = this.read(auctionId)
      .catch(this.onError)
      .finally(() => {
        this.reading.delete(auctionId);
        if (this.again.delete(auctionId)) this.hint(auctionId);
      });
    this.reading.set(auctionId, read);
  }

  private async mark(auctionId: string): Promise<void> {
    const { rows } = await this.pool.query<{ last_event: number }>('select last_event from auction where id = $1', [
      auctionId,
    ]);
    if (rows[0] && !this.marks.has(auctionId)) this.marks.set(auctionId, rows[0].last_event);
  }

  private async poll(isFirst: boolean): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; last_event: number }>(
      // At the start also the closed ones: an award to the next may come to them much later.
      `select id, last_event from auction where $1 or closed_at is null or closed_at > clock_timestamp() - interval '1 minute'`,
      [isFirst],
    );
    for (const { id, last_event } of rows) {
      const mark = this.marks.get(id);
      // Without listeners nothing is owed to anybody, so the marks just follow.
      if (isFirst || this.subscribers.size === 0) this.marks.set(id, last_event);
      else if (last_event > (mark ?? 0)) this.hint(id);
    }
  }

  private async read(auctionId: string): Promise<void> {
    const mark = this.marks.get(auctionId) ?? 0;
    const listening = [...this.subscribers].filter(
      ({ topic }) => topic.kind !== 'auction' || topic.auctionId === auctionId,
    );
    const reached = await this.frame(auctionId, mark, listening);
    if (reached !== null) this.marks.set(auctionId, reached);
  }

  /** Reads an auction from a place on and sends each kind of onlooker what it may know; answers the place that was reached. */
  private async frame(
    auctionId: string,
    after: number,
    listening: readonly Subscriber[],
    until = Infinity,
  ): Promise<number | null> {
    const { rows } = await this.pool.query<Auction>({ name: 'live_read', text: READ, values: [auctionId, after] });
    const auction = rows[0];
    if (!auction) return null;
    const events = auction.events
      .filter(({ seq }) => seq <= until)
      .map((row) => ({ seq: row.seq, at: row.at, event: openEvent(row) }));
    if (events.length === 0) return auction.last_event;
    const reached = events.at(-1)!.seq;
    await Promise.all(
      this.groups(auction, listening).map((group) => this.tell(auctionId, auction, events, reached, group)),
    );
    return reached;
  }

  private groups(auction: Auction, listening: readonly Subscriber[]): Group[] {
    const aliases = new Map(auction.bidders.map(({ alias, user_id }) => [user_id, alias]));
    const groups = new Map<string, Group>();
    for (const subscriber of listening) {
      const { viewer, topic, selection } = subscriber;
      const alias = viewer.id === null ? null : (aliases.get(viewer.id) ?? null);
      const isOwner = viewer.id !== null && viewer.id === auction.user_id;
      const isInvolved = alias !== null || isOwner;
      if (topic.kind === 'mine' && !isInvolved) continue;
      const kind = isInvolved || viewer.admin ? (viewer.id as string) : viewer.id === null ? 'visitor' : 'member';
      const key = `${kind} ${selection}`;
      const group = groups.get(key);
      if (group) group.subscribers.push(subscriber);
      else
        groups.set(key, {
          kind,
          onlooker: { isMember: viewer.id !== null, isOwner, alias },
          viewer: kind === 'member' ? { id: SOMEBODY, admin: false } : viewer,
          subscribers: [subscriber],
        });
    }
    return [...groups.values()];
  }

  private async tell(
    auctionId: string,
    auction: Auction,
    events: readonly LoggedEvent[],
    reached: number,
    { kind, onlooker, viewer, subscribers }: Group,
  ): Promise<void> {
    const news = events.flatMap((event) => newsOf(event, auction.bid_visibility, onlooker) ?? []);
    const first = subscribers[0];
    if (news.length === 0 || !first) return;
    const text = await first.render({
      auctionId,
      cursor: this.cursors.write(auctionId, reached, kind),
      serverTime: auction.now,
      news,
      viewer,
    });
    for (const subscriber of subscribers) if (this.subscribers.has(subscriber)) subscriber.send(text);
  }
}

interface Group {
  kind: string;
  onlooker: Onlooker;
  viewer: Viewer;
  subscribers: Subscriber[];
}

/** A cursor may have been given to the viewer before it took part, so both kinds are tried. */
const kindsOf = (viewer: Viewer): string[] => (viewer.id === null ? ['visitor'] : [viewer.id, 'member', 'visitor']);
