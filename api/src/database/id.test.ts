import { idOf, newId } from './id.ts';

const VERSION_7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('makes UUIDs of version 7 from the time and random bits', () => {
  const at = Date.UTC(2026, 10, 21, 12, 0, 0, 1);
  const id = newId(at);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at);
  expect(id).toMatch(VERSION_7);
});

it('makes ids that sort by time and are unique', () => {
  const ids = Array.from({ length: 1_000 }, (_, ms) => newId(ms));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => newId(0))).size).toBe(1_000);
});

describe('An id made from a name', () => {
  const at = Date.UTC(2026, 10, 22, 9, 30);

  it('is a UUID of version 7 as well', () => {
    for (let nth = 0; nth < 100; nth++) expect(idOf(at, `name ${nth}`)).toMatch(VERSION_7);
    expect(Number.parseInt(idOf(at, 'name').replace('-', '').slice(0, 12), 16)).toBe(at);
  });

  it('is the same for the same time and name, and for no other', () => {
    expect(idOf(at, 'name')).toBe(idOf(at, 'name'));
    const ids = Array.from({ length: 1_000 }, (_, nth) => idOf(at, `name ${nth}`));
    expect(new Set([...ids, idOf(at + 1, 'name 1')]).size).toBe(1_001);
  });
});
