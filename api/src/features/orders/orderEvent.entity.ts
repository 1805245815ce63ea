import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseEntity } from '../../database/base.entity.ts';
import { BelongsTo, Choice, Text } from '../../database/columns.ts';
import { Node } from '../../schema/node.ts';
import { User } from '../accounts/user.entity.ts';
import { Order } from './order.entity.ts';
import { OrderStatus } from './order.enums.ts';

@Entity()
@ObjectType({
  implements: Node,
  description: "A step of an order's life; seen by whoever sees the order, and never written again.",
})
export class OrderEvent extends BaseEntity {
  @ManyToOne({ entity: () => Order, ref: true }) order!: Ref<Order>;
  @Choice(() => OrderStatus, 'Where it brought the order.') status!: OrderStatus;
  @BelongsTo(() => User, 'Who did it; null where the market cancelled it because the seller did not confirm in time.', {
    nullable: true,
  })
  actor?: Ref<User> | null;
  @Text('A word to the other side, or null; for a cancelled order the reason.', { nullable: true }) note?:
    string | null;

  @Property({ columnType: 'text', nullable: true }) idempotencyKey?: string | null;
  @Property({ columnType: 'text', nullable: true }) commandHash?: string | null;
}
