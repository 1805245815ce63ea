import { Json, stringifyResult } from './json.ts';

it('splices what PostgreSQL wrote as it is, blanks and number forms included', () => {
  const text = '{"a" : 1.50, \n "b":[]}';
  expect(stringifyResult({ data: { x: new Json(text), y: [new Json('1'), null] } })).toBe(
    `{"data":{"x":${text},"y":[1,null]}}`,
  );
});

it.each([
  ['plain values', { a: 1, b: 'x"\n', c: null, d: true, e: [1, [2]], f: {}, g: [] }],
  ['what JSON leaves out', { a: undefined, b: [undefined, () => 1], c: () => 1, d: Symbol('s') }],
  ['dates and other things that know their JSON', { at: new Date(0), inside: [new Date(1)] }],
  ['odd keys', { '': 1, '"': 2, '\u2028': 3, ['__proto__']: 4 }],
  ['objects without a prototype', Object.assign(Object.create(null) as object, { a: { b: 1 } })],
])('writes %s as JSON.stringify does', (_title, value) => {
  expect(stringifyResult(value)).toBe(JSON.stringify(value));
});

it('writes nothing at all as null', () => {
  expect(stringifyResult(undefined)).toBe('null');
});

it('is the value for whoever does not splice', () => {
  expect(JSON.stringify({ x: new Json('{"a": [1, 2]}') })).toBe('{"x":{"a":[1,2]}}');
});
