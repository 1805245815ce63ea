import { CheckboxField } from '../../../kit/forms/CheckboxField.tsx';
import { MoneyField } from '../../../kit/forms/NumberField.tsx';
import type { BiddableAuction } from './biddable.ts';
import { limitLabels } from './limitLabels.ts';

/** The maximum for automatic bidding; in public auctions only. */
export const MaximumBidField = ({ auction: { type, priceBasis, unit, myStanding } }: { auction: BiddableAuction }) => (
  <MoneyField
    name="maxAmount"
    label={limitLabels[type].field}
    unit={priceBasis === 'per_unit' ? unit : undefined}
    hint={`The market bids for you, step by step, ${limitLabels[type].upTo} here. Hidden until the auction ends; then part of its public log unless you win.`}
    optional={!myStanding?.leading}
  />
);

/** Acceptance of the terms, required for the first bid in an auction. */
export const TermsCheckbox = () => (
  <CheckboxField name="accepted">I have read the terms and inspection conditions. A bid is binding.</CheckboxField>
);
