import type { LoggedEvent, Receipt } from './log.ts';
import { END } from '../../../../../test/simulation/anAuction.ts';
import { eventWith, honest, problemsOf, sealed, withEvent } from '../../../../../test/simulation/honest.ts';

describe('A receipt', () => {
  const isNot = ['Bid bid-1 does not match its receipt.'];

  test('matches its bid in the log', async () => {
    const { log, receipts } = honest();
    expect(await problemsOf(log, { receipts })).toEqual([]);
    expect(await problemsOf(log, { receipts: [{ ...(receipts[0] as Receipt), auctionId: 'another' }] })).toEqual([
      'The receipt of bid bid-1 is for another auction.',
    ]);
    expect(await problemsOf(log, { receipts: [{ ...(receipts[0] as Receipt), bidId: 'bid-9' }] })).toEqual([
      'The log does not contain bid bid-9.',
    ]);
  });

  test.each<[string, Partial<Receipt>]>([
    ['another time', { at: new Date(END).toISOString() }],
    ['another commitment', { commitment: '0'.repeat(64) }],
    ['another amount', { amount: '101.00' }],
    ['another maximum', { maxAmount: '151.00' }],
    ['another salt', { salt: '0'.repeat(64) }],
  ])('with %s does not match the log', async (_name, change) => {
    const { log, receipts } = honest();
    expect(await problemsOf(log, { receipts: [{ ...(receipts[0] as Receipt), ...change }] })).toEqual(isNot);
  });

  test('without its salt still proves the bid', async () => {
    const { log, receipts } = honest();
    const { salt: _salt, ...bare } = receipts[0] as Receipt;
    expect(await problemsOf(log, { receipts: [bare] })).toEqual([]);
    for (const change of [{ commitment: '0'.repeat(64) }, { amount: '101.00' }, { maxAmount: '151.00' }]) {
      expect(await problemsOf(log, { receipts: [{ ...bare, ...change }] })).toEqual(isNot);
    }
  });

  test('looks at bids only, even if another event has the same number', async () => {
    const { auction, receipts } = honest();
    const also = sealed(auction, eventWith('bidId', 'bid-1', 2));
    expect(await problemsOf(also, { receipts })).toEqual([]);
  });

  test('proves the amount with its salt alone', async () => {
    const { log, receipts } = honest();
    const { amount: _amount, maxAmount: _maxAmount, ...kept } = receipts[0] as Receipt;
    const { salt: _salt, ...bare } = kept;
    expect(await problemsOf(log, { receipts: [kept] })).toEqual([]);
    const payload = (log.events[1] as LoggedEvent).payload.replace('"amount":"100.00"', '"amount":"101.00"');
    const rewritten = withEvent(log, 2, () => ({ payload }));
    expect(await problemsOf(rewritten, { receipts: [kept] })).toContain(isNot[0]);
    expect(await problemsOf(rewritten, { receipts: [bare] })).not.toContain(isNot[0]);
  });

  test('together with its bid proves a maximum that stays hidden', async () => {
    const { log, receipts } = honest();
    const winner = receipts[2] as Receipt;
    expect(await problemsOf(log, { receipts: [winner] })).toEqual([]);
    expect(await problemsOf(log, { receipts: [{ ...winner, maxAmount: '170.00' }] })).toEqual([
      'Bid bid-3 does not match its receipt.',
    ]);
    expect(await problemsOf(log, { receipts: [{ ...winner, maxAmount: undefined }] })).toEqual([]);
  });
});
