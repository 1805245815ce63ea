import { nextFlip } from './useFlips.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const auction = (status: 'scheduled' | 'active' | 'ended', start: number, end: number) => ({
  status,
  startTime: at(start),
  endTime: at(end),
  pausedAt: null,
});

it('is the first start of what is upcoming or end of what is live', () => {
  const auctions = [auction('active', 1, 9), auction('scheduled', 8, 12), auction('ended', 1, 2)];
  expect(nextFlip(auctions)).toBe(Date.parse(at(8)));
});

it('never comes where nothing is left to happen', () => {
  expect(nextFlip([auction('ended', 1, 2)])).toBe(Infinity);
  expect(nextFlip([{ ...auction('active', 1, 9), pausedAt: at(8) }])).toBe(Infinity);
  expect(nextFlip(undefined)).toBe(Infinity);
});
