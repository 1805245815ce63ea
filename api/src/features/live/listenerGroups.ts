import type { Viewer } from '../../reading/reading.ts';
import type { LogSegment } from '../auctions/logSegment.ts';
import type { ListenerClass, Listener } from './listeners.ts';
import type { ViewerStanding } from './visibleChange.ts';

/** Listeners that get the same text. */
export interface ListenerGroup {
  kind: string;
  onlooker: ViewerStanding;
  viewer: Viewer;
  place: number;
  listeners: Listener[];
}

type Parties = Pick<LogSegment, 'user_id' | 'bidders'>;

/** Who listens to an auction, and how far each has heard of it. */
export interface Presence {
  audiences: readonly ListenerClass[];
  ofMember: (userId: string) => Iterable<Listener>;
  /** Where all stand but those who stand apart. */
  mark: number;
  apart: ReadonlyMap<Listener, number>;
  /** Whoever stands further back is told another time. */
  from: number;
}

/** Stands for every member who has nothing to do with an auction. */
const SOMEBODY = '00000000-0000-0000-0000-000000000000';

/** An audience is told as one, save who takes part in the auction or stands apart: those are few, so only they are looked at. */
export const groupsOf = (parties: Parties, presence: Presence): ListenerGroup[] => {
  const { audiences, mark, apart, from } = presence;
  const aliases = new Map(parties.bidders.map(({ alias, user_id }) => [user_id, alias]));
  const alone = aloneIn(presence, [parties.user_id, ...aliases.keys()]);
  return audiences.flatMap((audience) => {
    const groups = new Map<string, ListenerGroup>();
    const join = (listener: Listener, place: number, listeners: readonly Listener[]): void => {
      const { viewer } = listener;
      const alias = viewer.id === null ? null : (aliases.get(viewer.id) ?? null);
      const isOwner = viewer.id !== null && viewer.id === parties.user_id;
      const isInvolved = alias !== null || isOwner;
      if (audience.topic.kind === 'mine' && !isInvolved) return;
      const kind = isInvolved ? (viewer.id as string) : audience.kind;
      const key = `${kind} ${place}`;
      const group = groups.get(key);
      if (group) return void group.listeners.push(...listeners);
      groups.set(key, {
        kind,
        onlooker: { isMember: viewer.id !== null, isOwner, alias },
        viewer: kind === 'member' ? { id: SOMEBODY, admin: false } : viewer,
        place,
        listeners: [...listeners],
      });
    };
    const some = alone.get(audience);
    const others = some ? [...audience.listeners].filter((listener) => !some.has(listener)) : [...audience.listeners];
    if (others[0]) join(others[0], mark, others);
    for (const listener of some ?? []) {
      const place = apart.get(listener) ?? mark;
      if (place >= from) join(listener, place, [listener]);
    }
    return [...groups.values()];
  });
};

const aloneIn = ({ apart, ofMember }: Presence, involved: readonly string[]): Map<ListenerClass, Set<Listener>> => {
  const alone = new Map<ListenerClass, Set<Listener>>();
  for (const listener of [...apart.keys(), ...involved.flatMap((userId) => [...ofMember(userId)])]) {
    const some = alone.get(listener.audience);
    if (some) some.add(listener);
    else alone.set(listener.audience, new Set([listener]));
  }
  return alone;
};
