import { divided } from '../../kit/amount.ts';
import { money } from '../../kit/format.ts';
import { MoneyField } from '../../kit/forms/NumberField.tsx';
import { nextBid } from '../auctions/nextBid.ts';
import type { BiddableAuction } from './BidOnAuction.tsx';

/** The amount of a bid, with the smallest that leads and what it comes to for one unit. */
export function BidAmountField({ auction, typed }: { auction: BiddableAuction; typed: string }) {
  const { type, priceBasis, quantity, unit } = auction;
  const limit = money(nextBid(auction));
  const each = priceBasis === 'LOT' ? divided(typed, quantity) : undefined;
  return (
    <MoneyField
      name="amount"
      label={priceBasis === 'LOT' ? 'Bid amount for the whole lot' : `Bid amount per ${unit}`}
      unit={priceBasis === 'PER_UNIT' ? unit : undefined}
      hint={`${type === 'forward' ? `${limit} or more` : `${limit} or less`}.${each ? ` That is ${money(each)} / ${unit}.` : ''}`}
    />
  );
}
