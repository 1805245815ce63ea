import { findingsOf, type Findings, type LogWithEvidence } from '../core/findings.ts';
import type { SignedReceipt } from '../core/signatures.ts';
import { isWithheld } from '../core/withheld.ts';

export interface Report {
  isVerified: boolean;
  lines: string[];
}

/** A receipt, or the answer to the bid that contains it. */
export type GivenReceipt = SignedReceipt | { receipt: SignedReceipt; amount?: string; maxAmount?: string | null };

/** Reads receipts from a file: receipts or answers to bids, one or a list. */
export const receiptsIn = (kept: GivenReceipt | readonly GivenReceipt[]): SignedReceipt[] =>
  [kept].flat().map((one) => {
    if (!('receipt' in one)) return one as SignedReceipt;
    const { amount, maxAmount } = one;
    return { ...one.receipt, ...(amount !== undefined && { amount }), ...(maxAmount !== undefined && { maxAmount }) };
  });

const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** While the amounts stay hidden, the bids cannot be decided again. */
const chainPromise = (log: LogWithEvidence['log']): string =>
  isWithheld(log)
    ? 'the chain is whole and its events are in order; the auction was cancelled and its amounts stay hidden'
    : 'the chain is whole and follows the rules';

/** Verifies an auction and reports the result of each check. */
export const verifyAuction = async (evidence: LogWithEvidence): Promise<Report & Findings> => {
  const findings = await findingsOf(evidence);
  const promises: [name: string, problems: string[] | null, without: string][] = [
    [`${chainPromise(evidence.log)} (${plural(evidence.log.events.length, 'event')})`, findings.rules, ''],
    ['it ends with the hash in the close notice', findings.finalHash, 'no final hash was given'],
    [
      `it contains the bids of the receipts (${plural(evidence.receipts?.length ?? 0, 'receipt')})`,
      findings.receipts,
      'no receipts were given',
    ],
    [
      'the receipts are signed by the market',
      findings.signatures,
      'no receipts were given, or Ed25519 is not supported',
    ],
  ];
  const isVerified = promises.every(([, problems]) => problems === null || problems.length === 0);
  const lines = [
    `Auction ${evidence.log.auctionId}`,
    `  winner  ${findings.winner === null ? 'none' : `Bidder ${findings.winner}`}`,
    `  price   ${findings.price ?? 'none'}`,
    `  end     ${findings.end ?? 'unknown'}`,
    '',
    ...promises.flatMap(([name, problems, without]) =>
      problems === null
        ? [`-  ${name}: ${without}`]
        : [`${problems.length === 0 ? 'ok' : 'NO'} ${name}`, ...problems.map((problem) => `     ${problem}`)],
    ),
    '',
    isVerified ? 'Verified.' : 'NOT verified.',
  ];
  return { ...findings, isVerified, lines };
};
