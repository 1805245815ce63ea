import { generateKeyPairSync, sign } from 'node:crypto';
import { canonical } from './canonical.ts';
import { findingsOf, type LogWithEvidence } from './findings.ts';
import { isSigned, sha256, type SignedReceipt } from './signatures.ts';
import { published } from '../../../../../test/simulation/aLog.ts';
import { honest, withEvent } from '../../../../../test/simulation/honest.ts';

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
const evidence = (change: Partial<LogWithEvidence> = {}): LogWithEvidence => ({
  log: { ...auction.log, publicKey: market.publicKey },
  finalHash: auction.finalHash,
  receipts: signed(auction),
  ...change,
});

test('a receipt is accepted by a key that was retired after its bid, not by one that was retired before', async () => {
  const signaturesUntil = async (until: string | null) => {
    const publicKeys = [
      { publicKey: market.publicKey, from: null, until },
      { publicKey: newKey().publicKey, from: until, until: null },
    ];
    const log = { ...auction.log, publicKey: newKey().publicKey, publicKeys };
    return (await findingsOf(evidence({ log }))).signatures;
  };
  const times = auction.receipts.map(({ at }) => Date.parse(at));
  expect(await signaturesUntil(new Date(Math.max(...times)).toISOString())).toEqual([]);
  const before = new Date(Math.min(...times) - 1).toISOString();
  expect(await signaturesUntil(before)).toEqual(
    auction.receipts.map(({ bidId }) =>
      expect.stringContaining(`${bidId} is signed with a key that the market had retired`),
    ),
  );
});

test('an honest auction passes every check', async () => {
  expect(await findingsOf(evidence())).toEqual({
    winner: 3,
    price: '160.00',
    end: new Date(auction.auction.state.end).toISOString(),
    rules: [],
    finalHash: [],
    receipts: [],
    signatures: [],
  });
});

test('a check without evidence is reported as not checked', async () => {
  const { log } = evidence();
  expect(await findingsOf({ log })).toMatchObject({ rules: [], finalHash: null, receipts: null, signatures: null });
  expect(await findingsOf({ log, receipts: [] })).toMatchObject({ receipts: null, signatures: null });
});

test('a changed event breaks only the rules', async () => {
  const log = { ...withEvent(auction.log, 2, () => ({ at: new Date(0).toISOString() })), publicKey: market.publicKey };
  const { rules, finalHash, signatures } = await findingsOf(evidence({ log }));
  expect(rules).toContain('Event 2 does not match its hash.');
  expect([finalHash, signatures]).toEqual([[], []]);
});

test('a rebuilt chain passes the rules but fails the final hash and every receipt', async () => {
  const rebuilt = { ...published(auction.terms, auction.timed, 2).log, publicKey: market.publicKey };
  const { rules, finalHash, receipts, signatures } = await findingsOf(evidence({ log: rebuilt }));
  expect(rules).toEqual([]);
  expect(finalHash).toEqual(['The log does not end with the hash in the close notice.']);
  expect(receipts).toHaveLength(3);
  expect(signatures).toEqual([]);
});

describe('signatures', () => {
  test('made with another key are rejected, even if the receipt names that key', async () => {
    const { signatures } = await findingsOf(evidence({ receipts: signed(auction, newKey()) }));
    expect(signatures).toHaveLength(3);
    expect(signatures![0]).toBe(
      `The signature on the receipt of bid ${auction.receipts[0]!.bidId} is not the market's.`,
    );
    const stranger = newKey();
    const pretended = signed(auction, stranger).map((receipt) => ({ ...receipt, publicKey: market.publicKey }));
    expect((await findingsOf(evidence({ receipts: pretended }))).signatures).toHaveLength(3);
    const log = { ...auction.log, publicKey: stranger.publicKey };
    expect((await findingsOf(evidence({ log }))).signatures).toHaveLength(3);
  });

  test('protect every part of a receipt', async () => {
    const [receipt] = signed(auction) as [SignedReceipt];
    expect(await isSigned(receipt, market.publicKey)).toBe(true);
    for (const change of [{ v: 2 }, { auctionId: 'x' }, { bidId: 'x' }, { at: 'x' }, { commitment: 'x' }])
      expect(await isSigned({ ...receipt, ...change }, market.publicKey)).toBe(false);
  });

  test('that are malformed, or a malformed key, count as wrong and do not throw', async () => {
    const [receipt] = signed(auction) as [SignedReceipt];
    for (const key of ['', 'AAAA', '*']) expect(await isSigned(receipt, key)).toBe(false);
    for (const signature of ['', 'AAAA', '*'])
      expect(await isSigned({ ...receipt, signature }, market.publicKey)).toBe(false);
  });

  test('are reported as not checked if Ed25519 is not supported', async () => {
    const [receipt] = signed(auction) as [SignedReceipt];
    const known = crypto.subtle.importKey;
    crypto.subtle.importKey = () => Promise.reject(new DOMException('Unrecognized algorithm', 'NotSupportedError'));
    expect(await isSigned(receipt, market.publicKey)).toBeUndefined();
    expect((await findingsOf(evidence())).signatures).toBeNull();
    crypto.subtle.importKey = known;
  });
});

test('SHA-256 of text and of bytes', async () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  expect([await sha256(''), await sha256(new Uint8Array())]).toEqual([empty, empty]);
  expect(await sha256('é')).toBe(await sha256(Uint8Array.from([0xc3, 0xa9])));
});
