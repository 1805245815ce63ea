import type { AuctionLog } from './log.ts';
import { isSigned, sha256, type SignedReceipt } from './signatures.ts';
import { verifyLog, type Result } from './verify.ts';

/** A log with its signing key, and the evidence to check it against. */
export interface LogWithEvidence {
  log: AuctionLog & { publicKey: string };
  finalHash?: string | undefined;
  receipts?: readonly SignedReceipt[];
}

/** Problems per guarantee; null if there was no evidence to check it. */
export interface Findings extends Result {
  rules: string[];
  finalHash: string[] | null;
  receipts: string[] | null;
  signatures: string[] | null;
}

/** Checks each guarantee separately, so that a failure names the broken one. */
export const findingsOf = async ({ log, finalHash, receipts = [] }: LogWithEvidence): Promise<Findings> => {
  const { problems: rules, ok: _ok, ...result } = await verifyLog(log, { sha256 });
  const additionalProblems = async (evidence: {
    finalHash?: string;
    receipts?: readonly SignedReceipt[];
  }): Promise<string[]> => {
    const { problems } = await verifyLog(log, { ...evidence, sha256 });
    return problems.filter((problem) => !rules.includes(problem));
  };
  return {
    ...result,
    rules,
    finalHash: finalHash === undefined ? null : await additionalProblems({ finalHash }),
    receipts: receipts.length === 0 ? null : await additionalProblems({ receipts }),
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
