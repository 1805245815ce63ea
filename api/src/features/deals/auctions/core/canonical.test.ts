import { canonical } from './canonical.ts';

test('keys are sorted and there are no spaces', () => {
  expect(canonical({ b: [1, { d: null, c: 'x y' }], a: true, B: -0.5 })).toBe(
    '{"B":-0.5,"a":true,"b":[1,{"c":"x y","d":null}]}',
  );
});

test('the order in which keys were set does not matter', () => {
  expect(canonical({ a: 1, b: 2, aa: 3 })).toBe(canonical({ aa: 3, b: 2, a: 1 }));
  expect(canonical({ a: 1, b: 2, aa: 3 })).toBe('{"a":1,"aa":3,"b":2}');
});

test('undefined members are left out', () => {
  expect(canonical({ a: undefined, b: null })).toBe('{"b":null}');
});

test('text is escaped as in JSON', () => {
  expect(canonical('"\n')).toBe('"\\"\\n"');
  expect(canonical({ '"': 1 })).toBe('{"\\"":1}');
});

test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, Symbol('x')])(
  '%p is not valid JSON and throws',
  (value) => {
    expect(() => canonical({ value: [value] })).toThrow(`Not JSON: ${String(value)}`);
  },
);
