import type { AuctionLog } from 'api/auction-core/log';
import { findingsOf } from 'api/auction-core/findings';
import type { Result } from 'api/auction-core/verify';
import { isWithheld } from 'api/auction-core/withheld';
import { money } from '../../../kit/format.ts';
import type { StoredReceipt } from './receipts.ts';

export type Check = {
  name: string;
  /** `open` means that it could not be checked here. */
  state: 'right' | 'wrong' | 'open';
  details: string[];
};

/** The result as the page shows it. */
export type Shown = {
  winner: string | null;
  price: string | null;
  end: string;
  isAwarded: boolean;
  isCancelled: boolean;
};

export type Evidence = {
  log: AuctionLog & { publicKey: string };
  finalHash: string | undefined;
  receipts: readonly StoredReceipt[];
  shown: Shown;
};

const check = (name: string, problems: string[], details: string[] = []): Check => ({
  name,
  state: problems.length > 0 ? 'wrong' : 'right',
  details: problems.length > 0 ? problems : details,
});
const open = (name: string, why: string): Check => ({ name, state: 'open', details: [why] });

/** Checks each promise of a fair auction separately, so that a failure shows which one is broken. */
export const checkAuction = async ({ log, finalHash, receipts, shown }: Evidence): Promise<Check[]> => {
  const findings = await findingsOf({ log, finalHash, receipts });
  return [
    check(
      isWithheld(log)
        ? 'The chain of events is whole; the auction was cancelled and its amounts stay hidden'
        : 'The chain of events is whole and follows the rules',
      findings.rules,
      [`${log.events.length} events`],
    ),
    finalHash && findings.finalHash
      ? check('It ends with the hash in my close notice', findings.finalHash, [finalHash])
      : open('It ends with the hash in my close notice', 'There is no close notice of this auction in your inbox.'),
    findings.receipts
      ? check('It contains the bids of my receipts', findings.receipts, [receiptCount(receipts)])
      : open('It contains the bids of my receipts', 'This browser keeps no receipts of yours for this auction.'),
    ...(receipts.length > 0 ? [signatures(receipts, findings.signatures)] : []),
    check('Replayed, it gives the same winner, price and end', differences(findings, shown), told(findings)),
  ];
};

const receiptCount = ({ length }: readonly unknown[]) => `${length} ${length === 1 ? 'receipt' : 'receipts'}`;

const signatures = (receipts: readonly StoredReceipt[], problems: string[] | null): Check => {
  const name = 'My receipts are signed by the market';
  if (problems === null) return open(name, 'This browser cannot check Ed25519 signatures.');
  return check(name, problems, [receiptCount(receipts)]);
};

const inWords = (price: string | null) => (price === null ? 'no price' : money(price));
const aliasOf = (winner: number | null) => (winner === null ? null : `Bidder ${winner}`);

const differences = ({ winner, price, end }: Result, shown: Shown): string[] => {
  const alias = aliasOf(winner);
  const isEnd = shown.isCancelled || (end !== null && Date.parse(end) === Date.parse(shown.end));
  const faults: [boolean, string][] = [
    [(winner !== null) !== shown.isAwarded, shown.isAwarded ? 'The log names no winner.' : 'The log names a winner.'],
    [
      alias !== null && shown.winner !== null && alias !== shown.winner,
      `The log gives it to ${alias}, this page to ${shown.winner}.`,
    ],
    [
      shown.price !== null && price !== shown.price,
      `The log ends at ${inWords(price)}, this page at ${inWords(shown.price)}.`,
    ],
    [!isEnd, `By the log it ended at ${end}, by this page at ${shown.end}.`],
  ];
  return faults.flatMap(([isWrong, words]) => (isWrong ? [words] : []));
};

const told = ({ winner, price }: Result) =>
  winner === null ? ['No award'] : [`${aliasOf(winner)} at ${inWords(price)}`];
