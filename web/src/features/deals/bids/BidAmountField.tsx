import { divided, isRounded, multiplied } from '../../../kit/amount.ts';
import { money, quantity as written } from '../../../kit/format.ts';
import { MoneyField } from '../../../kit/forms/NumberField.tsx';
import { typedNumber } from '../../../kit/forms/typedNumber.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Stack } from '../../../kit/ui/Layout.tsx';
import type { BiddableAuction } from './biddable.ts';

type BidAmountFieldProps = { auction: BiddableAuction; typed: string; onFill: (amount: string) => void };

/** The amount of a bid, with a button for the smallest valid bid, and the price for one unit or the total of the lot. */
export const BidAmountField = ({ auction, typed, onFill }: BidAmountFieldProps) => {
  const { type, priceBasis, quantity, unit, minimumNextBid } = auction;
  const price = typedNumber(typed);
  const each = priceBasis === 'lot' ? divided(price, quantity) : undefined;
  const about = isRounded(price, quantity) ? 'about ' : '';
  const total = priceBasis === 'per_unit' ? multiplied(price, String(quantity)) : undefined;
  const limit = minimumNextBid && `${money(minimumNextBid)} or ${type === 'forward' ? 'more' : 'less'}.`;
  return (
    <Stack $gap={2}>
      <MoneyField
        name="amount"
        label={priceBasis === 'lot' ? 'Bid amount for the whole lot' : `Bid amount per ${unit}`}
        unit={priceBasis === 'per_unit' ? unit : undefined}
        hint={[
          limit,
          each && `That is ${about}${money(each)} / ${unit}.`,
          total && `That is ${money(total)} for ${written(quantity, unit)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
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
};
