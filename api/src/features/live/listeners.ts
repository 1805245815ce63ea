import type { Subscriber, Topic } from './subscriber.ts';

/** Who asks for the same and is of one kind: told alike, but for those who take part in the auction. */
export interface ListenerClass {
  /** 'visitor', 'member', or the id of somebody who is told what nobody else is. */
  kind: string;
  topic: Topic;
  listeners: Set<Listener>;
}

export interface Listener extends Subscriber {
  audience: ListenerClass;
  isGone: boolean;
  /** Auctions in which it stands apart. */
  apartIn: Set<string>;
}

/** What differs from member to member even where they have nothing to do with the auction. */
const PERSONAL = /\bisWatched\b/;

const kindOf = ({ viewer, topic, selection }: Subscriber): string => {
  if (viewer.id === null) return 'visitor';
  return viewer.admin || topic.kind === 'mine' || PERSONAL.test(selection) ? viewer.id : 'member';
};

/** Topics that are about any auction. */
const ANY = '';

/** All who listen, by what is asked when an auction changes: to find them then, one by one, would cost as much as to decide a bid. */
export class Listeners {
  private readonly byTopic = new Map<string, Map<string, ListenerClass>>();
  private readonly byMember = new Map<string, Set<Listener>>();
  private count = 0;

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Those who listen to an auction. */
  of(auctionId: string): ListenerClass[] {
    return [ANY, auctionId].flatMap((about) => [...(this.byTopic.get(about)?.values() ?? [])]);
  }

  /** A member's own listeners, whatever they listen to. */
  ofMember(userId: string): Iterable<Listener> {
    return this.byMember.get(userId) ?? [];
  }

  add(subscriber: Subscriber): Listener {
    const { topic, viewer, selection } = subscriber;
    const kind = kindOf(subscriber);
    const audiences = entry(this.byTopic, aboutOf(topic), () => new Map<string, ListenerClass>());
    const audience = entry(audiences, keyOf(topic, kind, selection), () => ({
      kind,
      topic,
      listeners: new Set<Listener>(),
    }));
    const listener: Listener = { ...subscriber, audience, isGone: false, apartIn: new Set() };
    audience.listeners.add(listener);
    if (viewer.id !== null) entry(this.byMember, viewer.id, () => new Set<Listener>()).add(listener);
    this.count++;
    return listener;
  }

  delete(listener: Listener): void {
    if (listener.isGone) return;
    listener.isGone = true;
    this.count--;
    const { audience, selection, viewer } = listener;
    audience.listeners.delete(listener);
    const about = aboutOf(audience.topic);
    const audiences = this.byTopic.get(about);
    if (audience.listeners.size === 0) audiences?.delete(keyOf(audience.topic, audience.kind, selection));
    if (audiences?.size === 0) this.byTopic.delete(about);
    const own = viewer.id === null ? undefined : this.byMember.get(viewer.id);
    own?.delete(listener);
    if (own?.size === 0) this.byMember.delete(viewer.id as string);
  }
}

const aboutOf = (topic: Topic): string => (topic.kind === 'auction' ? topic.auctionId : ANY);
const keyOf = (topic: Topic, kind: string, selection: string): string => `${topic.kind} ${kind} ${selection}`;

const entry = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
};
