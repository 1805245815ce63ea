import { canonical } from './canonical.ts';

test('keys are sorted and nothing is spaced', () => {
  expect(canonical({ b: [1, { d: null, c: 'x y' }], a: true, B: -0.5 })).toBe(
    '{"B":-0.5,"a":true,"b":[1,{"c":"x y","d":null}]}',
  );
});

test('the order a value was made in does not show', () => {
  expect(canonical({ a: 1, b: 2, aa: 3 })).toBe(canonical({ aa: 3, b: 2, a: 1 }));
  expect(canonical({ a: 1, b: 2, aa: 3 })).toBe('{"a":1,"aa":3,"b":2}');
});

test('members without a value are left out', () => {
  expect(canonical({ a: undefined, b: null })).toBe('{"b":null}');
});

test('text is escaped as JSON escapes it', () => {
  expect(canonical('"\n')).toBe('"\\"\\n"');
  expect(canonical({ '"': 1 })).toBe('{"\\"":1}');
});

test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, Symbol('x')])('%p is no JSON', (value) => {
  expect(() => canonical({ value: [value] })).toThrow(`Not JSON: ${String(value)}`);
});
