import { nextTransition } from './useTransitions.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const auction = (status: 'scheduled' | 'active' | 'ended', start: number, end: number) => ({
  status,
  startTime: at(start),
  endTime: at(end),
  pausedAt: null,
});

it('is the first start of an upcoming auction or end of a live one', () => {
  const auctions = [auction('active', 1, 9), auction('scheduled', 8, 12), auction('ended', 1, 2)];
  expect(nextTransition(auctions)).toBe(Date.parse(at(8)));
});

it('is never if no auction starts or ends', () => {
  expect(nextTransition([auction('ended', 1, 2)])).toBe(Infinity);
  expect(nextTransition([{ ...auction('active', 1, 9), pausedAt: at(8) }])).toBe(Infinity);
  expect(nextTransition(undefined)).toBe(Infinity);
});
