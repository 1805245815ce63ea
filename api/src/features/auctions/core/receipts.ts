import { canonical } from './canonical.ts';
import { commitmentOf, type Sha256 } from './chain.ts';
import type { AuctionLog, LoggedEvent, Receipt } from './log.ts';
import { payloadOf, readEvent } from './readLog.ts';

/** Whether every bid somebody holds a receipt for stands in the log as it was made. */
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
    else if (!event) problems.push(`The log does not hold bid ${receipt.bidId}.`);
    else if (!(await isAsReceived(event, receipt, sha256)))
      problems.push(`Bid ${receipt.bidId} is not as its receipt says.`);
  }
  return problems;
};

const isAsReceived = async (event: LoggedEvent, receipt: Receipt, sha256: Sha256): Promise<boolean> => {
  if (event.at !== receipt.at || payloadOf(event)['commitment'] !== receipt.commitment) return false;
  const said = { amount: receipt.amount, maxAmount: receipt.maxAmount };
  const logged = saidIn(event);
  if (!isCompatible(said, logged)) return false;
  // With the salt the bid itself is bound, also where the bidder kept the receipt only.
  const bid = { ...logged, ...withoutGaps(said) };
  const isWhole = bid['amount'] !== undefined && bid['maxAmount'] !== undefined;
  return (
    receipt.salt === undefined || !isWhole || (await commitmentOf(receipt.salt, bid, sha256)) === receipt.commitment
  );
};

/** Where the log opens what a bidder committed to, it is the bid beside it. */
export const ownCommitmentProblems = ({ events }: AuctionLog): string[] =>
  events
    .filter((event) => {
      const own = event.opened?.['commitment'];
      return own !== undefined && !isCompatible(own.value as object, saidIn(event));
    })
    .map(({ seq }) => `Event ${seq}: the bid is not what its bidder committed to.`);

/** A bid as the log tells it, as far as it is open. */
const saidIn = (event: LoggedEvent): Record<string, unknown> => {
  const { amount, maxAmount } = readEvent(event).fields;
  return withoutGaps({ amount, maxAmount });
};

const withoutGaps = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));

/** Whether two tellings agree on what both of them tell. */
const isCompatible = (one: object, other: object): boolean => {
  const [a, b] = [withoutGaps(one), withoutGaps(other)];
  return Object.keys(a).every((key) => b[key] === undefined || canonical(a[key]) === canonical(b[key]));
};
