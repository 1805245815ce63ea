import { findingsOf, type Findings, type Held } from '../core/findings.ts';
import type { SignedReceipt } from '../core/signatures.ts';
import { isWithheld } from '../core/withheld.ts';

export interface Report {
  isVerified: boolean;
  lines: string[];
}

/** A receipt as it is given out, or the bid it came with. */
export type GivenReceipt = SignedReceipt | { receipt: SignedReceipt; amount?: string; maxAmount?: string | null };

/** What a bidder kept of accepted bids: receipts, or the answers they stood in, one or many. */
export const receiptsIn = (kept: GivenReceipt | readonly GivenReceipt[]): SignedReceipt[] =>
  [kept].flat().map((one) => {
    if (!('receipt' in one)) return one as SignedReceipt;
    const { amount, maxAmount } = one;
    return { ...one.receipt, ...(amount !== undefined && { amount }), ...(maxAmount !== undefined && { maxAmount }) };
  });

const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Where the amounts stay hidden, nobody can decide the bids again. */
const chainPromise = (log: Held['log']): string =>
  isWithheld(log)
    ? 'the chain is whole and its events are in order; the auction was cancelled and its amounts stay hidden'
    : 'the chain is whole and follows the rules';

/** Verifies an auction and says what it found, promise by promise. */
export const verifyAuction = async (held: Held): Promise<Report & Findings> => {
  const findings = await findingsOf(held);
  const promises: [name: string, problems: string[] | null, without: string][] = [
    [`${chainPromise(held.log)} (${plural(held.log.events.length, 'event')})`, findings.rules, ''],
    ['it ends in the hash of the close notice', findings.finalHash, 'no final hash was given'],
    [
      `it holds the bids of the receipts (${plural(held.receipts?.length ?? 0, 'receipt')})`,
      findings.receipts,
      'no receipts were given',
    ],
    ['the receipts are signed by the market', findings.signatures, 'there is nothing to check, or no way to'],
  ];
  const isVerified = promises.every(([, problems]) => problems === null || problems.length === 0);
  const lines = [
    `Auction ${held.log.auctionId}`,
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
