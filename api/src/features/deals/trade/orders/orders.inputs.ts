import { Field, ID, InputType, Int } from 'type-graphql';
import { CommandInput } from '../../../../schema/inputs.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Money } from '../../../../schema/scalars.ts';
import { DeliveryTerms, PaymentTerms } from '../../../goods/postings/commercialTerms.enums.ts';
import { OrderStatus } from './order.enums.ts';

const OF_BID = ', as the bid says it in words; absent for an order from an offering, which has its terms.';

@InputType({ description: "An order from an offering, or the award of a bid on the viewer's RFP." })
export class PlaceOrderInput extends CommandInput {
  @Nullable(() => ID, 'Blank, or the id of the signed-in user; any other is refused.') buyerId?: string | null;
  @Nullable(
    () => ID,
    'The seller of the offering or bid; any other is refused. REST requires it, GraphQL finds it if absent.',
  )
  sellerId?: string | null;
  @Nullable(
    () => Money,
    "The total that the buyer was shown: it must equal the computed one. GraphQL requires it for an order from an offering; for a bid, and over REST, blank or '0' has it computed.",
  )
  totalAmount?: string | null;
  @Nullable(() => ID, 'The offering to order from.') offeringId?: string | null;
  @Nullable(() => ID, 'The bid to award.') bidId?: string | null;
  @Nullable(() => Int, "In the offering's unit, at least its minimum; all if absent. For a bid, that of its RFP.")
  quantity?: number | null;
  @Nullable(() => String, "The buyer's own number (PO number), at most 60 characters.")
  purchaseOrderNumber?: string | null;
  @Nullable(() => String, 'Where the buyer wants the goods, at most 400 characters.') deliveryAddress?: string | null;
  @Nullable(() => DeliveryTerms, `Incoterm${OF_BID}`) deliveryTerms?: DeliveryTerms | null;
  @Nullable(() => String, `Its named place, at most 200 characters${OF_BID}`) deliveryLocation?: string | null;
  @Nullable(() => PaymentTerms, `Payment terms${OF_BID}`) paymentTerms?: PaymentTerms | null;
}

@InputType({ description: "A change of an order's status." })
export class ChangeOrderInput extends CommandInput {
  @Field(() => ID, { description: 'The order.' }) orderId!: string;
  @Field(() => OrderStatus, {
    description:
      'The new status: the seller confirms and ships, the buyer reports the delivery and completes the order, and either can cancel before it is shipped.',
  })
  status!: OrderStatus;
  @Nullable(() => String, 'A comment for the other side, at most 1000 characters; needed to cancel.')
  note?: string | null;
}
