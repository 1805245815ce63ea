import { generateKeyPairSync, sign } from 'node:crypto';
import { canonical } from './canonical.ts';
import { findingsOf, type Held } from './findings.ts';
import { isSigned, sha256, type SignedReceipt } from './signatures.ts';
import { published } from './simulation/aLog.ts';
import { honest, withEvent } from './simulation/honest.ts';

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') };
};
const market = newKey();

const signed = ({ receipts }: ReturnType<typeof honest>, { privateKey, publicKey } = market): SignedReceipt[] =>
  receipts.map((receipt) => {
    const { auctionId, bidId, at, commitment } = receipt;
    const said = { v: 1, auctionId, bidId, at, commitment };
    const signature = sign(null, Buffer.from(canonical(said)), privateKey).toString('base64');
    return { ...receipt, v: 1, signature, publicKey };
  });

const auction = honest();
const held = (change: Partial<Held> = {}): Held => ({
  log: { ...auction.log, publicKey: market.publicKey },
  finalHash: auction.finalHash,
  receipts: signed(auction),
  ...change,
});

test('an honest auction keeps each of its promises', async () => {
  expect(await findingsOf(held())).toEqual({
    winner: 3,
    price: '160.00',
    end: new Date(auction.auction.state.end).toISOString(),
    rules: [],
    finalHash: [],
    receipts: [],
    signatures: [],
  });
});

test('what nothing is held against is not said to be right', async () => {
  const { log } = held();
  expect(await findingsOf({ log })).toMatchObject({ rules: [], finalHash: null, receipts: null, signatures: null });
  expect(await findingsOf({ log, receipts: [] })).toMatchObject({ receipts: null, signatures: null });
});

test('a changed event breaks the rules, and nothing else', async () => {
  const log = { ...withEvent(auction.log, 2, () => ({ at: new Date(0).toISOString() })), publicKey: market.publicKey };
  const { rules, finalHash, signatures } = await findingsOf(held({ log }));
  expect(rules).toContain('Event 2 does not match its hash.');
  expect([finalHash, signatures]).toEqual([[], []]);
});

test('a chain made anew keeps the rules, and is given away by the final hash and by each receipt', async () => {
  const anew = { ...published(auction.terms, auction.timed, 2).log, publicKey: market.publicKey };
  const { rules, finalHash, receipts, signatures } = await findingsOf(held({ log: anew }));
  expect(rules).toEqual([]);
  expect(finalHash).toEqual(['The log does not end in the hash of the close notice.']);
  expect(receipts).toHaveLength(3);
  expect(signatures).toEqual([]);
});

describe('signatures', () => {
  test('of another key are not the market’s, even where the receipt says so itself', async () => {
    const { signatures } = await findingsOf(held({ receipts: signed(auction, newKey()) }));
    expect(signatures).toHaveLength(3);
    expect(signatures![0]).toBe(
      `The signature on the receipt of bid ${auction.receipts[0]!.bidId} is not the market's.`,
    );
    const stranger = newKey();
    const pretended = signed(auction, stranger).map((receipt) => ({ ...receipt, publicKey: market.publicKey }));
    expect((await findingsOf(held({ receipts: pretended }))).signatures).toHaveLength(3);
    const log = { ...auction.log, publicKey: stranger.publicKey };
    expect((await findingsOf(held({ log }))).signatures).toHaveLength(3);
  });

  test('a receipt is bound in every part', async () => {
    const [receipt] = signed(auction) as [SignedReceipt];
    expect(await isSigned(receipt, market.publicKey)).toBe(true);
    for (const change of [{ v: 2 }, { auctionId: 'x' }, { bidId: 'x' }, { at: 'x' }, { commitment: 'x' }])
      expect(await isSigned({ ...receipt, ...change }, market.publicKey)).toBe(false);
  });

  test('a key or a signature that is none is wrong, not an accident', async () => {
    const [receipt] = signed(auction) as [SignedReceipt];
    for (const key of ['', 'AAAA', '*']) expect(await isSigned(receipt, key)).toBe(false);
    for (const signature of ['', 'AAAA', '*'])
      expect(await isSigned({ ...receipt, signature }, market.publicKey)).toBe(false);
  });

  test('where Ed25519 is not known nothing is said', async () => {
    const [receipt] = signed(auction) as [SignedReceipt];
    const known = crypto.subtle.importKey;
    crypto.subtle.importKey = () => Promise.reject(new DOMException('Unrecognized algorithm', 'NotSupportedError'));
    expect(await isSigned(receipt, market.publicKey)).toBeUndefined();
    expect((await findingsOf(held())).signatures).toBeNull();
    crypto.subtle.importKey = known;
  });
});

test('SHA-256 of text and of bytes', async () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  expect([await sha256(''), await sha256(new Uint8Array())]).toEqual([empty, empty]);
  expect(await sha256('é')).toBe(await sha256(Uint8Array.from([0xc3, 0xa9])));
});
