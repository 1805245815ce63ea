import { Embeddable, Property } from '@mikro-orm/decorators/legacy';
import { Int, ObjectType } from 'type-graphql';
import { Choice, Count, Day, Text } from '../../../schema/columns.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { Calendar, JsonObject, Money } from '../../../schema/scalars.ts';
import { PairLines } from '../catalogue/pairLines.ts';
import { DeliveryTerms, PaymentTerms } from './commercialTerms.enums.ts';
import type { DealTerm } from './offeringTerms.ts';

export const ASKS =
  'What its terms lack, such as the named place of an Incoterm, as a sentence that asks for it; null if nothing.';

/** The columns are those that do not change with the stock: one value of an offering, of a proposal and of an order. */
@Embeddable()
@ObjectType({ description: 'The commercial terms of an offering or an order; what was not stated is null.' })
export class CommercialTerms {
  @Nullable(() => Money, 'Price in US dollars per unit.') price!: string | null;
  @Nullable(() => Int, 'Quantity, in `unit`.') quantity!: number | null;
  @Count('By how many per cent the delivered quantity may be more or less.', { nullable: true })
  quantityTolerance?: number | null;
  @Nullable(() => String, 'Unit of quantity and price.') unit!: string | null;
  @Count('The smallest quantity of a direct order.', { nullable: true }) minimumQuantity?: number | null;
  @Choice(() => DeliveryTerms, 'Incoterm.', { nullable: true }) deliveryTerms?: DeliveryTerms | null;
  @Text('The named place of the Incoterm, or the place of delivery.', { nullable: true })
  deliveryLocation?: string | null;
  @Nullable(() => String, ASKS) asksFor!: string | null;
  @Choice(() => PaymentTerms, 'Payment terms.', { nullable: true }) paymentTerms?: PaymentTerms | null;
  @Count('Days from the order to the delivery.', { nullable: true }) leadTimeDays?: number | null;
  @Day('Day of delivery, instead of a lead time.', { nullable: true }) deliveryDate?: string | null;
  @Text('Packaging.', { nullable: true }) packaging?: string | null;
  @Text('Where the goods were made.', { nullable: true }) origin?: string | null;
  @Nullable(() => Calendar, 'The last day on which the offering is or was available.') validUntil!: string | null;
  @Nullable(
    () => JsonObject,
    'Values of these goods, name → value, where they differ from the product or are more precise.',
  )
  @Property({ type: PairLines, columnType: 'json', nullable: true })
  specifications?: string | null;
}

/** As they are stored. */
export type DealTerms = Pick<CommercialTerms, DealTerm>;
