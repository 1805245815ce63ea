import type { Viewer } from '../../../reading/reading.ts';
import type { LogSegment } from '../../deals/auctions/logSegment.ts';
import type { Listener } from './subscriber.ts';
import { ANY_MEMBER, viewerKind } from './topicSubscribers.ts';
import type { ViewerStanding } from './visibleChange.ts';

/** Listeners that get the same text. */
export interface ListenerGroup {
  kind: string;
  standing: ViewerStanding;
  viewer: Viewer;
  offset: number;
  listeners: [Listener, ...Listener[]];
}

interface Reading {
  auctionId: string;
  /** The offset of all listeners that do not lag. */
  lastRead: number;
  /** Listeners behind this event are served later. */
  from: number;
}

/** Groups the listeners that can share a frame. */
export const groupsOf = (
  listeners: Iterable<Listener>,
  parties: Pick<LogSegment, 'owners' | 'bidders'>,
  { auctionId, lastRead, from }: Reading,
): ListenerGroup[] => {
  const aliases = new Map(parties.bidders.flatMap(({ alias, persons }) => persons.map((id) => [id, alias])));
  // By selection first, because hashing its long text with each listener's viewer would take longer than the rest.
  const bySelection = new Map<string, Map<string, ListenerGroup>>();
  for (const listener of listeners) {
    const { viewer, topic, selection, isPersonal } = listener;
    const offset = listener.lagging.get(auctionId) ?? lastRead;
    const alias = viewer.id === null ? null : (aliases.get(viewer.id) ?? null);
    const isOwner = viewer.id !== null && parties.owners.includes(viewer.id);
    const isInvolved = alias !== null || isOwner;
    if (offset < from || (topic.kind === 'mine' && !isInvolved)) continue;
    const kind = viewerKind(viewer, isPersonal || isInvolved);
    const groups = bySelection.get(selection) ?? new Map<string, ListenerGroup>();
    bySelection.set(selection, groups);
    const key = `${kind} ${offset}`;
    const group = groups.get(key);
    if (group) {
      group.listeners.push(listener);
      continue;
    }
    const standing = { isMember: viewer.id !== null, isOwner, alias };
    groups.set(key, {
      kind,
      standing,
      viewer: kind === 'member' ? ANY_MEMBER : viewer,
      offset,
      listeners: [listener],
    });
  }
  return [...bySelection.values()].flatMap((groups) => [...groups.values()]);
};
