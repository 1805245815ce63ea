import { Listeners, type Listener } from './listeners.ts';
import { groupsOf } from './listenerGroups.ts';
import type { Subscriber, Topic } from './subscriber.ts';

const ALL: Topic = { kind: 'all' };
const MARK = 5;

const subscriber = (id: string | null, selection = 'id title', topic: Topic = ALL, admin = false): Subscriber =>
  ({ viewer: { id, admin }, topic, selection }) as Subscriber;

/** As whom, how many, and from which place listeners of the auction 'one' are told. */
const told = (subscribers: Subscriber[], apart: (number | undefined)[] = [], from = 0) => {
  const audiences = new Listeners();
  const listeners = subscribers.map((each) => audiences.add(each));
  const places = new Map<Listener, number>();
  apart.forEach((place, nth) => place !== undefined && places.set(listeners[nth]!, place));
  return groupsOf(
    { user_id: 'owner', bidders: [{ alias: 1, user_id: 'bidder' }] },
    {
      audiences: audiences.of('one'),
      ofMember: (userId) => audiences.ofMember(userId),
      mark: MARK,
      apart: places,
      from,
    },
  );
};
const kinds = (subscribers: Subscriber[]) =>
  told(subscribers).map(({ kind, viewer, listeners: { length } }) => [kind, viewer.id, length]);

it('makes one frame for all members of one kind, as nobody in particular', () => {
  const all = [null, null, 'liv', 'ann', 'bidder', 'owner'].map((id) => subscriber(id));
  const somebody = expect.stringMatching(/^0{8}-/);
  expect(kinds([...all, subscriber('root', 'id title', ALL, true)])).toEqual([
    ['visitor', null, 2],
    ['member', somebody, 2],
    ['owner', 'owner', 1],
    ['bidder', 'bidder', 1],
    ['root', 'root', 1],
  ]);
});

it('makes frames that ask for what is watched for each member alone', () => {
  const all = [null, null, 'liv', 'liv', 'ann'].map((id) => subscriber(id, 'id isWatched title'));
  expect(kinds(all)).toEqual([
    ['visitor', null, 2],
    ['liv', 'liv', 2],
    ['ann', 'ann', 1],
  ]);
});

it('tells of the own auctions only who has to do with them, and of one auction only who asked for it', () => {
  const of = (auctionId: string): Topic => ({ kind: 'auction', auctionId });
  const mine = ['liv', 'bidder', 'owner'].map((id) => subscriber(id, 'mine', { kind: 'mine' }));
  const one = [null, 'bidder'].map((id) => subscriber(id, 'one', of('one')));
  const other = [null, 'bidder'].map((id) => subscriber(id, 'other', of('other')));
  expect(kinds([...mine, ...one, ...other])).toEqual([
    ['bidder', 'bidder', 1],
    ['owner', 'owner', 1],
    ['visitor', null, 1],
    ['bidder', 'bidder', 1],
  ]);
});

it('tells the bidder and the owner who they are', () => {
  expect(told(['bidder', 'owner', 'liv', null].map((id) => subscriber(id))).map(({ onlooker }) => onlooker)).toEqual([
    { isMember: true, isOwner: false, alias: null },
    { isMember: true, isOwner: true, alias: null },
    { isMember: true, isOwner: false, alias: 1 },
    { isMember: false, isOwner: false, alias: null },
  ]);
});

it('tells who stands apart from where they stand, and who stands further back than was read not at all', () => {
  const all = Array.from({ length: 6 }, () => subscriber(null));
  expect(
    told(all, [undefined, 3, 3, 7, 2, MARK], 3).map(({ place, listeners: { length } }) => [place, length]),
  ).toEqual([
    [MARK, 2],
    [3, 2],
    [7, 1],
  ]);
});
