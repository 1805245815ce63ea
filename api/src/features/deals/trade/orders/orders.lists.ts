import { ArgsType } from 'type-graphql';
import { connectionOf, SearchArgs, UpdatedSince } from '../../../../schema/connectionTypes.ts';
import { graphEnum } from '../../../../schema/enums.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { DEFAULT_SORT, UPDATED_FIRST } from '../../../goods/postings/postings.lists.ts';
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
  @Nullable(() => OrderStatus, 'Only orders of this status.') status?: OrderStatus;
  @Nullable(() => OrderSide, 'Only orders in which the viewer is on this side.') side?: OrderSide;
  @Nullable(() => String, 'Only orders of materials that have this commodity of the price index, by its symbol.')
  commodity?: string;
  @UpdatedSince() updatedSince?: string;
  @Nullable(() => OrderSort, DEFAULT_SORT) sort?: OrderSort;
}
