import { RawJson, stringifyResult } from './rawJson.ts';

it('inserts PostgreSQL’s text unchanged, including blanks and number formats', () => {
  const text = '{"a" : 1.50, \n "b":[]}';
  expect(stringifyResult({ data: { x: new RawJson(text), y: [new RawJson('1'), null] } })).toBe(
    `{"data":{"x":${text},"y":[1,null]}}`,
  );
});

it.each([
  ['plain values', { a: 1, b: 'x"\n', c: null, d: true, e: [1, [2]], f: {}, g: [] }],
  ['values that JSON omits', { a: undefined, b: [undefined, () => 1], c: () => 1, d: Symbol('s') }],
  ['dates and other values with toJSON', { at: new Date(0), inside: [new Date(1)] }],
  ['unusual keys', { '': 1, '"': 2, '\u2028': 3, ['__proto__']: 4 }],
  ['objects without a prototype', Object.assign(Object.create(null) as object, { a: { b: 1 } })],
])('writes %s like JSON.stringify', (_title, value) => {
  expect(stringifyResult(value)).toBe(JSON.stringify(value));
});

it('writes undefined as null', () => {
  expect(stringifyResult(undefined)).toBe('null');
});

it('can be converted to a value by other serializers', () => {
  expect(JSON.stringify({ x: new RawJson('{"a": [1, 2]}') })).toBe('{"x":{"a":[1,2]}}');
});
