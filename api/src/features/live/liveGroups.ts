import type { Viewer } from '../../reading/reading.ts';
import type { Onlooker } from './news.ts';
import type { Listener } from './subscriber.ts';

/** Listeners that get the same text. */
export interface Group {
  kind: string;
  onlooker: Onlooker;
  viewer: Viewer;
  place: number;
  listeners: Listener[];
}

interface Parties {
  user_id: string;
  bidders: readonly { alias: number; user_id: string }[];
}

/** Stands for every member who has nothing to do with an auction. */
const SOMEBODY = '00000000-0000-0000-0000-000000000000';

/** What differs from member to member even where they have nothing to do with the auction. */
const PERSONAL = /\bisWatched\b/;

/** Who takes part, may see more, or asks for what is their own, is a kind of its own; the others are visitors or members. */
export const groupsOf = (
  { user_id: owner, bidders }: Parties,
  listeners: readonly Listener[],
  placeOf: (listener: Listener) => number,
): Group[] => {
  const aliases = new Map(bidders.map(({ alias, user_id }) => [user_id, alias]));
  const asked = new Map<string, { isPersonal: boolean; groups: Map<string, Group> }>();
  for (const listener of listeners) {
    const { viewer, topic, selection } = listener;
    const alias = viewer.id === null ? null : (aliases.get(viewer.id) ?? null);
    const isOwner = viewer.id !== null && viewer.id === owner;
    const isInvolved = alias !== null || isOwner;
    if (topic.kind === 'mine' && !isInvolved) continue;
    // Thousands ask for the same: a long text is looked at once for all of them.
    let same = asked.get(selection);
    if (!same) asked.set(selection, (same = { isPersonal: PERSONAL.test(selection), groups: new Map() }));
    const isOneself = viewer.id !== null && (isInvolved || viewer.admin || same.isPersonal);
    const kind = isOneself ? (viewer.id as string) : viewer.id === null ? 'visitor' : 'member';
    const place = placeOf(listener);
    const key = `${kind} ${place}`;
    const group = same.groups.get(key);
    if (group) group.listeners.push(listener);
    else
      same.groups.set(key, {
        kind,
        onlooker: { isMember: viewer.id !== null, isOwner, alias },
        viewer: kind === 'member' ? { id: SOMEBODY, admin: false } : viewer,
        place,
        listeners: [listener],
      });
  }
  return [...asked.values()].flatMap(({ groups }) => [...groups.values()]);
};
