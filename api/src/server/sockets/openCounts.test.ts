import { OpenCounts } from './openCounts.ts';

it('Sockets are counted by key, and removing one twice counts once', () => {
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
