import { generateKeyPairSync, sign } from 'node:crypto';
import { canonical } from 'api/auction-core/canonical';
import { published } from '../../../../../api/test/simulation/aLog.ts';
import { honest } from '../../../../../api/test/simulation/honest.ts';
import type { StoredReceipt } from './receipts.ts';
import { checkAuction, type Evidence } from './auctionChecks.ts';

const key = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') };
};
const market = key();

/** The signed receipts of the bidders. */
const kept = ({ receipts }: ReturnType<typeof honest>, { privateKey, publicKey } = market): StoredReceipt[] =>
  receipts.map(({ auctionId, bidId, at, commitment, salt = '', amount = '', maxAmount = null }) => {
    const said = { v: 1, auctionId, bidId, at, commitment };
    const signature = sign(null, Buffer.from(canonical(said)), privateKey).toString('base64');
    return { ...said, salt, amount, maxAmount, signature, publicKey, userId: 'ada' };
  });

const auction = honest();
const end = new Date(auction.auction.state.end).toISOString();

const evidence = (change: Partial<Evidence> = {}): Evidence => ({
  log: { ...auction.log, publicKey: market.publicKey },
  finalHash: auction.finalHash,
  receipts: kept(auction),
  shown: { winner: 'Bidder 3', price: '160.00', end, isAwarded: true, isCancelled: false },
  ...change,
});

const states = async (change: Partial<Evidence> = {}) =>
  (await checkAuction(evidence(change))).map(({ state }) => state);

it('an honest auction passes every check', async () => {
  expect(await states()).toEqual(['right', 'right', 'right', 'right', 'right']);
});

it('reports what could not be checked', async () => {
  expect(await states({ finalHash: undefined, receipts: [] })).toEqual(['right', 'open', 'open', 'right']);
});

it('detects an operator who rewrites the whole log consistently', async () => {
  const rewritten = published(auction.terms, auction.timed, 2);
  const log = { ...rewritten.log, publicKey: market.publicKey };
  expect(await states({ log })).toEqual(['right', 'wrong', 'wrong', 'right', 'right']);
});

it('detects a changed event', async () => {
  const [first, ...others] = auction.log.events;
  const events = first ? [{ ...first, at: new Date(0).toISOString() }, ...others] : [];
  const [chain] = await checkAuction(evidence({ log: { ...auction.log, events, publicKey: market.publicKey } }));
  expect(chain).toMatchObject({
    state: 'wrong',
    details: expect.arrayContaining(['Event 1 does not match its hash.']),
  });
});

it('detects receipts signed with another key', async () => {
  const checks = await checkAuction(evidence({ receipts: kept(auction, key()) }));
  expect(checks.find(({ name }) => name.includes('signed'))?.state).toBe('wrong');
});

it.each([
  [{ winner: 'Bidder 2' }, 'The log gives it to Bidder 3, this page to Bidder 2.'],
  [{ price: '170.00' }, 'The log ends at $160.00, this page at $170.00.'],
  [{ isAwarded: false, winner: null, price: null }, 'The log names a winner.'],
])('reports where the page shows another result: %j', async (change, words) => {
  const checks = await checkAuction(evidence({ shown: { ...evidence().shown, ...change } }));
  expect(checks.at(-1)).toMatchObject({ state: 'wrong', details: [words] });
});
