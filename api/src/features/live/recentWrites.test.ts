import type { LogSegment, Participation } from '../auctions/logSegment.ts';
import { RecentWrites } from './recentWrites.ts';

const AUCTION = 'auction';
const ann = { alias: 1, user_id: 'ann' };
const ben = { alias: 2, user_id: 'ben' };

const segment = (from: number, to: number, bidders: readonly Participation[] = []): LogSegment => ({
  user_id: 'owner',
  bid_visibility: 'public',
  bidders,
  events: Array.from({ length: to - from + 1 }, (_, nth) => ({ seq: from + nth, at: '', event: { type: 'opened' } })),
  last_event: to,
  now: `at ${to}`,
});

const writesAfter = (upTo: number, bidders: readonly Participation[] = []): RecentWrites => {
  const writes = new RecentWrites();
  writes.setBidders(AUCTION, upTo, bidders);
  return writes;
};

it('Returns all segments since an offset as one, and only once', () => {
  const writes = writesAfter(3, [ann]);
  writes.add(AUCTION, segment(4, 5, [ben]));
  writes.add(AUCTION, segment(6, 6, [ann]));
  const { events, bidders, now } = writes.take(AUCTION, 3)!;
  expect(events.map(({ seq }) => seq)).toEqual([4, 5, 6]);
  expect([...bidders].sort((a, b) => a.alias - b.alias)).toEqual([ann, ben]);
  expect(now).toBe('at 6');
  expect(writes.take(AUCTION, 3)).toBeUndefined();
});

it('Skips events that were already sent', () => {
  const writes = writesAfter(5);
  writes.add(AUCTION, segment(4, 5));
  expect(writes.take(AUCTION, 5)).toBeUndefined();
  writes.add(AUCTION, segment(4, 5));
  writes.add(AUCTION, segment(6, 7));
  expect(writes.take(AUCTION, 5)!.events.map(({ seq }) => seq)).toEqual([6, 7]);
});

it.each<[string, number, LogSegment[]]>([
  ['events before it are missing', 3, [segment(5, 5)]],
  ['events between are missing', 3, [segment(4, 4), segment(6, 6)]],
  ['a listener lags further', 2, [segment(4, 4)]],
  ['they are out of order', 3, [segment(5, 5), segment(4, 4)]],
  ['they are too many for one frame', 3, [segment(4, 504)]],
])('Requires a read if %s', (_, from, segments) => {
  const writes = writesAfter(3);
  for (const each of segments) writes.add(AUCTION, each);
  expect(writes.take(AUCTION, from)).toBeUndefined();
});

it('Requires a read if earlier participants are unknown', () => {
  const writes = new RecentWrites();
  writes.add(AUCTION, segment(4, 4));
  expect(writes.take(AUCTION, 3)).toBeUndefined();
  writes.setBidders(AUCTION, 2, [ann]);
  writes.add(AUCTION, segment(4, 4));
  expect(writes.take(AUCTION, 3)).toBeUndefined();
});

it('Keeps no more events than one frame may contain', () => {
  const writes = writesAfter(0);
  for (let seq = 1; seq <= 501; seq++) writes.add(AUCTION, segment(seq, seq));
  expect(writes.take(AUCTION, 0)).toBeUndefined();
});
