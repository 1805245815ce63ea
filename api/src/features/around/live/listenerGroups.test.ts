import { groupsOf } from './listenerGroups.ts';
import type { Subscriber, Topic } from './subscriber.ts';

const ALL: Topic = { kind: 'all' };
const LAST_READ = 5;

const subscriber = (id: string | null, more: Partial<Subscriber> = {}): Subscriber => ({
  viewer: { id, admin: false, staff: false },
  topic: ALL,
  selection: 'id title',
  isPersonal: false,
  render: async () => '',
  send: () => undefined,
  ...more,
});

/** The groups of listeners to the auction 'one'. */
const groupsFor = (subscribers: Subscriber[], offsets: (number | undefined)[] = [], from = 0) =>
  groupsOf(
    subscribers.map((each, nth) => {
      const offset = offsets[nth];
      return { ...each, lagging: new Map(offset === undefined ? [] : [['one', offset]]) };
    }),
    { owners: ['owner'], bidders: [{ alias: 1, persons: ['bidder'] }] },
    { auctionId: 'one', lastRead: LAST_READ, from },
  );
const kinds = (subscribers: Subscriber[]) =>
  groupsFor(subscribers).map(({ kind, viewer, listeners: { length } }) => [kind, viewer.id, length]);

it('makes one frame for all members who are not parties to the auction', () => {
  const all = [null, null, 'liv', 'ann', 'bidder', 'owner'].map((id) => subscriber(id));
  const anyMember = expect.stringMatching(/^0{8}-/);
  expect(kinds([...all, subscriber('root', { viewer: { id: 'root', admin: true, staff: true } })])).toEqual([
    ['visitor', null, 2],
    ['member', anyMember, 2],
    ['bidder', 'bidder', 1],
    ['owner', 'owner', 1],
    ['root', 'root', 1],
  ]);
});

it('makes one frame per member if the selection has a personal field', () => {
  const all = [null, null, 'liv', 'liv', 'ann'].map((id) =>
    subscriber(id, { selection: 'id isWatched title', isPersonal: true }),
  );
  expect(kinds(all)).toEqual([
    ['visitor', null, 2],
    ['liv', 'liv', 2],
    ['ann', 'ann', 1],
  ]);
});

it('sends changes of own auctions to parties only', () => {
  const mine = ['liv', 'bidder', 'owner'].map((id) => subscriber(id, { selection: 'mine', topic: { kind: 'mine' } }));
  expect(kinds(mine)).toEqual([
    ['bidder', 'bidder', 1],
    ['owner', 'owner', 1],
  ]);
});

it('gives each group the standing of its viewers', () => {
  expect(
    groupsFor(['bidder', 'owner', 'liv', null].map((id) => subscriber(id))).map(({ standing }) => standing),
  ).toEqual([
    { isMember: true, isOwner: false, alias: 1 },
    { isMember: true, isOwner: true, alias: null },
    { isMember: true, isOwner: false, alias: null },
    { isMember: false, isOwner: false, alias: null },
  ]);
});

it('groups lagging listeners by offset, and skips those that lag behind the events read', () => {
  const all = Array.from({ length: 6 }, () => subscriber(null));
  expect(
    groupsFor(all, [undefined, 3, 3, 7, 2, LAST_READ], 3).map(({ offset, listeners: { length } }) => [offset, length]),
  ).toEqual([
    [LAST_READ, 2],
    [3, 2],
    [7, 1],
  ]);
});
