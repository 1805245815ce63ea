import { flattened, sql } from './sql.ts';
import { StatementNames } from './statementNames.ts';

const times = <T>(count: number, act: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => act(at));

it('names a text from its third use on, always with the same name', () => {
  const names = new StatementNames();
  expect(times(5, () => names.nameOf('select 1'))).toEqual([
    undefined,
    undefined,
    'feedstock_1',
    'feedstock_1',
    'feedstock_1',
  ]);
  expect(times(3, () => names.nameOf('select 2')).at(-1)).toBe('feedstock_2');
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
  expect(names.nameOf('select 0')).toBe('feedstock_1');
  expect(names.nameOf('select 499')).toBeUndefined();
});

it('forgets rare texts when there are too many, but no names', () => {
  const names = new StatementNames();
  times(3, () => names.nameOf('hot'));
  times(2, () => names.nameOf('warm'));
  times(50, (at) => names.nameOf(`${at}${'x'.repeat(100_000)}`));
  expect(names.nameOf('warm')).toBeUndefined();
  expect(names.nameOf('hot')).toBe('feedstock_1');
});

it('distinguishes statements by their complete text and keeps their own values', () => {
  const names = new StatementNames();
  const [one, same, other] = [flattened(sql`a = ${1}`), flattened(sql`a = ${1}`), flattened(sql`b = ${1}`)];
  const ask = (piece: typeof one, id: number) => names.prepared(sql`select ${piece} where id = ${id}`);
  times(3, () => ask(one, 7));
  expect(ask(one, 8)).toEqual({ name: 'feedstock_1', text: 'select a = $1 where id = $2', values: [1, 8] });
  expect(ask(same, 9)).toEqual({ name: 'feedstock_1', text: 'select a = $1 where id = $2', values: [1, 9] });
  expect(ask(other, 9)).toEqual({ text: 'select b = $1 where id = $2', values: [1, 9] });
  expect(names.prepared(sql`select ${one} where id > ${8}`).name).toBeUndefined();
});
