import { and, flattened, join, name, raw, render, sql } from './sql.ts';

it('numbers parameters in order, including nested and repeated pieces', () => {
  const inner = sql`a = ${'x'}`;
  expect(render(sql`select ${1}, (${inner}), ${2} where ${inner}`)).toEqual({
    text: 'select $1, (a = $2), $3 where a = $4',
    values: [1, 'x', 2, 'x'],
  });
});

it('leaves out parameters of unused pieces', () => {
  const unused = sql`${'secret'}`;
  expect(unused.values).toEqual(['secret']);
  expect(render(sql`select ${null}`)).toEqual({ text: 'select $1', values: [null] });
});

it('never inserts a value into the text', () => {
  const hostile = `'); drop table product; --`;
  expect(render(sql`select ${hostile}`)).toEqual({ text: 'select $1', values: [hostile] });
});

it('quotes identifiers', () => {
  expect(render(sql`${name('order')}.${name('a"b')}`).text).toBe('"order"."a""b"');
});

it('joins pieces, including an empty list', () => {
  expect(render(join([])).text).toBe('');
  expect(render(join([raw('a'), sql`${1}`, raw('c')], ' or ')).text).toBe('a or $1 or c');
});

it('recognizes conditions that are always or never true', () => {
  expect(render(and([])).text).toBe('true');
  expect(render(and([true, true])).text).toBe('true');
  expect(render(and([true, raw('a'), true, raw('b')])).text).toBe('a and b');
  expect(render(and([raw('a'), false]))).toEqual({ text: 'false', values: [] });
});

it('inserts a flattened piece with its parameters in place', () => {
  const piece = flattened(sql`a = ${1} and ${sql`b = ${2}`} and ${raw('c')}`);
  expect(piece.chunks).toEqual(['a = ', ' and b = ', ' and c']);
  const query = sql`select ${0}, ${piece}, ${3}`;
  expect(render(query)).toEqual({ text: 'select $1, a = $2 and b = $3 and c, $4', values: [0, 1, 2, 3] });
});
