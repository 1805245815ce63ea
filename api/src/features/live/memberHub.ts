import type { Pool } from 'pg';
import type { Notifications } from '../../database/notifications.ts';
import type { Viewer } from '../../reading/reading.ts';
import { Poller } from './poller.ts';

export type MemberTopic = 'messageReceived' | 'orderChanged';

/** A record that concerns a member; `version` distinguishes changes of one record. */
interface Change {
  topic: MemberTopic;
  recordId: string;
  version: string;
}

export interface MemberSubscriber {
  topic: MemberTopic;
  viewer: Viewer;
  /** Equal for subscribers that select the same fields. */
  selection: string;
  /** Reads the record with the rights of the viewer. */
  render: (change: { recordId: string }) => Promise<string>;
  send: (frame: string) => void;
}

interface Member {
  subscribers: Set<MemberSubscriber>;
  /** Records already announced or older than the first subscription, with their time, because the poll finds them again. */
  known: Map<string, number>;
  waiting: Change[];
  /** Notifications during the start of the subscription; undefined afterwards. */
  early: Change[] | undefined;
  /** Resolves when the subscription has started. */
  opening: Promise<void>;
  isSending: boolean;
}

const POLL_MS = 1_000;
/** The poll looks back this far, because rows have the time of writing, not of the commit. */
const OVERLAP_MS = 15_000;
/** Changes that may wait for one member; older ones are dropped. */
export const MAX_WAITING = 100;
/** Members whose frames are rendered at the same time. */
const CONCURRENT = 4;

/** Messages and order changes of the members $1 in the last $2 milliseconds. */
const RECENT = `
with since as materialized (select statement_timestamp() - $2 * interval '1 millisecond' as at)
select 'messageReceived' as topic, recipient_id as member, id as record, '' as version
from message where recipient_id = any($1::uuid[]) and created_at > (select at from since)
union all
select 'orderChanged', unnest(array[buyer_id, seller_id]), id, 'pending'
from "order" where (buyer_id = any($1::uuid[]) or seller_id = any($1::uuid[])) and created_at > (select at from since)
union all
select 'orderChanged', unnest(array[buyer_id, seller_id]), "order".id, order_event.status
from order_event join "order" on "order".id = order_event.order_id where order_event.created_at > (select at from since)`;

interface RecentRow {
  topic: MemberTopic;
  member: string;
  record: string;
  version: string;
}

/**
 * Sends members the changes of their messages and orders. Triggers notify every instance at commit; a poll finds changes whose
 * notification was lost, such as without the listening connection.
 */
export class MemberHub {
  private readonly pool: Pool;
  private readonly onError: (error: unknown) => void;
  private readonly members = new Map<string, Member>();
  /** Members with waiting changes that are not being rendered. */
  private readonly due: Member[] = [];
  private readonly running = new Set<Promise<void>>();
  /** Start of the last successful poll. */
  private polledAt = performance.now();
  private readonly poller: Poller;

  constructor(pool: Pool, notifications: Notifications, onError: (error: unknown) => void) {
    this.pool = pool;
    this.onError = onError;
    this.poller = new Poller(() => this.poll(), POLL_MS, onError);
    notifications.on('feedstock_message', (payload) => {
      for (const row of payload.split(',')) {
        const [recipient = '', recordId = ''] = row.split(' ');
        this.announce(recipient, { topic: 'messageReceived', recordId, version: '' });
      }
    });
    notifications.on('feedstock_order', (payload) => {
      for (const row of payload.split(',')) {
        const [buyer = '', seller = '', recordId = '', version = ''] = row.split(' ');
        for (const party of [buyer, seller]) this.announce(party, { topic: 'orderChanged', recordId, version });
      }
    });
  }

  start(): void {
    this.poller.start();
  }

  async stop(): Promise<void> {
    await this.poller.stop();
    await Promise.all(this.running);
  }

  /** Announces changes committed from now on to a member; returns a function that ends the subscription. */
  async subscribe(subscriber: MemberSubscriber): Promise<() => void> {
    const id = subscriber.viewer.id;
    if (id === null) throw new Error('Only members have messages and orders.');
    const member = this.members.get(id) ?? this.add(id);
    member.subscribers.add(subscriber);
    const end = (): void => {
      member.subscribers.delete(subscriber);
      if (member.subscribers.size === 0 && this.members.get(id) === member) this.members.delete(id);
    };
    try {
      await member.opening;
    } catch (error) {
      end();
      throw error;
    }
    return end;
  }

  private add(id: string): Member {
    const known = new Map<string, number>();
    const member: Member = {
      subscribers: new Set(),
      known,
      waiting: [],
      early: [],
      opening: this.recent([id]).then((rows) => {
        for (const { member: concerned, topic, record, version } of rows)
          if (concerned === id) note(known, { topic, recordId: record, version });
        const early = member.early ?? [];
        member.early = undefined;
        for (const change of early) this.announce(id, change);
      }),
      isSending: false,
    };
    this.members.set(id, member);
    return member;
  }

  private announce(id: string, change: Change): void {
    const member = this.members.get(id);
    if (member?.early) return void member.early.push(change);
    if (!member || !note(member.known, change)) return;
    member.waiting.push(change);
    if (member.waiting.length > MAX_WAITING) member.waiting.shift();
    if (member.isSending) return;
    member.isSending = true;
    this.due.push(member);
    this.work();
  }

  private work(): void {
    while (this.running.size < CONCURRENT) {
      const member = this.due.shift();
      if (!member) return;
      const running = this.sendAll(member).finally(() => {
        this.running.delete(running);
        this.work();
      });
      this.running.add(running);
    }
  }

  /** One change after the other, so that frames arrive in order. */
  private async sendAll(member: Member): Promise<void> {
    for (let change = member.waiting.shift(); change; change = member.waiting.shift()) {
      await this.send(member, change).catch((error: unknown) => {
        // The poll announces it again as long as it is recent.
        member.known.delete(keyOf(change));
        this.onError(error);
      });
    }
    member.isSending = false;
  }

  private async send({ subscribers }: Member, { topic, recordId }: Change): Promise<void> {
    const bySelection = new Map<string, [MemberSubscriber, ...MemberSubscriber[]]>();
    for (const subscriber of subscribers) {
      if (subscriber.topic !== topic) continue;
      const alike = bySelection.get(subscriber.selection);
      if (alike) alike.push(subscriber);
      else bySelection.set(subscriber.selection, [subscriber]);
    }
    const sent = await Promise.allSettled(
      [...bySelection.values()].map(async (alike) => {
        const frame = await alike[0].render({ recordId });
        for (const subscriber of alike) if (subscribers.has(subscriber)) subscriber.send(frame);
      }),
    );
    const failed = sent.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  private async poll(): Promise<void> {
    const startedAt = performance.now();
    const polled = [...this.members].filter(([, { early }]) => early === undefined);
    const rows = polled.length > 0 ? await this.recent(polled.map(([id]) => id)) : [];
    for (const { topic, member, record, version } of rows) this.announce(member, { topic, recordId: record, version });
    this.polledAt = startedAt;
    for (const [, { known }] of polled)
      for (const [key, notedAt] of known) if (notedAt < startedAt - OVERLAP_MS) known.delete(key);
  }

  /** Finds changes since the last poll, including earlier ones that were committed late. */
  private async recent(members: readonly string[]): Promise<RecentRow[]> {
    const milliseconds = OVERLAP_MS + performance.now() - this.polledAt;
    const { rows } = await this.pool.query<RecentRow>({
      name: 'member_changes',
      text: RECENT,
      values: [members, milliseconds],
    });
    return rows;
  }
}

const keyOf = ({ topic, recordId, version }: Change): string => `${topic} ${recordId} ${version}`;

/** False if it was already announced. */
const note = (known: Map<string, number>, change: Change): boolean => {
  const key = keyOf(change);
  if (known.has(key)) return false;
  known.set(key, performance.now());
  return true;
};
