import type { Pool } from 'pg';
import type { Notifications } from '../../../database/notifications.ts';
import { Poller } from '../../../common/poller.ts';
import type { LiveSubscription } from './subscriber.ts';
import { ANY_MEMBER, TopicSubscribers, viewerKind } from './topicSubscribers.ts';

/** Limits new RFPs to these categories with their descendants, or to these materials; no limit if both are empty. */
interface RfpFilter {
  categoryIds: readonly string[];
  productIds: readonly string[];
}

type Kind = 'messageReceived' | 'messageSent' | 'orderChanged' | 'rfp' | 'offering';

/** The messages to a member, the messages and orders of a party, an offering, or (without an id) all new RFPs. */
interface Topic {
  kind: Kind;
  of: string;
}

export interface RecordSubscriber extends LiveSubscription<{ recordId: string }> {
  topics: readonly Topic[];
  filter?: RfpFilter;
}

/** `version` distinguishes changes of one record. */
interface Change extends Topic {
  id: string;
  version: string;
}

const POLL_MS = 1_000;
/** The poll looks back this far, because rows have the time of writing, not of the commit. */
const OVERLAP_MS = 15_000;
/** Changes of a topic that may wait; older ones are dropped. An offering that changes again before it is sent is sent once. */
export const MAX_WAITING: Readonly<Record<Kind, number>> = {
  messageReceived: 100,
  messageSent: 100,
  orderChanged: 100,
  rfp: 1_000,
  offering: 1,
};
/** Topics whose frames are rendered at the same time. */
const CONCURRENT = 4;

/** Changes in the last $3 milliseconds that concern the members and parties $1, the offerings $2 or RFPs. */
const RECENT = `
with since as materialized (select statement_timestamp() - $3 * interval '1 millisecond' as at)
select 'messageReceived' as kind, recipient_id::text as of, id, '' as version
from message where recipient_id = any($1::uuid[]) and conversation_id is null and created_at > (select at from since)
union all
select 'messageReceived', "user".id::text, message.id, ''
from message join "user" on party_id = recipient_party_id
where "user".id = any($1::uuid[]) and conversation_id is not null and message.created_at > (select at from since)
union all
select 'messageSent', sending_party_id::text, written.id, ''
from conversation cross join lateral (
  select id, sending_party_id from message
  where conversation_id = conversation.id and created_at > (select at from since) order by created_at desc limit 100) written
where (first_party_id = any($1::uuid[]) or second_party_id = any($1::uuid[])) and last_message_at > (select at from since)
union all
select 'orderChanged', unnest(array[buyer_party_id, seller_party_id])::text, id, 'pending'
from "order" where (buyer_party_id = any($1::uuid[]) or seller_party_id = any($1::uuid[])) and created_at > (select at from since)
union all
select 'orderChanged', unnest(array[buyer_party_id, seller_party_id])::text, "order".id, order_event.status
from order_event join "order" on "order".id = order_event.order_id where order_event.created_at > (select at from since)
union all
select 'rfp', '', id, '' from rfp where created_at > (select at from since)
union all
select 'offering', id::text, id, ((extract(epoch from updated_at) * 1000)::bigint)::text
from offering where id = any($2::uuid[]) and updated_at > (select at from since)`;

/** The material of an RFP and the categories that it belongs to. */
const RFP_CATEGORIES = `
select rfp.product_id as product, category.path as categories from rfp
left join product on product.id = rfp.product_id left join category on category.id = product.category_id
where rfp.id = $1`;

interface RfpCategories {
  product: string | null;
  categories: string[] | null;
}

/** Reads the changes in a row of a notification. */
const channels: Readonly<Record<string, (row: string[]) => Change[]>> = {
  feedstock_message: ([of = '', id = '']) => [{ kind: 'messageReceived', of, id, version: '' }],
  feedstock_sent_message: ([of = '', id = '']) => [{ kind: 'messageSent', of, id, version: '' }],
  feedstock_order: ([buyer = '', seller = '', id = '', version = '']) =>
    [buyer, seller].map((of) => ({ kind: 'orderChanged', of, id, version })),
};

/**
 * Sends changes of messages, orders, RFPs and offerings. Triggers notify every instance of messages and orders at commit; a poll finds the
 * others, and changes whose notification was lost, such as without the listening connection.
 */
export class RecordHub {
  private readonly pool: Pool;
  private readonly onError: (error: unknown) => void;
  private readonly subscribers = new TopicSubscribers<RecordSubscriber>();
  /** Changes that were announced or are older than their subscriptions, with their time, because the poll finds them again. */
  private readonly known = new Map<string, number>();
  private readonly waiting = new Map<string, Change[]>();
  /** Topics with waiting changes that are not being rendered. */
  private readonly due: string[] = [];
  private readonly running = new Set<Promise<void>>();
  /** Start of the last successful poll. */
  private polledAt = performance.now();
  private readonly poller: Poller;

  constructor(pool: Pool, notifications: Notifications, onError: (error: unknown) => void) {
    this.pool = pool;
    this.onError = onError;
    this.poller = new Poller(() => this.poll(), POLL_MS, onError);
    for (const [channel, changesIn] of Object.entries(channels))
      notifications.on(channel, (payload) => {
        for (const row of payload.split(',')) for (const change of changesIn(row.split(' '))) this.announce(change);
      });
  }

  start(): void {
    this.poller.start();
  }

  async stop(): Promise<void> {
    await this.poller.stop();
    await Promise.all(this.running);
  }

  /** Announces changes committed from now on; returns a function that ends the subscription. */
  async subscribe(subscriber: RecordSubscriber): Promise<() => void> {
    const isNew = (topic: Topic): boolean => this.subscribers.of(keyOf(topic)).size === 0;
    const topics = subscriber.topics.filter(isNew);
    // The topic may have got another subscriber meanwhile, to whom these changes are still announced.
    if (topics.length > 0) for (const change of await this.recent(topics)) if (isNew(change)) this.note(change);
    return this.subscribers.add(subscriber, subscriber.topics.map(keyOf));
  }

  private announce(change: Change): void {
    const topic = keyOf(change);
    if (this.subscribers.of(topic).size === 0 || !this.note(change)) return;
    const waiting = this.waiting.get(topic);
    if (waiting) {
      waiting.push(change);
      if (waiting.length > MAX_WAITING[change.kind]) waiting.shift();
      return;
    }
    this.waiting.set(topic, [change]);
    this.due.push(topic);
    this.work();
  }

  /** False if it was already announced. */
  private note(change: Change): boolean {
    const key = versionOf(change);
    if (this.known.has(key)) return false;
    this.known.set(key, performance.now());
    return true;
  }

  private work(): void {
    while (this.running.size < CONCURRENT) {
      const topic = this.due.shift();
      if (topic === undefined) return;
      const running = this.sendAll(topic).finally(() => {
        this.running.delete(running);
        this.work();
      });
      this.running.add(running);
    }
  }

  /** One change after the other, so that frames arrive in order. */
  private async sendAll(topic: string): Promise<void> {
    const waiting = this.waiting.get(topic) ?? [];
    for (let change = waiting.shift(); change; change = waiting.shift()) {
      const key = versionOf(change);
      await this.send(topic, change.id).catch((error: unknown) => {
        // The poll announces it again as long as it is recent.
        this.known.delete(key);
        this.onError(error);
      });
    }
    this.waiting.delete(topic);
  }

  private async send(topic: string, recordId: string): Promise<void> {
    const groups = new Map<string, [RecordSubscriber, ...RecordSubscriber[]]>();
    for (const subscriber of await this.interestedIn(topic, recordId)) {
      const key = `${viewerKind(subscriber.viewer, subscriber.isPersonal)} ${subscriber.selection}`;
      const alike = groups.get(key);
      if (alike) alike.push(subscriber);
      else groups.set(key, [subscriber]);
    }
    const failures: unknown[] = [];
    for (const alike of groups.values()) {
      const [{ viewer, isPersonal, render }] = alike;
      const seenBy = viewerKind(viewer, isPersonal) === 'member' ? ANY_MEMBER : viewer;
      const frame = await render({ recordId }, seenBy).catch((error: unknown) => void failures.push(error));
      const current = this.subscribers.of(topic);
      if (frame !== undefined) for (const subscriber of alike) if (current.has(subscriber)) subscriber.send(frame);
    }
    if (failures.length > 0) throw failures[0];
  }

  private async interestedIn(topic: string, recordId: string): Promise<RecordSubscriber[]> {
    const all = [...this.subscribers.of(topic)];
    if (all.every(({ filter }) => isOpenFilter(filter))) return all;
    const { rows } = await this.pool.query<RfpCategories>({
      name: 'rfp_categories',
      text: RFP_CATEGORIES,
      values: [recordId],
    });
    const { product, categories } = rows[0] ?? { product: null, categories: null };
    return all.filter(({ filter }) => {
      if (!filter || isOpenFilter(filter)) return true;
      const { productIds, categoryIds } = filter;
      return (product !== null && productIds.includes(product)) || categories?.some((id) => categoryIds.includes(id));
    });
  }

  private async poll(): Promise<void> {
    const startedAt = performance.now();
    const topics = this.subscribers.topics().map((topic): Topic => {
      const [kind = '', of = ''] = topic.split(' ');
      return { kind: kind as Kind, of };
    });
    if (topics.length > 0) for (const change of await this.recent(topics)) this.announce(change);
    this.polledAt = startedAt;
    for (const [key, notedAt] of this.known) if (notedAt < startedAt - OVERLAP_MS) this.known.delete(key);
  }

  /** Finds changes since the last poll, including earlier ones that were committed late. */
  private async recent(topics: readonly Topic[]): Promise<Change[]> {
    const milliseconds = OVERLAP_MS + performance.now() - this.polledAt;
    const ids = (...kinds: Kind[]): string[] => topics.flatMap(({ kind, of }) => (kinds.includes(kind) ? [of] : []));
    const { rows } = await this.pool.query<Change>({
      name: 'record_changes',
      text: RECENT,
      values: [ids('messageReceived', 'messageSent', 'orderChanged'), ids('offering'), milliseconds],
    });
    return rows;
  }
}

const keyOf = ({ kind, of }: Topic): string => `${kind} ${of}`;
const versionOf = (change: Change): string => `${keyOf(change)} ${change.id} ${change.version}`;
const isOpenFilter = (filter?: RfpFilter): boolean =>
  !filter || filter.categoryIds.length + filter.productIds.length === 0;
