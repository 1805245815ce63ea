import type { Ref } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../database/base.entity.ts';
import { Amount, BelongsTo, Choice, Count, Text } from '../../database/columns.ts';
import { graphEnum } from '../../schema/enums.ts';
import { User } from '../accounts/user.entity.ts';
import { Bid } from '../bids/bid.entity.ts';
import { Offering } from '../postings/offering.entity.ts';
import { Node } from '../../schema/node.ts';

export const OrderStatus = graphEnum('OrderStatus', 'Where an order stands.', {
  pending: 'Placed, not yet confirmed by the seller.',
  confirmed: 'The seller confirmed.',
  shipped: 'On its way.',
  delivered: 'Arrived.',
  completed: 'Accepted by the buyer.',
  cancelled: 'Cancelled by one of the two.',
});
export type OrderStatus = keyof typeof OrderStatus;

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

  @Property({ columnType: 'text', nullable: true }) idempotencyKey?: string | null;
  @Property({ columnType: 'text', nullable: true }) commandHash?: string | null;
}
