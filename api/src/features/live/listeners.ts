import type { Viewer } from '../../reading/reading.ts';
import type { Subscriber, Topic } from './subscriber.ts';

/** Listeners with the same selection and the same rights. They share frames, except for the parties to the auction. */
export interface ListenerClass {
  /** 'visitor', 'member', or the id of a member whose frames are not shared. */
  kind: string;
  topic: Topic;
  listeners: Set<Listener>;
}

export interface Listener extends Subscriber {
  listenerClass: ListenerClass;
  isGone: boolean;
  /** Auctions in which it lags. */
  laggingIn: Set<string>;
}

/** The kind of a viewer, for whom frames are rendered once: 'visitor', 'member', or the id of a member whose frames are not shared. */
export const viewerKind = (viewer: Viewer, isPersonal: boolean): string => {
  if (viewer.id === null) return 'visitor';
  return viewer.staff || isPersonal ? viewer.id : 'member';
};

/** The viewer for members of the kind 'member'; no user has this id. */
export const ANY_MEMBER: Viewer = { id: '00000000-0000-0000-0000-000000000000', admin: false, staff: false };

const kindOf = ({ viewer, topic, isPersonal }: Subscriber): string =>
  viewerKind(viewer, isPersonal || topic.kind === 'mine');

/** Topics that are about any auction. */
const ANY = '';

/** All listeners, indexed by topic, because searching them for each change would be too slow. */
export class Listeners {
  private readonly byTopic = new Map<string, Map<string, ListenerClass>>();
  private readonly byMember = new Map<string, Set<Listener>>();
  private count = 0;

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** The listeners of an auction. */
  of(auctionId: string): ListenerClass[] {
    return [ANY, auctionId].flatMap((key) => [...(this.byTopic.get(key)?.values() ?? [])]);
  }

  /** The listeners of a member. */
  ofMember(userId: string): Iterable<Listener> {
    return this.byMember.get(userId) ?? [];
  }

  add(subscriber: Subscriber): Listener {
    const { topic, viewer, selection } = subscriber;
    const kind = kindOf(subscriber);
    const classes = entry(this.byTopic, auctionOf(topic), () => new Map<string, ListenerClass>());
    const listenerClass = entry(classes, keyOf(topic, kind, selection), () => ({
      kind,
      topic,
      listeners: new Set<Listener>(),
    }));
    const listener: Listener = { ...subscriber, listenerClass, isGone: false, laggingIn: new Set() };
    listenerClass.listeners.add(listener);
    if (viewer.id !== null) entry(this.byMember, viewer.id, () => new Set<Listener>()).add(listener);
    this.count++;
    return listener;
  }

  delete(listener: Listener): void {
    if (listener.isGone) return;
    listener.isGone = true;
    this.count--;
    const { listenerClass, selection, viewer } = listener;
    listenerClass.listeners.delete(listener);
    const key = auctionOf(listenerClass.topic);
    const classes = this.byTopic.get(key);
    if (listenerClass.listeners.size === 0) classes?.delete(keyOf(listenerClass.topic, listenerClass.kind, selection));
    if (classes?.size === 0) this.byTopic.delete(key);
    const own = viewer.id === null ? undefined : this.byMember.get(viewer.id);
    own?.delete(listener);
    if (own?.size === 0) this.byMember.delete(viewer.id as string);
  }
}

const auctionOf = (topic: Topic): string => (topic.kind === 'auction' ? topic.auctionId : ANY);
const keyOf = (topic: Topic, kind: string, selection: string): string => `${topic.kind} ${kind} ${selection}`;

const entry = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
};
