import { commitmentIn, numberIn, numberOrNullIn, readEvent, textIn, textOrNullIn } from './readLog.ts';

const HASH = 'a'.repeat(64);

const event = (payload: object, opened = {}) =>
  readEvent({
    seq: 3,
    type: 'bid_accepted',
    v: 1,
    at: '2027-03-01T12:00:00.000Z',
    payload: JSON.stringify(payload),
    previousHash: '',
    hash: HASH,
    opened,
  });

describe('A commitment', () => {
  test('is an object with only that key, or the receipt’s own commitment', () => {
    expect(commitmentIn('amount', { commitment: HASH })).toBe(HASH);
    expect(commitmentIn('commitment', HASH)).toBe(HASH);
  });

  test.each<[string, unknown]>([
    ['amount', HASH],
    ['amount', null],
    ['amount', {}],
    ['amount', []],
    ['amount', { commitment: HASH, more: 1 }],
    ['amount', { other: HASH }],
    ['amount', { commitment: [HASH] }],
    ['amount', { commitment: HASH.toUpperCase() }],
    ['amount', { commitment: `${HASH}a` }],
    ['amount', { commitment: `\n${HASH}` }],
    ['commitment', [HASH]],
    ['commitment', 'short'],
  ])('in %s is not %j', (field, value) => {
    expect(commitmentIn(field, value)).toBeNull();
  });
});

test('only open fields of an event are read', () => {
  const payload = { bid: 1, amount: { commitment: HASH }, price: { commitment: HASH }, commitment: HASH };
  const read = event(payload, { amount: { salt: HASH, value: '5.00' }, bid: { salt: HASH, value: 9 } });
  expect(read).toEqual({
    seq: 3,
    type: 'bid_accepted',
    at: Date.parse('2027-03-01T12:00:00.000Z'),
    fields: { bid: 1, amount: '5.00' },
    closed: new Set(['price', 'commitment']),
  });
});

test('a field with a wrong type is reported', () => {
  const read = event({ text: 'a', number: 1, nothing: null, hidden: { commitment: HASH } });
  expect([textIn(read, 'text'), textOrNullIn(read, 'text'), textOrNullIn(read, 'nothing')]).toEqual(['a', 'a', null]);
  expect([numberIn(read, 'number'), numberOrNullIn(read, 'number'), numberOrNullIn(read, 'nothing')]).toEqual([
    1,
    1,
    null,
  ]);
  const malformed = (field: string) => `Event 3: ${field} is missing or invalid.`;
  expect(() => textIn(read, 'number')).toThrow(malformed('number'));
  expect(() => textIn(read, 'nothing')).toThrow(malformed('nothing'));
  expect(() => textOrNullIn(read, 'number')).toThrow(malformed('number'));
  expect(() => numberIn(read, 'text')).toThrow(malformed('text'));
  expect(() => numberIn(read, 'nothing')).toThrow(malformed('nothing'));
  expect(() => numberOrNullIn(read, 'text')).toThrow(malformed('text'));
  expect(() => textIn(read, 'absent')).toThrow(malformed('absent'));
  expect(() => textIn(read, 'hidden')).toThrow('Event 3: hidden is still hidden.');
});
