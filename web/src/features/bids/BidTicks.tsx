import { CheckboxField } from '../../kit/forms/CheckboxField.tsx';
import { MoneyField } from '../../kit/forms/NumberField.tsx';
import type { BiddableAuction } from './BidOnAuction.tsx';
import { proxyWords } from './proxyWords.ts';

/** How far the market bids for the bidder; in public auctions only. */
export const MaximumBidField = ({ auction: { type, priceBasis, unit, myStanding } }: { auction: BiddableAuction }) => (
  <MoneyField
    name="maxAmount"
    label={proxyWords[type].field}
    unit={priceBasis === 'PER_UNIT' ? unit : undefined}
    hint={`The market bids for you, step by step, ${proxyWords[type].upTo} here. Hidden until the auction ends; then part of its public log unless you win.`}
    optional={!myStanding?.leading}
  />
);

/** Asked for before the first bid in an auction. */
export const TermsTick = () => (
  <CheckboxField name="accepted">I have read the terms and inspection conditions. A bid is binding.</CheckboxField>
);
