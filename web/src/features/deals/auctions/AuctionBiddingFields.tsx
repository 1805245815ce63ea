import { bidVisibilities, priceBases } from 'api/rules/auctions';
import { divided, isRounded } from '../../../kit/amount.ts';
import { money } from '../../../kit/format.ts';
import { CheckboxField } from '../../../kit/forms/CheckboxField.tsx';
import { DateField } from '../../../kit/forms/DateField.tsx';
import { FieldRow, FieldSet } from '../../../kit/forms/Field.tsx';
import { MoneyField, NumberField } from '../../../kit/forms/NumberField.tsx';
import { typedNumber } from '../../../kit/forms/typedNumber.ts';
import { asOptions, SelectField } from '../../../kit/forms/SelectField.tsx';
import type { AuctionValues } from './auctionForm.ts';
import { basisLabels, visibilityLabels } from './auctionLabels.ts';

const RESERVE_HINT = 'Hidden until the auction ends; then part of its public log.';

/** Prices, times and who may bid. */
export const AuctionBiddingFields = ({ values }: { values: AuctionValues }) => {
  const { unit, priceBasis, autoExtend } = values;
  const per = priceBasis === 'per_unit' ? unit || 'unit' : undefined;
  return (
    <FieldSet>
      <legend>Bidding</legend>
      <FieldRow>
        <SelectField name="priceBasis" label="Prices are for" options={asOptions(priceBases, basisLabels)} />
        <MoneyField
          name="startingPrice"
          label="Starting price"
          unit={per}
          hint={eachOf(values, values.startingPrice)}
        />
      </FieldRow>
      <FieldRow>
        <MoneyField
          name="reservePrice"
          label="Reserve price"
          unit={per}
          hint={[RESERVE_HINT, eachOf(values, values.reservePrice)].filter(Boolean).join(' ')}
          optional
        />
        <MoneyField name="bidIncrement" label="Bid increment" unit={per} hint="$0.01 if left empty." optional />
      </FieldRow>
      <FieldRow>
        <DateField name="startTime" label="Start date" withTime hint="In the past means at once." />
        <DateField name="endTime" label="End date" withTime />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="bidVisibility"
          label="Bid visibility"
          options={asOptions(bidVisibilities, visibilityLabels)}
        />
        <NumberField name="maxBidders" label="Maximum bidders" placeholder="Unlimited" optional />
      </FieldRow>
      <CheckboxField name="preQualificationRequired">I approve bidders before they may bid</CheckboxField>
      <CheckboxField name="autoExtend">Extend the end when a late bid takes the lead</CheckboxField>
      {autoExtend && (
        <NumberField name="autoExtendDuration" label="Auto-extend duration" placeholder="5" suffix="minutes" />
      )}
    </FieldSet>
  );
};

/** The price for one unit if the price is for the lot; other prices are compared by it. */
const eachOf = ({ priceBasis, quantity, unit }: AuctionValues, price: string): string | undefined => {
  const each = priceBasis === 'lot' ? divided(typedNumber(price), typedNumber(quantity)) : undefined;
  const about = isRounded(typedNumber(price), typedNumber(quantity)) ? 'about ' : '';
  return each && `That is ${about}${money(each)} / ${unit || 'unit'}.`;
};
