import type { Pool } from 'pg';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../../reading/reading.ts';
import { isId } from '../../rules/id.ts';
import { openEvent, type Hidden } from '../auctions/auctionLog.ts';
import type { DatedEvent, LogSegment } from '../auctions/logSegment.ts';
import { Listeners, type Listener } from './listeners.ts';
import { RecentWrites, MAX_EVENTS } from './recentWrites.ts';
import type { LiveCursors } from './liveCursor.ts';
import { groupsOf, type ListenerGroup } from './listenerGroups.ts';
import { visibleChangeOf } from './visibleChange.ts';
import { ListenerOffsets } from './listenerOffsets.ts';
import { listensTo, type Subscriber } from './subscriber.ts';
import { single } from '../../database/single.ts';

interface SegmentRow extends Omit<LogSegment, 'events'> {
  events: { seq: number; type: string; at: string; payload: string; hidden: Hidden }[];
}

const POLL_MS = 1_000;

const READ = `
select user_id, bid_visibility, last_event, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
  (select coalesce(json_agg(json_build_object('alias', alias, 'user_id', user_id)), '[]') from auction_bidder where auction_id = auction.id) as bidders,
  (select coalesce(json_agg(e order by e.seq), '[]') from (
    select seq, type, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, payload, hidden from auction_event
    where auction_id = auction.id and seq > $2 order by seq limit ${MAX_EVENTS}
  ) e) as events
from auction where id = $1`;

/**
 * Sends changes of auctions to their listeners. An instance reads each change once and renders one frame per kind of viewer, through the
 * same planner as queries, so that a frame never shows more than a query.
 */
export class LiveHub {
  private readonly pool: Pool;
  private readonly cursors: LiveCursors;
  private readonly onError: (error: unknown) => void;
  private readonly listeners = new Listeners();
  private readonly offsets = new ListenerOffsets();
  private readonly recentWrites = new RecentWrites();
  /** The last event of each auction that was read for listeners. */
  private readonly lastRead = new Map<string, number>();
  private readonly reads = new Map<string, Promise<void>>();
  private readonly queued = new Set<string>();
  private startedAt = new Date();
  private timer: NodeJS.Timeout | undefined;

  constructor(pool: Pool, cursors: LiveCursors, onError: (error: unknown) => void) {
    this.pool = pool;
    this.cursors = cursors;
    this.onError = onError;
  }

  /** Starts the poll, which finds changes whose hint was lost. */
  async start(): Promise<void> {
    const { rows } = await this.pool.query<{ now: Date }>('select clock_timestamp() as now');
    this.startedAt = single(rows).now;
    await this.poll();
    this.timer = setInterval(() => void this.poll().catch(this.onError), POLL_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.reads.values());
  }

  /** Begins a subscription: first the events after its cursors, then new ones; without a cursor only new ones. */
  async subscribe(subscriber: Subscriber, after: readonly string[]): Promise<() => void> {
    const offsets = new Map<string, number>();
    const read = this.cursors.reader(kindsOf(subscriber.viewer));
    for (const cursor of after) {
      const position = read(cursor);
      if (position === null) continue;
      const { auctionId, seq } = position;
      if (listensTo(subscriber.topic, auctionId)) offsets.set(auctionId, Math.max(seq, offsets.get(auctionId) ?? 0));
    }
    const { topic } = subscriber;
    if (topic.kind === 'auction' && offsets.size === 0)
      offsets.set(topic.auctionId, await this.lastEventOf(topic.auctionId));
    // Without listeners nothing was read; the positions are updated, so that the first one gets no earlier events.
    const isFirst = this.listeners.isEmpty;
    if (isFirst) await this.poll();
    const listener = this.listeners.add(subscriber);
    for (const [auctionId, offset] of offsets) {
      const lastRead = this.lastRead.get(auctionId);
      this.offsets.set(auctionId, [listener], offset === lastRead ? undefined : offset);
      // Another read only for events that were already read, or announced without listeners: one for every new listener would mean
      // thousands of reads after a restart.
      if (isFirst || offset < (lastRead ?? Infinity)) this.hint(auctionId);
    }
    return () => {
      this.listeners.delete(listener);
      this.offsets.delete(listener);
    };
  }

  private async lastEventOf(auctionId: string): Promise<number> {
    const { rows } = isId(auctionId)
      ? await this.pool.query<{ last_event: number }>('select last_event from auction where id = $1', [auctionId])
      : { rows: [] };
    if (!rows[0]) throw notFound('Auction');
    return rows[0].last_event;
  }

  /** Announces a change of an auction; `written` has the events if this instance wrote them. */
  hint(auctionId: string, written?: LogSegment): void {
    if (this.listeners.isEmpty) return;
    if (written) this.recentWrites.add(auctionId, written);
    if (this.queued.has(auctionId)) return;
    this.queued.add(auctionId);
    // One read at a time per auction, so that frames stay in order.
    const read = (this.reads.get(auctionId) ?? Promise.resolve())
      .then(() => {
        this.queued.delete(auctionId);
        return this.read(auctionId);
      })
      .catch(this.onError)
      .finally(() => {
        if (this.reads.get(auctionId) === read) this.reads.delete(auctionId);
      });
    this.reads.set(auctionId, read);
  }

  private async poll(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; last_event: number }>(
      `select id, last_event from auction where closed_at is null or closed_at > clock_timestamp() - interval '1 minute'`,
    );
    for (const { id, last_event } of rows) {
      const lastRead = this.lastRead.get(id) ?? 0;
      // Without listeners there is nothing to send, so the position is only noted.
      if (this.listeners.isEmpty) this.lastRead.set(id, Math.max(lastRead, last_event));
      else if (last_event > lastRead) this.hint(id);
    }
  }

  /** The last event before this instance started; earlier events are sent only to listeners with a cursor. */
  private async lastReadOf(auctionId: string): Promise<number> {
    const known = this.lastRead.get(auctionId);
    if (known !== undefined) return known;
    const { rows } = await this.pool.query<{ seq: number }>(
      'select coalesce(max(seq), 0) as seq from auction_event where auction_id = $1 and at < $2',
      [auctionId, this.startedAt],
    );
    const { seq } = single(rows);
    this.lastRead.set(auctionId, seq);
    return seq;
  }

  /** Reads an auction's log from the lowest offset of its listeners, and sends each listener the events it does not have. */
  private async read(auctionId: string): Promise<void> {
    const lastRead = await this.lastReadOf(auctionId);
    const from = Math.min(lastRead, this.offsets.lowest(auctionId));
    const segment = this.recentWrites.take(auctionId, from) ?? (await this.readSegment(auctionId, from));
    if (!segment) return;
    const { events } = segment;
    const reached = events.at(-1)?.seq ?? from;
    this.recentWrites.setBidders(auctionId, reached, segment.bidders);
    // Listeners that subscribed during the read and lag further are served by another read.
    const groups = groupsOf(segment, {
      classes: this.listeners.of(auctionId),
      ofMember: (userId) => this.listeners.ofMember(userId),
      lastRead,
      lagging: this.offsets.of(auctionId),
      from,
    });
    // Set before any await, because new listeners compare their offset with it.
    this.lastRead.set(auctionId, Math.max(this.lastRead.get(auctionId) ?? 0, reached));
    // Sent after all are rendered; otherwise a listener's reaction could appear in frames of others.
    const frames = await Promise.all(groups.map((group) => this.frame(auctionId, segment, reached, group)));
    const latest = this.lastRead.get(auctionId);
    for (const { listeners, offset, frame } of frames) {
      // Listeners of failed frames keep their offset; those that do not lag need none.
      const newOffset = frame === undefined ? offset : Math.max(offset, reached);
      this.offsets.set(auctionId, listeners, newOffset === latest ? undefined : newOffset);
      if (frame != null) for (const listener of listeners) if (!listener.isGone) listener.send(frame);
    }
    if (reached < segment.last_event && events.length === MAX_EVENTS) this.hint(auctionId);
  }

  private async readSegment(auctionId: string, from: number): Promise<LogSegment | undefined> {
    const { rows } = await this.pool.query<SegmentRow>({ name: 'live_read', text: READ, values: [auctionId, from] });
    const row = rows[0];
    if (!row) return undefined;
    const events = row.events.map(({ seq, at, ...stored }): DatedEvent => ({ seq, at, event: openEvent(stored) }));
    return { ...row, events };
  }

  /** The frame for one group: null if nothing is visible to it, absent if rendering failed. */
  private async frame(
    auctionId: string,
    { events, bid_visibility, now }: LogSegment,
    reached: number,
    { kind, standing, viewer, offset, listeners }: ListenerGroup,
  ): Promise<{ listeners: readonly Listener[]; offset: number; frame?: string | null }> {
    const unseen = events.filter(({ seq }) => seq > offset);
    const news = unseen.flatMap((event) => visibleChangeOf(event, bid_visibility, standing) ?? []);
    const [first] = listeners;
    if (news.length === 0 || !first) return { listeners, offset, frame: null };
    try {
      const cursor = this.cursors.write(auctionId, reached, kind);
      const bidNumbers = unseen.flatMap(({ event }) => ('bid' in event ? (event.bid ?? []) : []));
      const frame = await first.render({ auctionId, cursor, serverTime: now, news, bidNumbers, viewer });
      return { listeners, offset, frame };
    } catch (error) {
      this.onError(error);
      return { listeners, offset };
    }
  }
}

/** The viewer may have received the cursor before signing in or taking part, so all kinds are tried. */
const kindsOf = (viewer: Viewer): string[] => (viewer.id === null ? ['visitor'] : [viewer.id, 'member', 'visitor']);
