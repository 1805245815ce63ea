import { canonical } from './canonical.ts';
import { commitmentOf, type Sha256 } from './chain.ts';
import type { AuctionLog, LoggedEvent, Receipt } from './log.ts';
import { payloadOf, readEvent } from './readLog.ts';

/** Checks that every bid with a receipt is in the log unchanged. */
export const receiptProblems = async (
  { auctionId, events }: AuctionLog,
  receipts: readonly Receipt[],
  sha256: Sha256,
): Promise<string[]> => {
  const bids = events.filter(({ type }) => type === 'bid_accepted');
  const byId = new Map(bids.map((event) => [payloadOf(event)['bidId'], event]));
  const problems: string[] = [];
  for (const receipt of receipts) {
    const event = byId.get(receipt.bidId);
    if (receipt.auctionId !== auctionId) problems.push(`The receipt of bid ${receipt.bidId} is for another auction.`);
    else if (!event) problems.push(`The log does not contain bid ${receipt.bidId}.`);
    else if (!(await matchesReceipt(event, receipt, sha256)))
      problems.push(`Bid ${receipt.bidId} does not match its receipt.`);
  }
  return problems;
};

const matchesReceipt = async (event: LoggedEvent, receipt: Receipt, sha256: Sha256): Promise<boolean> => {
  if (event.at !== receipt.at || payloadOf(event)['commitment'] !== receipt.commitment) return false;
  const claimed = { amount: receipt.amount, maxAmount: receipt.maxAmount };
  const logged = loggedBidOf(event);
  if (!isCompatible(claimed, logged)) return false;
  // The salt proves the bid itself, even if the bidder kept only the receipt.
  const bid = { ...logged, ...withoutUndefined(claimed) };
  const isWhole = bid['amount'] !== undefined && bid['maxAmount'] !== undefined;
  return (
    receipt.salt === undefined || !isWhole || (await commitmentOf(receipt.salt, bid, sha256)) === receipt.commitment
  );
};

/** If the log opens the commitment of a receipt, it must equal the logged bid. */
export const ownCommitmentProblems = ({ events }: AuctionLog): string[] =>
  events
    .filter((event) => {
      const own = event.opened?.['commitment'];
      return own !== undefined && !isCompatible(own.value as object, loggedBidOf(event));
    })
    .map(({ seq }) => `Event ${seq}: the bid does not match the bidder’s commitment.`);

/** The open fields of a logged bid. */
const loggedBidOf = (event: LoggedEvent): Record<string, unknown> => {
  const { amount, maxAmount } = readEvent(event).fields;
  return withoutUndefined({ amount, maxAmount });
};

const withoutUndefined = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));

/** Whether two partial bids agree on the fields that both contain. */
const isCompatible = (one: object, other: object): boolean => {
  const [a, b] = [withoutUndefined(one), withoutUndefined(other)];
  return Object.keys(a).every((key) => b[key] === undefined || canonical(a[key]) === canonical(b[key]));
};
