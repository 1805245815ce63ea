import type { Viewer } from '../../reading/reading.ts';
import type { LogSegment } from '../auctions/logSegment.ts';
import { ANY_MEMBER, type ListenerClass, type Listener } from './listeners.ts';
import type { ViewerStanding } from './visibleChange.ts';

/** Listeners that get the same text. */
export interface ListenerGroup {
  kind: string;
  standing: ViewerStanding;
  viewer: Viewer;
  offset: number;
  listeners: Listener[];
}

type Parties = Pick<LogSegment, 'user_id' | 'bidders'>;

/** The listeners of an auction and their offsets. */
export interface AuctionListeners {
  classes: readonly ListenerClass[];
  ofMember: (userId: string) => Iterable<Listener>;
  /** The offset of all listeners that do not lag. */
  lastRead: number;
  lagging: ReadonlyMap<Listener, number>;
  /** Listeners behind this event are served later. */
  from: number;
}

/** Groups the listeners that can share a frame. Only participants and lagging listeners need a closer look; they are few. */
export const groupsOf = (parties: Parties, auctionListeners: AuctionListeners): ListenerGroup[] => {
  const { classes, lastRead, lagging, from } = auctionListeners;
  const aliases = new Map(parties.bidders.map(({ alias, user_id }) => [user_id, alias]));
  const separate = separateListeners(auctionListeners, [parties.user_id, ...aliases.keys()]);
  return classes.flatMap((listenerClass) => {
    const groups = new Map<string, ListenerGroup>();
    const join = (listener: Listener, offset: number, listeners: readonly Listener[]): void => {
      const { viewer } = listener;
      const alias = viewer.id === null ? null : (aliases.get(viewer.id) ?? null);
      const isOwner = viewer.id !== null && viewer.id === parties.user_id;
      const isInvolved = alias !== null || isOwner;
      if (listenerClass.topic.kind === 'mine' && !isInvolved) return;
      const kind = isInvolved ? (viewer.id as string) : listenerClass.kind;
      const key = `${kind} ${offset}`;
      const group = groups.get(key);
      if (group) return void group.listeners.push(...listeners);
      groups.set(key, {
        kind,
        standing: { isMember: viewer.id !== null, isOwner, alias },
        viewer: kind === 'member' ? ANY_MEMBER : viewer,
        offset,
        listeners: [...listeners],
      });
    };
    const separated = separate.get(listenerClass);
    const others = separated
      ? [...listenerClass.listeners].filter((listener) => !separated.has(listener))
      : [...listenerClass.listeners];
    if (others[0]) join(others[0], lastRead, others);
    for (const listener of separated ?? []) {
      const offset = lagging.get(listener) ?? lastRead;
      if (offset >= from) join(listener, offset, [listener]);
    }
    return [...groups.values()];
  });
};

const separateListeners = (
  { lagging, ofMember }: AuctionListeners,
  involved: readonly string[],
): Map<ListenerClass, Set<Listener>> => {
  const separate = new Map<ListenerClass, Set<Listener>>();
  for (const listener of [...lagging.keys(), ...involved.flatMap((userId) => [...ofMember(userId)])]) {
    const separated = separate.get(listener.listenerClass);
    if (separated) separated.add(listener);
    else separate.set(listener.listenerClass, new Set([listener]));
  }
  return separate;
};
