import { groupsOf } from './liveGroups.ts';
import type { Listener } from './subscriber.ts';

const listener = (id: string | null, selection: string, admin = false): Listener =>
  ({ viewer: { id, admin }, topic: { kind: 'all' }, selection }) as unknown as Listener;

const kinds = (listeners: Listener[]) =>
  groupsOf({ user_id: 'owner', bidders: [{ alias: 1, user_id: 'bidder' }] }, listeners, () => 1).map(
    ({ kind, viewer, listeners: { length } }) => [kind, viewer.id, length],
  );

it('makes one frame for all members of one kind, as nobody in particular', () => {
  const all = [null, null, 'liv', 'ann', 'bidder', 'owner'].map((id) => listener(id, 'id title'));
  const somebody = expect.stringMatching(/^0{8}-/);
  expect(kinds([...all, listener('root', 'id title', true)])).toEqual([
    ['visitor', null, 2],
    ['member', somebody, 2],
    ['bidder', 'bidder', 1],
    ['owner', 'owner', 1],
    ['root', 'root', 1],
  ]);
});

it('makes frames that ask for what is watched for each member alone', () => {
  const all = [null, null, 'liv', 'liv', 'ann'].map((id) => listener(id, 'id isWatched title'));
  expect(kinds(all)).toEqual([
    ['visitor', null, 2],
    ['liv', 'liv', 2],
    ['ann', 'ann', 1],
  ]);
});
