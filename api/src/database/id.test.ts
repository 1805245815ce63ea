import { idOf, newId } from './id.ts';

const VERSION_7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

describe('A new id', () => {
  it('is a UUID of version 7 of the present', () => {
    const before = Date.now();
    const id = newId();
    expect(id).toMatch(VERSION_7);
    expect(timeOf(id)).toBeGreaterThanOrEqual(before);
    expect(timeOf(id)).toBeLessThanOrEqual(Date.now());
  });

  it('is unique and sorts after earlier ones', () => {
    const ids = Array.from({ length: 1_000 }, newId);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(1_000);
  });
});

describe('An id derived from a name', () => {
  const at = Date.UTC(2026, 10, 22, 9, 30);

  it('is a UUID of version 7', () => {
    for (let nth = 0; nth < 100; nth++) expect(idOf(at, `name ${nth}`)).toMatch(VERSION_7);
    expect(timeOf(idOf(at, 'name'))).toBe(at);
  });

  it('depends on time and name only', () => {
    expect(idOf(at, 'name')).toBe(idOf(at, 'name'));
    const ids = Array.from({ length: 1_000 }, (_, nth) => idOf(at, `name ${nth}`));
    expect(new Set([...ids, idOf(at + 1, 'name 1')]).size).toBe(1_001);
  });
});
