import type { Ref } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../database/base.entity.ts';
import { Amount, BelongsTo, Choice, Count, Text } from '../../database/columns.ts';
import { Node } from '../../schema/node.ts';
import { Calendar, Money } from '../../schema/scalars.ts';
import { User } from '../accounts/user.entity.ts';
import { DeliveryTerms, PaymentTerms } from '../auctions/auction.enums.ts';
import { Bid } from '../bids/bid.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { Offering } from '../postings/offering.entity.ts';
import { OrderEvent } from './orderEvent.entity.ts';
import { OrderStatus } from './order.enums.ts';

@Entity()
@ObjectType({ implements: Node, description: 'An order between two members; seen by the two and by admins.' })
export class Order extends BaseEntity {
  @Index() @BelongsTo(() => User, 'Who buys.') buyer!: Ref<User>;
  @Field(() => ID, { description: 'Id of who buys.' }) buyerId!: string;
  @Index() @BelongsTo(() => User, 'Who sells.') seller!: Ref<User>;
  @Field(() => ID, { description: 'Id of who sells.' }) sellerId!: string;
  @Amount('The total in US dollars, computed by the server.') totalAmount!: string;
  @Count('Quantity ordered, in `unit`; null where it follows from the bid.', { nullable: true }) quantity?:
    number | null;
  @Text('Unit of the quantity, or null.', { nullable: true }) unit?: string | null;
  @Choice(() => OrderStatus, 'Where it stands.', { default: 'pending' }) status!: OrderStatus;
  @BelongsTo(() => Offering, 'The offering it came from, or null.', { nullable: true }) offering?: Ref<Offering> | null;
  @Field(() => ID, { nullable: true, description: 'Id of the offering, or null.' }) offeringId?: string | null;
  @Index() @BelongsTo(() => Bid, 'The bid it came from, or null.', { nullable: true }) bid?: Ref<Bid> | null;
  @Field(() => ID, { nullable: true, description: 'Id of the bid, or null.' }) bidId?: string | null;

  @Field({ description: 'What was ordered: the title of the offering, RFP or auction it came from.' }) title!: string;
  @Field(() => Product, { nullable: true, description: 'The material of the catalogue, or null.' })
  product!: Product | null;
  @Field(() => Money, {
    nullable: true,
    description: 'What one unit costs, rounded to cents; null where there is no quantity.',
  })
  unitPrice!: string | null;
  @Field(() => DeliveryTerms, { nullable: true, description: 'Incoterm of the auction it came from, or null.' })
  deliveryTerms!: DeliveryTerms | null;
  @Field(() => PaymentTerms, { nullable: true, description: 'How to pay, by the auction it came from, or null.' })
  paymentTerms!: PaymentTerms | null;
  @Field(() => String, { nullable: true, description: 'Where to deliver, by the RFP or auction, or null.' })
  deliveryLocation!: string | null;
  @Field(() => Calendar, { nullable: true, description: 'When to deliver, by the RFP or auction, or null.' })
  deliveryDate!: string | null;
  @Field(() => [OrderEvent], { description: 'What became of it after it was placed, oldest first.' })
  history!: OrderEvent[];

  @Property({ columnType: 'text', nullable: true }) idempotencyKey?: string | null;
  @Property({ columnType: 'text', nullable: true }) commandHash?: string | null;
}
