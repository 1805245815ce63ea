import { divided } from '../../kit/amount.ts';
import { money } from '../../kit/format.ts';
import { MoneyField } from '../../kit/forms/NumberField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import type { BiddableAuction } from './BidOnAuction.tsx';

type BidAmountFieldProps = { auction: BiddableAuction; typed: string; onFill: (amount: string) => void };

/** The amount of a bid, with the smallest that the server would take next (one press) and what it comes to for a unit. */
export function BidAmountField({ auction, typed, onFill }: BidAmountFieldProps) {
  const { type, priceBasis, quantity, unit, minimumNextBid } = auction;
  const each = priceBasis === 'LOT' ? divided(typed, quantity) : undefined;
  const limit = minimumNextBid && `${money(minimumNextBid)} or ${type === 'forward' ? 'more' : 'less'}.`;
  return (
    <Stack $gap={2}>
      <MoneyField
        name="amount"
        label={priceBasis === 'LOT' ? 'Bid amount for the whole lot' : `Bid amount per ${unit}`}
        unit={priceBasis === 'PER_UNIT' ? unit : undefined}
        hint={[limit, each && `That is ${money(each)} / ${unit}.`].filter(Boolean).join(' ')}
      />
      {minimumNextBid !== null && minimumNextBid !== typed && (
        <div>
          <Button size="small" variant="secondary" onClick={() => onFill(minimumNextBid)}>
            Use {money(minimumNextBid)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
