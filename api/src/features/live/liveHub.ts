import type { Pool } from 'pg';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../../reading/reading.ts';
import { isId } from '../../rules/id.ts';
import { openEvent, type Hidden } from '../auctions/auctionLog.ts';
import type { DatedEvent, LogSegment } from '../auctions/logSegment.ts';
import { Listeners, type Listener } from './listeners.ts';
import { RecentWrites, MOST_EVENTS } from './recentWrites.ts';
import type { LiveCursors } from './liveCursor.ts';
import { groupsOf, type ListenerGroup } from './listenerGroups.ts';
import { visibleChangeOf } from './visibleChange.ts';
import { ListenerOffsets } from './listenerOffsets.ts';
import { listensTo, type Subscriber } from './subscriber.ts';

interface StretchRow extends Omit<LogSegment, 'events'> {
  events: { seq: number; type: string; at: string; payload: string; hidden: Hidden }[];
}

const POLL_MS = 1_000;

const READ = `
select user_id, bid_visibility, last_event, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
  (select coalesce(json_agg(json_build_object('alias', alias, 'user_id', user_id)), '[]') from auction_bidder where auction_id = auction.id) as bidders,
  (select coalesce(json_agg(e order by e.seq), '[]') from (
    select seq, type, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, payload, hidden from auction_event
    where auction_id = auction.id and seq > $2 order by seq limit ${MOST_EVENTS}
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
  private readonly audiences = new Listeners();
  private readonly places = new ListenerOffsets();
  private readonly handed = new RecentWrites();
  /** How far each auction was read for those who listen. */
  private readonly marks = new Map<string, number>();
  private readonly turns = new Map<string, Promise<void>>();
  private readonly wanted = new Set<string>();
  private startedAt = new Date();
  private timer: NodeJS.Timeout | undefined;

  constructor(pool: Pool, cursors: LiveCursors, onError: (error: unknown) => void) {
    this.pool = pool;
    this.cursors = cursors;
    this.onError = onError;
  }

  /** Hints make it quick; the poll is the net under them. */
  async start(): Promise<void> {
    const { rows } = await this.pool.query<{ now: Date }>('select clock_timestamp() as now');
    this.startedAt = rows[0]!.now;
    await this.poll();
    this.timer = setInterval(() => void this.poll().catch(this.onError), POLL_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.turns.values());
  }

  /** Begins a subscription: first whatever lies behind its cursors, then what comes; without a cursor, what comes from now on. */
  async subscribe(subscriber: Subscriber, after: readonly string[]): Promise<() => void> {
    const places = new Map<string, number>();
    for (const cursor of after) {
      const { auctionId, seq } = this.cursors.read(cursor, kindsOf(subscriber.viewer));
      if (listensTo(subscriber.topic, auctionId)) places.set(auctionId, Math.max(seq, places.get(auctionId) ?? 0));
    }
    const { topic } = subscriber;
    if (topic.kind === 'auction' && places.size === 0)
      places.set(topic.auctionId, await this.lastEventOf(topic.auctionId));
    // The first to listen hears nothing from before: the marks are brought up to now.
    const isFirst = this.audiences.isEmpty;
    if (isFirst) await this.poll();
    const listener = this.audiences.add(subscriber);
    for (const [auctionId, place] of places) {
      const mark = this.marks.get(auctionId);
      this.places.put(auctionId, [listener], place === mark ? undefined : place);
      // What was read already will not be read again by itself; nor what was hinted at while nobody listened. To read for everybody
      // who comes would be to read thousands of times for thousands.
      if (isFirst || place < (mark ?? Infinity)) this.hint(auctionId);
    }
    return () => {
      this.audiences.delete(listener);
      this.places.forget(listener);
    };
  }

  private async lastEventOf(auctionId: string): Promise<number> {
    const { rows } = isId(auctionId)
      ? await this.pool.query<{ last_event: number }>('select last_event from auction where id = $1', [auctionId])
      : { rows: [] };
    if (!rows[0]) throw notFound('Auction');
    return rows[0].last_event;
  }

  /** Something changed in an auction, here or on another instance; what was written here is at hand. */
  hint(auctionId: string, written?: LogSegment): void {
    if (this.audiences.isEmpty) return;
    if (written) this.handed.give(auctionId, written);
    if (this.wanted.has(auctionId)) return;
    this.wanted.add(auctionId);
    // One at a time, so that no frame overtakes another.
    const turn = (this.turns.get(auctionId) ?? Promise.resolve())
      .then(() => {
        this.wanted.delete(auctionId);
        return this.read(auctionId);
      })
      .catch(this.onError)
      .finally(() => {
        if (this.turns.get(auctionId) === turn) this.turns.delete(auctionId);
      });
    this.turns.set(auctionId, turn);
  }

  private async poll(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; last_event: number }>(
      `select id, last_event from auction where closed_at is null or closed_at > clock_timestamp() - interval '1 minute'`,
    );
    for (const { id, last_event } of rows) {
      const mark = this.marks.get(id) ?? 0;
      // Without listeners nothing is owed to anybody, so the marks just follow.
      if (this.audiences.isEmpty) this.marks.set(id, Math.max(mark, last_event));
      else if (last_event > mark) this.hint(id);
    }
  }

  /** What happened before this instance started is owed only to those who come with a cursor. */
  private async markOf(auctionId: string): Promise<number> {
    if (!this.marks.has(auctionId)) {
      const { rows } = await this.pool.query<{ seq: number }>(
        'select coalesce(max(seq), 0) as seq from auction_event where auction_id = $1 and at < $2',
        [auctionId, this.startedAt],
      );
      this.marks.set(auctionId, rows[0]!.seq);
    }
    return this.marks.get(auctionId)!;
  }

  /** Reads an auction on from where the hindmost of its listeners stands, and sends each what it does not have. */
  private async read(auctionId: string): Promise<void> {
    const mark = await this.markOf(auctionId);
    const from = Math.min(mark, this.places.hindmost(auctionId));
    const auction = this.handed.take(auctionId, from) ?? (await this.stretchAfter(auctionId, from));
    if (!auction) return;
    const { events } = auction;
    const reached = events.at(-1)?.seq ?? from;
    this.handed.learn(auctionId, reached, auction.bidders);
    // Whoever came meanwhile is owed what was committed since; from further back, in a turn of its own.
    const groups = groupsOf(auction, {
      audiences: this.audiences.of(auctionId),
      ofMember: (userId) => this.audiences.ofMember(userId),
      mark,
      apart: this.places.of(auctionId),
      from,
    });
    // Before anything is waited for: whoever comes from now on sees by it whether this was too early for them.
    this.marks.set(auctionId, Math.max(this.marks.get(auctionId) ?? 0, reached));
    // Sent when all are made: whoever answers at once to what it hears would be seen already in the frames of others.
    const frames = await Promise.all(groups.map((group) => this.frame(auctionId, auction, reached, group)));
    const level = this.marks.get(auctionId);
    for (const { listeners, place, frame } of frames) {
      // What could not be made stays owed; whoever has what all have needs no note of it.
      const stand = frame === undefined ? place : Math.max(place, reached);
      this.places.put(auctionId, listeners, stand === level ? undefined : stand);
      if (frame != null) for (const listener of listeners) if (!listener.isGone) listener.send(frame);
    }
    if (reached < auction.last_event && events.length === MOST_EVENTS) this.hint(auctionId);
  }

  private async stretchAfter(auctionId: string, from: number): Promise<LogSegment | undefined> {
    const { rows } = await this.pool.query<StretchRow>({ name: 'live_read', text: READ, values: [auctionId, from] });
    const row = rows[0];
    if (!row) return undefined;
    const events = row.events.map(({ seq, at, ...stored }): DatedEvent => ({ seq, at, event: openEvent(stored) }));
    return { ...row, events };
  }

  /** The frame for one group: null where there is nothing it may know of, none where it could not be made. */
  private async frame(
    auctionId: string,
    { events, bid_visibility, now }: LogSegment,
    reached: number,
    { kind, onlooker, viewer, place, listeners }: ListenerGroup,
  ): Promise<{ listeners: readonly Listener[]; place: number; frame?: string | null }> {
    const news = events
      .filter(({ seq }) => seq > place)
      .flatMap((event) => visibleChangeOf(event, bid_visibility, onlooker) ?? []);
    if (news.length === 0) return { listeners, place, frame: null };
    try {
      const cursor = this.cursors.write(auctionId, reached, kind);
      const frame = await listeners[0]!.render({ auctionId, cursor, serverTime: now, news, viewer });
      return { listeners, place, frame };
    } catch (error) {
      this.onError(error);
      return { listeners, place };
    }
  }
}

/** A cursor may have been given to the viewer before it took part, so both kinds are tried. */
const kindsOf = (viewer: Viewer): string[] => (viewer.id === null ? ['visitor'] : [viewer.id, 'member', 'visitor']);
