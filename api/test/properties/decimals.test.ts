import fc from 'fast-check';
import { beyond, toAmount, toCents } from '../../src/features/deals/auctions/core/money.ts';
import { AnAuction } from '../simulation/anAuction.ts';
import { howMany } from '../simulation/size.ts';

const cents = fc.bigInt({ min: 1n, max: 10n ** 18n - 1n });

test('I14: amounts of up to 18 digits convert exactly in both directions', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(toCents(toAmount(amount))).toBe(amount);
      expect(toAmount(amount)).toMatch(/^\d+\.\d\d$/);
    }),
  );
});

test('I14: any other text is refused', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.double().map(String),
        cents.map((n) => `${n}e2`),
      ),
      (text) => {
        if (/^\d+(\.\d\d?)?$/.test(text)) expect(toCents(text)).toBeGreaterThanOrEqual(0n);
        else expect(() => toCents(text)).toThrow('Invalid amount');
      },
    ),
  );
});

test('I14: a hundred steps of 0.1 and 0.2 are exact at any size', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 100_00n, max: 10n ** 17n }), fc.constantFrom(10n, 20n, 1n), (startingPrice, step) => {
      for (const type of ['forward', 'reverse'] as const) {
        const auction = new AnAuction({ type, startingPrice, step });
        for (let index = 0n; index <= 100n; index++) {
          const amount = toAmount(beyond(type, startingPrice, index * step));
          expect(auction.bid(Number(index % 2n) + 1, amount)).toEqual(['bid_accepted']);
        }
        expect(auction.state.price).toBe(beyond(type, startingPrice, 100n * step));
      }
    }),
    { numRuns: howMany(20) },
  );
});
