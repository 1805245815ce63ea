import { flattened, sql } from './sql.ts';
import { StatementNames } from './statementNames.ts';

const times = <T>(count: number, act: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => act(at));

it('names a text from its third use on, always with the same name', () => {
  const names = new StatementNames();
  const [first, second, third, ...later] = times(5, () => names.nameOf('select 1'));
  expect([first, second]).toEqual([undefined, undefined]);
  expect(third).toMatch(/^[0-9a-f]{40}$/);
  expect(later).toEqual([third, third]);
  expect(times(3, () => names.nameOf('select 2')).at(-1)).not.toBe(third);
});

it('never names a search, because its best plan depends on its words', () => {
  const names = new StatementNames();
  expect(times(5, () => names.nameOf('select 1 where a like lower($1)')).every((name) => name === undefined)).toBe(
    true,
  );
});

it('names at most two hundred texts, so that nobody can fill the connections', () => {
  const names = new StatementNames();
  const given = times(500, (at) => times(3, () => names.nameOf(`select ${at}`)).at(-1));
  expect(new Set(given.filter(Boolean)).size).toBe(200);
  expect(names.nameOf('select 0')).toBe(given[0]);
  expect(names.nameOf('select 499')).toBeUndefined();
});

it('forgets rare texts when there are too many, but no names', () => {
  const names = new StatementNames();
  const hot = times(3, () => names.nameOf('hot')).at(-1);
  times(2, () => names.nameOf('warm'));
  times(10_000, (at) => names.nameOf(String(at)));
  expect(names.nameOf('warm')).toBeUndefined();
  expect(names.nameOf('hot')).toBe(hot);
});

it('names the whole text and keeps the values of each call', () => {
  const names = new StatementNames();
  const ask = (id: number) => names.prepared(sql`select ${flattened(sql`a = ${1}`)} where id = ${id}`);
  const [, , named] = times(3, () => ask(7));
  const text = 'select a = $1 where id = $2';
  expect(named).toEqual({ name: names.nameOf(text), text, values: [1, 7] });
  expect(ask(8)).toEqual({ name: names.nameOf(text), text, values: [1, 8] });
});
