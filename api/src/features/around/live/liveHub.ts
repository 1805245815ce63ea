import type { Pool } from 'pg';
import { notFound } from '../../../common/errors.ts';
import type { Viewer } from '../../../reading/reading.ts';
import { isId } from '../../../rules/id.ts';
import { openEvent, type Hidden } from '../../deals/auctions/auctionLog.ts';
import type { DatedEvent, LogSegment } from '../../deals/auctions/logSegment.ts';
import type { LiveCursors } from './liveCursor.ts';
import { groupsOf, type ListenerGroup } from './listenerGroups.ts';
import { visibleChangeOf } from './visibleChange.ts';
import { Poller } from '../../../common/poller.ts';
import { listensTo, type Listener, type Subscriber, type Topic } from './subscriber.ts';
import { TopicSubscribers } from './topicSubscribers.ts';
import { firstRow } from '../../../database/firstRow.ts';

interface SegmentRow extends Omit<LogSegment, 'events'> {
  events: { seq: number; type: string; at: string; payload: string; hidden: Hidden }[];
}

const POLL_MS = 1_000;
/** Maximum events per frame; a listener that lags further gets several frames. */
export const MAX_EVENTS = 500;
/** Ended auctions whose position is remembered. */
const MAX_ENDED = 10_000;
const SETTLED_MS = 60_000;

const READ = `
select array(select id from "user" where party_id = auction.party_id) as owners, bid_visibility, last_event, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
  (select coalesce(json_agg(json_build_object('alias', alias, 'persons', array(select id from "user" where party_id = bidder.party_id))), '[]')
    from auction_bidder bidder where auction_id = auction.id) as bidders,
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
  private readonly listeners = new TopicSubscribers<Listener>();
  /** The last event of each auction that was read for listeners. */
  private readonly lastRead = new Map<string, number>();
  private readonly reads = new Map<string, Promise<void>>();
  private readonly queued = new Set<string>();
  /** Events before this time count as read in auctions of which nothing is known. */
  private readUntil = new Date();
  /** Finds changes that were not announced. */
  private readonly poller: Poller;

  constructor(pool: Pool, cursors: LiveCursors, onError: (error: unknown) => void) {
    this.pool = pool;
    this.cursors = cursors;
    this.onError = onError;
    this.poller = new Poller(() => this.poll(), POLL_MS, onError);
  }

  async start(): Promise<void> {
    this.readUntil = await this.now();
    await this.poll();
    this.poller.start();
  }

  async stop(): Promise<void> {
    await this.poller.stop();
    await Promise.all(this.reads.values());
  }

  /** Begins a subscription: first the events after its cursors, then new ones; without a cursor only new ones. */
  async subscribe(subscriber: Subscriber, after: readonly string[]): Promise<() => void> {
    const offsets = new Map<string, number>();
    const read = this.cursors.reader(kindsOf(subscriber.viewer));
    for (const cursor of after) {
      const { auctionId, seq } = read(cursor);
      if (listensTo(subscriber.topic, auctionId)) offsets.set(auctionId, Math.max(seq, offsets.get(auctionId) ?? 0));
    }
    const { topic } = subscriber;
    if (topic.kind === 'auction' && offsets.size === 0)
      offsets.set(topic.auctionId, await this.lastEventOf(topic.auctionId));
    // Without listeners nothing was read; the positions are updated, so that the first one gets no earlier events.
    const isFirst = this.listeners.isEmpty;
    if (isFirst) await this.poll();
    const listener: Listener = { ...subscriber, lagging: new Map() };
    const stop = this.listeners.add(listener, [topicOf(topic)]);
    for (const [auctionId, offset] of offsets) {
      const lastRead = this.lastRead.get(auctionId);
      if (offset !== lastRead) listener.lagging.set(auctionId, offset);
      // Another read only for events that were already read, or announced without listeners: one for every new listener would mean
      // thousands of reads after a restart.
      if (isFirst || offset < (lastRead ?? Infinity)) this.readSoon(auctionId);
    }
    return stop;
  }

  private listenersOf(auctionId: string): Listener[] {
    return [...this.listeners.of(ANY), ...this.listeners.of(auctionId)];
  }

  private async lastEventOf(auctionId: string): Promise<number> {
    const { rows } = isId(auctionId)
      ? await this.pool.query<{ last_event: number }>('select last_event from auction where id = $1', [auctionId])
      : { rows: [] };
    if (!rows[0]) throw notFound('Auction');
    return rows[0].last_event;
  }

  /** An auction changed: its log is read when the read before has ended. */
  readSoon(auctionId: string): void {
    if (this.listeners.isEmpty || this.queued.has(auctionId)) return;
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

  /** Reads the positions of auctions that are open, or were closed or awarded a moment ago. An index finds these by the time of the statement. */
  private async poll(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; last_event: number }>(
      `select id, last_event from auction where closed_at is null or decided_at > statement_timestamp() - interval '${SETTLED_MS} ms'`,
    );
    for (const { id, last_event } of rows) {
      const lastRead = this.lastRead.get(id) ?? 0;
      // Without listeners there is nothing to send, so the position is only noted.
      if (this.listeners.isEmpty) this.lastRead.set(id, Math.max(lastRead, last_event));
      else if (last_event > lastRead) this.readSoon(id);
    }
    if (this.lastRead.size > rows.length + MAX_ENDED) await this.forgetEnded(new Set(rows.map(({ id }) => id)));
  }

  private async forgetEnded(current: ReadonlySet<string>): Promise<void> {
    this.readUntil = new Date((await this.now()).getTime() - SETTLED_MS);
    for (const id of this.lastRead.keys()) if (!current.has(id)) this.lastRead.delete(id);
  }

  private async now(): Promise<Date> {
    const { rows } = await this.pool.query<{ now: Date }>('select clock_timestamp() as now');
    return firstRow(rows).now;
  }

  /** Without a known position, that of the time until which all was read; earlier events are sent only to listeners with a cursor. */
  private async lastReadOf(auctionId: string): Promise<number> {
    const known = this.lastRead.get(auctionId);
    if (known !== undefined) return known;
    const { rows } = await this.pool.query<{ seq: number }>(
      'select coalesce(max(seq), 0) as seq from auction_event where auction_id = $1 and at < $2',
      [auctionId, this.readUntil],
    );
    return firstRow(rows).seq;
  }

  /** Reads an auction's log from the lowest offset of its listeners, and sends each listener the events it does not have. */
  private async read(auctionId: string): Promise<void> {
    const lastRead = await this.lastReadOf(auctionId);
    let from = lastRead;
    for (const { lagging } of this.listenersOf(auctionId)) from = Math.min(from, lagging.get(auctionId) ?? from);
    const segment = await this.readSegment(auctionId, from);
    if (!segment) return;
    const { events } = segment;
    const reached = events.at(-1)?.seq ?? from;
    // Listeners that subscribed during the read and lag further are served by another read.
    const groups = groupsOf(this.listenersOf(auctionId), segment, { auctionId, lastRead, from });
    // Set before any await, because new listeners compare their offset with it.
    const latest = Math.max(lastRead, reached);
    this.lastRead.set(auctionId, latest);
    // Sent after all are rendered; otherwise a listener's reaction could appear in frames of others.
    const frames = await Promise.all(groups.map((group) => this.frame(auctionId, segment, reached, group)));
    for (const [nth, { listeners, offset }] of groups.entries()) {
      const frame = frames[nth];
      // Listeners of failed frames keep their offset; those that do not lag need none.
      const newOffset = frame === undefined ? offset : Math.max(offset, reached);
      for (const listener of listeners) {
        if (newOffset === latest) listener.lagging.delete(auctionId);
        else listener.lagging.set(auctionId, newOffset);
        if (frame != null && this.listeners.of(topicOf(listener.topic)).has(listener)) listener.send(frame);
      }
    }
    if (reached < segment.last_event && events.length === MAX_EVENTS) this.readSoon(auctionId);
  }

  private async readSegment(auctionId: string, from: number): Promise<LogSegment | undefined> {
    const { rows } = await this.pool.query<SegmentRow>({ name: 'live_read', text: READ, values: [auctionId, from] });
    const row = rows[0];
    if (!row) return undefined;
    const events = row.events.map(({ seq, at, ...stored }): DatedEvent => ({ seq, at, event: openEvent(stored) }));
    return { ...row, events };
  }

  /** The frame for one group: null if nothing is visible to it, undefined if rendering failed. */
  private async frame(
    auctionId: string,
    { events, bid_visibility, now }: LogSegment,
    reached: number,
    { kind, standing, viewer, offset, listeners }: ListenerGroup,
  ): Promise<string | null | undefined> {
    const unseen = events.filter(({ seq }) => seq > offset);
    const news = unseen.flatMap((event) => visibleChangeOf(event, bid_visibility, standing) ?? []);
    if (news.length === 0) return null;
    try {
      const cursor = this.cursors.write(auctionId, reached, kind);
      const bidNumbers = unseen.flatMap(({ event }) => ('bid' in event ? (event.bid ?? []) : []));
      return await listeners[0].render({ auctionId, cursor, serverTime: now, news, bidNumbers }, viewer);
    } catch (error) {
      this.onError(error);
      return undefined;
    }
  }
}

/** Listeners to several auctions. */
const ANY = '';
const topicOf = (topic: Topic): string => (topic.kind === 'auction' ? topic.auctionId : ANY);

/** The viewer may have received the cursor before signing in or taking part, so all kinds are tried. */
const kindsOf = (viewer: Viewer): string[] => (viewer.id === null ? ['visitor'] : [viewer.id, 'member', 'visitor']);
