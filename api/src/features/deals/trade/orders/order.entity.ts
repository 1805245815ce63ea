import type { Opt, Ref } from '@mikro-orm/core';
import { Embedded, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { CreatedOnce } from '../../../../schema/base.entity.ts';
import { Amount, BelongsTo, Choice, Count, PartyId, Text, UpdatedAt } from '../../../../schema/columns.ts';
import { Node } from '../../../../schema/node.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Calendar, Money } from '../../../../schema/scalars.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { Bid } from '../../bids/bid.entity.ts';
import { Product } from '../../../goods/catalogue/product.entity.ts';
import { CompanyProfile } from '../../../people/companies/companyProfile.entity.ts';
import { DeliveryTerms, PaymentTerms } from '../../../goods/postings/commercialTerms.enums.ts';
import { CommercialTerms, type DealTerms } from '../../../goods/postings/commercialTerms.type.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { OrderStatus } from './order.enums.ts';
import { OrderContact } from './orderContact.type.ts';
import { OrderViewerCan } from './viewerCan.type.ts';

@Entity()
@ObjectType({ implements: Node, description: 'An order between two members; visible to both and to admins.' })
export class Order extends CreatedOnce {
  @Index() @BelongsTo(() => User, 'The buyer.') buyer!: Ref<User>;
  @Field(() => ID, { description: 'Id of the buyer.' }) buyerId?: string;
  @Nullable(() => CompanyProfile, 'The company that buys; null if a person does.') buyerCompany?: CompanyProfile | null;
  @Index() @BelongsTo(() => User, 'The seller.') seller!: Ref<User>;
  @Field(() => ID, { description: 'Id of the seller.' }) sellerId?: string;
  @Nullable(() => CompanyProfile, 'The company that sells; null if a person does.')
  sellerCompany?: CompanyProfile | null;
  @Amount('The total in US dollars, computed by the server.') totalAmount!: string;
  @Count('Quantity ordered, in `unit`; null if it follows from the bid.', { nullable: true }) quantity?: number | null;
  @Text('Unit of the quantity, or null.', { nullable: true }) unit?: string | null;
  @Choice(() => OrderStatus, 'Status of the order.', { default: 'pending' }) status!: OrderStatus;
  @BelongsTo(() => Offering, 'The offering it came from, or null.', { nullable: true }) offering?: Ref<Offering> | null;
  @Nullable(() => ID, 'Id of the offering, or null.') offeringId?: string | null;
  @Index() @BelongsTo(() => Bid, 'The bid it came from, or null.', { nullable: true }) bid?: Ref<Bid> | null;
  @Nullable(() => ID, 'Id of the bid, or null.') bidId?: string | null;

  @Nullable(() => ID, 'Id of the quote that was accepted, or null.')
  @Property({ columnType: 'uuid', nullable: true })
  quoteId?: string | null;

  @Nullable(
    () => String,
    "The seller's own number (SKU) of the offering, also of one named in a bid; null for all but the seller.",
  )
  sku?: string | null;
  @Field({
    description:
      'A random number to say on the telephone; older orders have 12 letters and digits, and a few X2 at the end.',
  })
  number?: string;
  @Field({ description: 'The title of the offering, RFP or auction it came from.' }) title?: string;
  @Field(() => CommercialTerms, {
    description: 'Its own copy of the terms, made when it was placed; later changes of the posting do not count.',
  })
  @Embedded(() => CommercialTerms, { prefix: false })
  terms!: DealTerms;
  @Nullable(() => String, 'Location of the goods when it was placed, or null.') location?: string | null;
  @Nullable(() => Product, 'The material of the catalogue, or null.') product?: Product | null;
  @Nullable(() => String, 'Name of the material when it was placed, or null.') materialName?: string | null;
  @Nullable(() => Money, 'Price per unit, rounded to cents; null without a quantity.') unitPrice?: string | null;
  @Nullable(() => DeliveryTerms, 'Incoterm of the offering or auction it came from, or null.')
  deliveryTerms?: DeliveryTerms | null;
  @Nullable(() => PaymentTerms, 'Payment terms of the offering or auction it came from, or null.')
  paymentTerms?: PaymentTerms | null;
  @Nullable(() => String, 'Place of delivery of the offering, RFP or auction, or null.')
  deliveryLocation?: string | null;
  @Nullable(() => Calendar, 'Day of delivery of the offering, RFP or auction, or null.') deliveryDate?: string | null;
  @Text("The buyer's own number of the order (PO number); null for all but buyer and seller.", { nullable: true })
  purchaseOrderNumber?: string | null;
  @Text('Where the buyer wants the goods; null for all but buyer and seller.', { nullable: true })
  deliveryAddress?: string | null;
  @Nullable(() => OrderContact, "The buyer's contact when it was placed; null for all but buyer and seller.")
  buyerContact?: OrderContact | null;
  @Nullable(() => OrderContact, "The seller's contact when it was placed; null for all but buyer and seller.")
  sellerContact?: OrderContact | null;
  @Field(() => [OrderEvent], { description: 'Status changes since the order was placed, oldest first.' })
  history?: OrderEvent[];
  @Field(() => OrderViewerCan, { description: 'What the viewer can do with it now.' }) viewerCan?: OrderViewerCan;
  @UpdatedAt('When its status last changed.') updatedAt!: Date;

  @PartyId() buyerPartyId!: Opt<string>;
  @PartyId() sellerPartyId!: Opt<string>;
}

@Entity()
@ObjectType({
  implements: Node,
  description: 'A status change of an order; visible to everyone who sees the order, and never changed.',
})
export class OrderEvent extends CreatedOnce {
  @ManyToOne({ entity: () => Order, ref: true }) order!: Ref<Order>;
  @Choice(() => OrderStatus, 'The new status.') status!: OrderStatus;
  @BelongsTo(
    () => User,
    'The user who changed the status, or who awarded or accepted what was confirmed at once; null if the market cancelled the order because the seller did not confirm in time.',
    { nullable: true },
  )
  actor?: Ref<User> | null;
  @Text('A comment for the other side, or null; for a cancellation the reason.', { nullable: true }) note?:
    string | null;
}
