import { money } from '../../../kit/format.ts';
import { Callout } from '../../../kit/ui/Callout.tsx';
import type { BiddableAuction } from './biddable.ts';

/**
 * Asks for confirmation of an amount far beyond the price. It is in the dialog's footer, so that it is visible on
 * phones too.
 */
export const JumpQuestion = ({ auction, amount }: { auction: BiddableAuction; amount: string }) => {
  const side = auction.type === 'forward' ? 'above' : 'below';
  return (
    <div role="alert">
      <Callout tone="warning" title="Please check the amount">
        {money(amount)} is more than 50 % {side} {shownPrice(auction)}. Your bid is not placed yet.
      </Callout>
    </div>
  );
};

/** What the server compares the amount with. */
const shownPrice = ({ startingPrice, currentPrice, bidCount, myStanding }: BiddableAuction): string => {
  if (currentPrice !== null && bidCount !== 0) return `the current price of ${money(currentPrice)}`;
  return myStanding?.lastAmount
    ? `your last bid of ${money(myStanding.lastAmount)}`
    : `the starting price of ${money(startingPrice)}`;
};
