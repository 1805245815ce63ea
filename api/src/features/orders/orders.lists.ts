import { ArgsType, Field } from 'type-graphql';
import { connectionOf, SearchArgs, UpdatedSince } from '../../schema/connectionTypes.ts';
import { graphEnum } from '../../schema/enums.ts';
import { DEFAULT_SORT, UPDATED_FIRST } from '../postings/postings.lists.ts';
import { Order } from './order.entity.ts';
import { OrderSide, OrderStatus } from './order.enums.ts';

export const OrderConnection = connectionOf(Order);

export const OrderSort = graphEnum('OrderSort', 'Sort order of a list of orders.', {
  newest: 'Newest first.',
  updated: UPDATED_FIRST,
});
export type OrderSort = keyof typeof OrderSort;

@ArgsType()
export class OrderListArgs extends SearchArgs {
  @Field(() => OrderStatus, { nullable: true, description: 'Only orders of this status.' }) status?: OrderStatus;
  @Field(() => OrderSide, { nullable: true, description: 'Only orders in which the viewer is on this side.' })
  side?: OrderSide;
  @UpdatedSince() updatedSince?: string;
  @Field(() => OrderSort, { nullable: true, description: DEFAULT_SORT }) sort?: OrderSort;
}
