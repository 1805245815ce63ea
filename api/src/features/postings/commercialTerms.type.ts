import { Field, Int, ObjectType } from 'type-graphql';
import { Calendar, JsonObject, Money } from '../../schema/scalars.ts';
import { DeliveryTerms, PaymentTerms } from './commercialTerms.enums.ts';

@ObjectType({ description: 'The commercial terms of an offering or an order; what was not stated is null.' })
export class CommercialTerms {
  @Field(() => Money, { nullable: true, description: 'Price in US dollars per unit.' }) price!: string | null;
  @Field(() => Int, { nullable: true, description: 'Quantity, in `unit`.' }) quantity!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'By how many per cent the delivered quantity may be more or less.',
  })
  quantityTolerance!: number | null;
  @Field(() => String, { nullable: true, description: 'Unit of quantity and price.' }) unit!: string | null;
  @Field(() => Int, { nullable: true, description: 'The smallest quantity of a direct order.' })
  minimumQuantity!: number | null;
  @Field(() => DeliveryTerms, { nullable: true, description: 'Incoterm.' }) deliveryTerms!: DeliveryTerms | null;
  @Field(() => String, { nullable: true, description: 'The named place of the Incoterm, or the place of delivery.' })
  deliveryLocation!: string | null;
  @Field(() => PaymentTerms, { nullable: true, description: 'Payment terms.' }) paymentTerms!: PaymentTerms | null;
  @Field(() => Int, { nullable: true, description: 'Days from the order to the delivery.' })
  leadTimeDays!: number | null;
  @Field(() => Calendar, { nullable: true, description: 'Day of delivery, instead of a lead time.' })
  deliveryDate!: string | null;
  @Field(() => String, { nullable: true, description: 'Packaging.' }) packaging!: string | null;
  @Field(() => String, { nullable: true, description: 'Where the goods were made.' }) origin!: string | null;
  @Field(() => Calendar, { nullable: true, description: 'The last day on which the offering is or was available.' })
  validUntil!: string | null;
  @Field(() => JsonObject, {
    nullable: true,
    description: 'Values of these goods, name → value, where they differ from the product or are more precise.',
  })
  specifications!: Record<string, string> | null;
}
