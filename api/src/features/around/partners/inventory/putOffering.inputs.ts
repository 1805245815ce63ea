import { ID, InputType, Int } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';
import { Calendar, Money } from '../../../../schema/scalars.ts';
import { OfferingStatus } from '../../../goods/postings/offering.entity.ts';
import { clearableTerms } from '../../../goods/postings/offeringTerms.ts';
import { CONFIRMS, OfferingTerms } from '../../../goods/postings/postings.inputs.ts';

// The SKU is in the path.
@OfferingTerms((name) => name !== 'sku')
@InputType({
  description: `The viewer's offering as it should be. A new offering needs title, description, quantity, unit and price. Of an existing one title, description, unit, location and material cannot change; fields that are absent or null stay as they are, except that null removes ${[...clearableTerms].map((name) => `\`${name}\``).join(', ')}.`,
})
export class PutOfferingInput {
  @Nullable(() => String, 'Title, at most 160 characters.') title?: string | null;
  @Nullable(() => String, 'Description, at most 4000 characters.') description?: string | null;
  @Nullable(() => ID, 'The material of the catalogue, or null.') productId?: string | null;
  @Nullable(
    () => String,
    'The material by its name, a synonym, a CAS, EC, UN or E number or formula, if `productId` is null; refused if several materials match.',
  )
  material?: string | null;
  @Nullable(() => Int, 'What there is to sell now, a positive whole number.') quantity?: number | null;
  @Nullable(() => String, 'MT, KG, L, Tons or Units.') unit?: string | null;
  @Nullable(() => Money, 'Price per unit.') price?: string | null;
  @Nullable(() => Calendar, 'The last day it is available; not in the past. Null: no end. Without the field it stays.')
  availableUntil?: string | null;
  @Nullable(
    () => OfferingStatus,
    'active: on the market, also if it was not before. withdrawn: off the market; the other fields are then not looked at. Other values only as they are.',
  )
  status?: OfferingStatus | null;
  @Nullable(() => Int, 'The quantity that the seller saw; if orders have changed it since, the change is refused.')
  expectedQuantity?: number | null;
  @Nullable(() => Boolean, CONFIRMS) confirmUnusualPrice?: boolean | null;
}
