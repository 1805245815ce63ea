import { openCounts } from './openCounts.ts';

it('Sockets are counted by key, and removing one twice counts once', () => {
  const add = openCounts(2);
  const first = add('a');
  expect([first, add('a'), add('a'), add('b')].map((release) => release !== undefined)).toEqual([
    true,
    true,
    false,
    true,
  ]);
  first?.();
  first?.();
  expect(add('a')).toBeDefined();
  expect(add('a')).toBeUndefined();
});
