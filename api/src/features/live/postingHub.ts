import type { Pool } from 'pg';
import type { Notifications } from '../../database/notifications.ts';
import type { Viewer } from '../../reading/reading.ts';
import { ANY_MEMBER, viewerKind } from './listeners.ts';
import { Poller } from './poller.ts';

/** Limits new RFPs to these categories with their descendants, or to these materials; no limit if both are empty. */
interface RfpFilter {
  categoryIds: readonly string[];
  productIds: readonly string[];
}

export type PostingTopic = { kind: 'rfp'; filter: RfpFilter } | { kind: 'offering'; ids: readonly string[] };

export interface PostingSubscriber {
  topic: PostingTopic;
  viewer: Viewer;
  /** Equal for subscribers that select the same fields. */
  selection: string;
  /** Whether any two members can get different answers to the selection. */
  isPersonal: boolean;
  /** Reads the record with the rights of the viewer. */
  render: (change: { recordId: string }, viewer: Viewer) => Promise<string>;
  send: (frame: string) => void;
}

/** `version` distinguishes changes of one record. */
interface Change {
  kind: PostingTopic['kind'];
  id: string;
  version: string;
}

const POLL_MS = 1_000;
/** The poll looks back this far, because rows have the time of writing, not of the commit. */
const OVERLAP_MS = 15_000;
/** Records that may wait to be sent; the oldest are dropped. */
const MAX_WAITING = 1_000;
/** Records that are sent at the same time. */
const CONCURRENT = 2;

/** RFPs posted and offerings changed in the last $1 milliseconds. */
const RECENT = `
with since as materialized (select statement_timestamp() - $1 * interval '1 millisecond' as at)
select 'rfp' as kind, id, '' as version from rfp where created_at > (select at from since)
union all
select 'offering', id, ((extract(epoch from updated_at) * 1000)::bigint)::text
from offering where updated_at > (select at from since)`;

/** The material of an RFP and the categories that it belongs to. */
const RFP_CATEGORIES = `
select rfp.product_id as product, category.path as categories from rfp
left join product on product.id = rfp.product_id left join category on category.id = product.category_id
where rfp.id = $1`;

interface RfpCategories {
  product: string | null;
  categories: string[] | null;
}

/**
 * Sends new RFPs and changed offerings. Triggers notify every instance at commit; a poll finds changes whose notification was lost.
 * A record that changes again before it is sent is sent once, in its latest state.
 */
export class PostingHub {
  private readonly pool: Pool;
  private readonly onError: (error: unknown) => void;
  private readonly rfps = new Set<PostingSubscriber>();
  private readonly offerings = new Map<string, Set<PostingSubscriber>>();
  private count = 0;
  /** Changes that were announced or are older than the first subscription, with their time, because the poll finds them again. */
  private readonly known = new Map<string, number>();
  private readonly waiting = new Map<string, Change>();
  private readonly running = new Map<string, Promise<void>>();
  /** Resolves when recent changes are known; undefined without subscriptions. */
  private opening: Promise<void> | undefined;
  /** Start of the last successful poll. */
  private polledAt = performance.now();
  private readonly poller: Poller;

  constructor(pool: Pool, notifications: Notifications, onError: (error: unknown) => void) {
    this.pool = pool;
    this.onError = onError;
    this.poller = new Poller(() => this.poll(), POLL_MS, onError);
    notifications.on('feedstock_rfp', (payload) => {
      for (const id of payload.split(',')) this.announce({ kind: 'rfp', id, version: '' });
    });
    notifications.on('feedstock_offering', (payload) => {
      for (const row of payload.split(',')) {
        const [id = '', version = ''] = row.split(' ');
        this.announce({ kind: 'offering', id, version });
      }
    });
  }

  start(): void {
    this.poller.start();
  }

  async stop(): Promise<void> {
    await this.poller.stop();
    await Promise.all(this.running.values());
  }

  /** Announces changes committed from now on; returns a function that ends the subscription. */
  async subscribe(subscriber: PostingSubscriber): Promise<() => void> {
    for (const subscribers of this.subscribersAt(subscriber.topic)) subscribers.add(subscriber);
    this.count++;
    let isOpen = true;
    const end = (): void => {
      if (!isOpen) return;
      isOpen = false;
      this.remove(subscriber);
    };
    try {
      await (this.opening ??= this.open());
    } catch (error) {
      this.opening = undefined;
      end();
      throw error;
    }
    return end;
  }

  private subscribersAt(topic: PostingTopic): Set<PostingSubscriber>[] {
    if (topic.kind === 'rfp') return [this.rfps];
    return topic.ids.map((id) => {
      const subscribers = this.offerings.get(id) ?? new Set();
      this.offerings.set(id, subscribers);
      return subscribers;
    });
  }

  private remove(subscriber: PostingSubscriber): void {
    this.rfps.delete(subscriber);
    if (subscriber.topic.kind === 'offering')
      for (const id of subscriber.topic.ids) {
        const others = this.offerings.get(id);
        others?.delete(subscriber);
        if (others?.size === 0) this.offerings.delete(id);
      }
    if (--this.count > 0) return;
    this.opening = undefined;
    this.known.clear();
  }

  private async open(): Promise<void> {
    this.polledAt = performance.now();
    for (const change of await this.recent()) this.note(change);
  }

  private announce(change: Change): void {
    if (this.count === 0 || !this.note(change) || this.subscribersOf(change).size === 0) return;
    this.waiting.set(recordOf(change), change);
    const [oldest] = this.waiting.keys();
    if (this.waiting.size > MAX_WAITING && oldest !== undefined) this.waiting.delete(oldest);
    this.work();
  }

  /** False if it was already announced. */
  private note(change: Change): boolean {
    const key = `${recordOf(change)} ${change.version}`;
    if (this.known.has(key)) return false;
    this.known.set(key, performance.now());
    return true;
  }

  private subscribersOf({ kind, id }: Change): ReadonlySet<PostingSubscriber> {
    return kind === 'rfp' ? this.rfps : (this.offerings.get(id) ?? new Set());
  }

  /** The frames of one record are sent one after the other, so that they arrive in order. */
  private work(): void {
    for (const [record, change] of this.waiting) {
      if (this.running.size >= CONCURRENT) return;
      if (this.running.has(record)) continue;
      this.waiting.delete(record);
      const running = this.send(change)
        .catch((error: unknown) => {
          // The poll announces it again as long as it is recent.
          this.known.delete(`${record} ${change.version}`);
          this.onError(error);
        })
        .finally(() => {
          this.running.delete(record);
          this.work();
        });
      this.running.set(record, running);
    }
  }

  private async send(change: Change): Promise<void> {
    const groups = new Map<string, [PostingSubscriber, ...PostingSubscriber[]]>();
    for (const subscriber of await this.interestedIn(change)) {
      const key = `${viewerKind(subscriber.viewer, subscriber.isPersonal)} ${subscriber.selection}`;
      const alike = groups.get(key);
      if (alike) alike.push(subscriber);
      else groups.set(key, [subscriber]);
    }
    const failures: unknown[] = [];
    for (const alike of groups.values()) {
      const [{ viewer, isPersonal, render }] = alike;
      const seenBy = viewerKind(viewer, isPersonal) === 'member' ? ANY_MEMBER : viewer;
      const frame = await render({ recordId: change.id }, seenBy).catch((error: unknown) => void failures.push(error));
      const current = this.subscribersOf(change);
      if (frame !== undefined) for (const subscriber of alike) if (current.has(subscriber)) subscriber.send(frame);
    }
    if (failures.length > 0) throw failures[0];
  }

  private async interestedIn(change: Change): Promise<PostingSubscriber[]> {
    const all = [...this.subscribersOf(change)];
    const filters = all.flatMap(({ topic }) =>
      topic.kind === 'rfp' && !isOpenFilter(topic.filter) ? [topic.filter] : [],
    );
    if (filters.length === 0) return all;
    const { rows } = await this.pool.query<RfpCategories>({
      name: 'rfp_categories',
      text: RFP_CATEGORIES,
      values: [change.id],
    });
    const { product, categories } = rows[0] ?? { product: null, categories: null };
    return all.filter(({ topic }) => {
      if (topic.kind !== 'rfp' || isOpenFilter(topic.filter)) return true;
      const { productIds, categoryIds } = topic.filter;
      return (product !== null && productIds.includes(product)) || categories?.some((id) => categoryIds.includes(id));
    });
  }

  private async poll(): Promise<void> {
    if (this.count === 0 || this.opening === undefined) return;
    await this.opening;
    const startedAt = performance.now();
    for (const change of await this.recent()) this.announce(change);
    this.polledAt = startedAt;
    for (const [key, notedAt] of this.known) if (notedAt < startedAt - OVERLAP_MS) this.known.delete(key);
  }

  /** Finds changes since the last poll, including earlier ones that were committed late. */
  private async recent(): Promise<Change[]> {
    const milliseconds = OVERLAP_MS + performance.now() - this.polledAt;
    const { rows } = await this.pool.query<Change>({ name: 'posting_changes', text: RECENT, values: [milliseconds] });
    return rows;
  }
}

const recordOf = ({ kind, id }: Change): string => `${kind} ${id}`;
const isOpenFilter = ({ categoryIds, productIds }: RfpFilter): boolean => categoryIds.length + productIds.length === 0;
