import type { LogSegment, Participation } from '../auctions/logSegment.ts';
import { RecentWrites } from './recentWrites.ts';

const AUCTION = 'auction';
const ann = { alias: 1, user_id: 'ann' };
const ben = { alias: 2, user_id: 'ben' };

const stretch = (from: number, to: number, bidders: readonly Participation[] = []): LogSegment => ({
  user_id: 'owner',
  bid_visibility: 'public',
  bidders,
  events: Array.from({ length: to - from + 1 }, (_, nth) => ({ seq: from + nth, at: '', event: { type: 'opened' } })),
  last_event: to,
  now: `at ${to}`,
});

const handedTo = (upTo: number, bidders: readonly Participation[] = []): RecentWrites => {
  const handed = new RecentWrites();
  handed.learn(AUCTION, upTo, bidders);
  return handed;
};

it('gives what was handed over since, as one, and once', () => {
  const handed = handedTo(3, [ann]);
  handed.give(AUCTION, stretch(4, 5, [ben]));
  handed.give(AUCTION, stretch(6, 6, [ann]));
  const { events, bidders, now } = handed.take(AUCTION, 3)!;
  expect(events.map(({ seq }) => seq)).toEqual([4, 5, 6]);
  expect([...bidders].sort((a, b) => a.alias - b.alias)).toEqual([ann, ben]);
  expect(now).toBe('at 6');
  expect(handed.take(AUCTION, 3)).toBeUndefined();
});

it('passes over what was told already', () => {
  const handed = handedTo(5);
  handed.give(AUCTION, stretch(4, 5));
  expect(handed.take(AUCTION, 5)).toBeUndefined();
  handed.give(AUCTION, stretch(4, 5));
  handed.give(AUCTION, stretch(6, 7));
  expect(handed.take(AUCTION, 5)!.events.map(({ seq }) => seq)).toEqual([6, 7]);
});

it.each<[string, number, LogSegment[]]>([
  ['events before it are missing', 3, [stretch(5, 5)]],
  ['events between are missing', 3, [stretch(4, 4), stretch(6, 6)]],
  ['somebody stands further back', 2, [stretch(4, 4)]],
  ['they are out of order', 3, [stretch(5, 5), stretch(4, 4)]],
  ['they are too many for one frame', 3, [stretch(4, 504)]],
])('leaves it to be read where %s', (_, from, stretches) => {
  const handed = handedTo(3);
  for (const each of stretches) handed.give(AUCTION, each);
  expect(handed.take(AUCTION, from)).toBeUndefined();
});

it('leaves it to be read where it is not known who took part before', () => {
  const handed = new RecentWrites();
  handed.give(AUCTION, stretch(4, 4));
  expect(handed.take(AUCTION, 3)).toBeUndefined();
  handed.learn(AUCTION, 2, [ann]);
  handed.give(AUCTION, stretch(4, 4));
  expect(handed.take(AUCTION, 3)).toBeUndefined();
});

it('keeps no more than could be told', () => {
  const handed = handedTo(0);
  for (let seq = 1; seq <= 501; seq++) handed.give(AUCTION, stretch(seq, seq));
  expect(handed.take(AUCTION, 0)).toBeUndefined();
});
