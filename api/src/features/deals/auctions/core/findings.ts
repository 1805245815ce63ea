import type { AuctionLog } from './log.ts';
import { isSigned, sha256, type SignedReceipt } from './signatures.ts';
import { verifyLog, type Result } from './verify.ts';

/** A public key of the market (SPKI in base64) and when it was in use; null for an open end. */
export interface PublishedKey {
  publicKey: string;
  from: string | null;
  until: string | null;
}

/** Logs of 0.1.0 have one key and no list. */
export type LogWithKeys = AuctionLog & { publicKey: string; publicKeys?: readonly PublishedKey[] };

/** A log with its signing keys, and the evidence to check it against. */
export interface LogWithEvidence {
  log: LogWithKeys;
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
    signatures: receipts.length === 0 ? null : await signatureProblems(receipts, log),
  };
};

/** A key is checked against the end of its validity only: a newer key may sign the receipt of an older bid when it is asked for again. */
const signatureProblems = async (
  receipts: readonly SignedReceipt[],
  { publicKey, publicKeys = [{ publicKey, from: null, until: null }] }: LogWithKeys,
): Promise<string[] | null> => {
  const results = await Promise.all(receipts.map((receipt) => isSigned(receipt, receipt.publicKey)));
  if (results.includes(undefined)) return null;
  return receipts.flatMap(({ bidId, at, publicKey: own }, index) => {
    const key = publicKeys.find((published) => published.publicKey === own);
    if (!key || !results[index]) return [`The signature on the receipt of bid ${bidId} is not the market's.`];
    if (key.until === null || at <= key.until) return [];
    return [`The receipt of bid ${bidId} is signed with a key that the market had retired before, on ${key.until}.`];
  });
};
