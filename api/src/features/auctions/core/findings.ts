import type { AuctionLog } from './log.ts';
import { isSigned, sha256, type SignedReceipt } from './signatures.ts';
import { verifyLog, type Result } from './verify.ts';

/** A log with the key it is signed by, and what somebody holds against it. */
export interface Held {
  log: AuctionLog & { publicKey: string };
  finalHash?: string | undefined;
  receipts?: readonly SignedReceipt[];
}

/** What is wrong with each promise of a fair auction; null where there was nothing to check it by. */
export interface Findings extends Result {
  rules: string[];
  finalHash: string[] | null;
  receipts: string[] | null;
  signatures: string[] | null;
}

/** Each promise by itself, so that a failure says which one is broken. */
export const findingsOf = async ({ log, finalHash, receipts = [] }: Held): Promise<Findings> => {
  const { problems: rules, ok: _ok, ...result } = await verifyLog(log, { sha256 });
  const beyond = async (evidence: { finalHash?: string; receipts?: readonly SignedReceipt[] }): Promise<string[]> => {
    const { problems } = await verifyLog(log, { ...evidence, sha256 });
    return problems.filter((problem) => !rules.includes(problem));
  };
  return {
    ...result,
    rules,
    finalHash: finalHash === undefined ? null : await beyond({ finalHash }),
    receipts: receipts.length === 0 ? null : await beyond({ receipts }),
    signatures: receipts.length === 0 ? null : await signatureProblems(receipts, log.publicKey),
  };
};

const signatureProblems = async (receipts: readonly SignedReceipt[], publicKey: string): Promise<string[] | null> => {
  const results = await Promise.all(receipts.map((receipt) => isSigned(receipt, publicKey)));
  if (results.includes(undefined)) return null;
  return receipts
    .filter((receipt, index) => !results[index] || receipt.publicKey !== publicKey)
    .map(({ bidId }) => `The signature on the receipt of bid ${bidId} is not the market's.`);
};
