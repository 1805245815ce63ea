import { OpenCounts } from './openCounts.ts';

it('counts each key by itself, and each socket once, however often it is taken off', () => {
  const counts = new OpenCounts(2);
  const first = counts.add('a');
  expect([first, counts.add('a'), counts.add('a'), counts.add('b')].map((release) => release !== undefined)).toEqual([
    true,
    true,
    false,
    true,
  ]);
  first?.();
  first?.();
  expect(counts.add('a')).toBeDefined();
  expect(counts.add('a')).toBeUndefined();
});
