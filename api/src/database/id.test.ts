import { newId } from './id.ts';

it('makes UUIDs of version 7: the time, then chance', () => {
  const at = Date.UTC(2026, 10, 21, 12, 0, 0, 1);
  const id = newId(at);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

it('makes ids that sort by their time, and no two alike', () => {
  const ids = Array.from({ length: 1_000 }, (_, ms) => newId(ms));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => newId(0))).size).toBe(1_000);
});
