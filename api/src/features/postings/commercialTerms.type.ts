import { Int, ObjectType } from 'type-graphql';
import { Nullable } from '../../schema/nullable.ts';
import { Calendar, JsonObject, Money } from '../../schema/scalars.ts';
import { DeliveryTerms, PaymentTerms } from './commercialTerms.enums.ts';

export const ASKS =
  'What its terms lack, such as the named place of an Incoterm, as a sentence that asks for it; null if nothing.';

@ObjectType({ description: 'The commercial terms of an offering or an order; what was not stated is null.' })
export class CommercialTerms {
  @Nullable(() => Money, 'Price in US dollars per unit.') price!: string | null;
  @Nullable(() => Int, 'Quantity, in `unit`.') quantity!: number | null;
  @Nullable(() => Int, 'By how many per cent the delivered quantity may be more or less.')
  quantityTolerance!: number | null;
  @Nullable(() => String, 'Unit of quantity and price.') unit!: string | null;
  @Nullable(() => Int, 'The smallest quantity of a direct order.') minimumQuantity!: number | null;
  @Nullable(() => DeliveryTerms, 'Incoterm.') deliveryTerms!: DeliveryTerms | null;
  @Nullable(() => String, 'The named place of the Incoterm, or the place of delivery.')
  deliveryLocation!: string | null;
  @Nullable(() => String, ASKS) asksFor!: string | null;
  @Nullable(() => PaymentTerms, 'Payment terms.') paymentTerms!: PaymentTerms | null;
  @Nullable(() => Int, 'Days from the order to the delivery.') leadTimeDays!: number | null;
  @Nullable(() => Calendar, 'Day of delivery, instead of a lead time.') deliveryDate!: string | null;
  @Nullable(() => String, 'Packaging.') packaging!: string | null;
  @Nullable(() => String, 'Where the goods were made.') origin!: string | null;
  @Nullable(() => Calendar, 'The last day on which the offering is or was available.') validUntil!: string | null;
  @Nullable(
    () => JsonObject,
    'Values of these goods, name → value, where they differ from the product or are more precise.',
  )
  specifications!: Record<string, string> | null;
}
