// Logs and receipts of release 0.1.0 must stay valid.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuctionLog } from '../../src/features/deals/auctions/core/log.ts';
import type { SignedReceipt } from '../../src/features/deals/auctions/core/signatures.ts';
import { verifyAuction } from '../../src/features/deals/auctions/verifier/report.ts';

interface Kept {
  receipts: SignedReceipt[];
  log: AuctionLog & { publicKey: string };
  finalHash: string;
}

const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'auction-logs-0.1.0.json'), 'utf8')) as Record<
  string,
  Kept
>;

it.each(Object.keys(kept))('accepts a log and the receipts of release 0.1.0: %s auction', async (name) => {
  const { log, receipts, finalHash } = kept[name]!;
  expect(receipts.length).toBeGreaterThan(0);
  const { isVerified, lines } = await verifyAuction({ log, receipts, finalHash });
  expect([isVerified, lines]).toEqual([true, lines]);
});

it('rejects a log of release 0.1.0 in which an amount was changed', async () => {
  const { log, finalHash } = kept['public']!;
  const changed = JSON.parse(JSON.stringify(log).replace('120.00', '121.00')) as Kept['log'];
  expect((await verifyAuction({ log: changed, receipts: [], finalHash })).isVerified).toBe(false);
});

it('rejects a receipt of release 0.1.0 whose signature was changed', async () => {
  const { log, receipts, finalHash } = kept['public']!;
  const [first, ...others] = receipts;
  const forged = { ...first!, signature: others[0]!.signature };
  expect((await verifyAuction({ log, receipts: [forged, ...others], finalHash })).isVerified).toBe(false);
});
