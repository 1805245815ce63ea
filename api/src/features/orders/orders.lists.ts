import { ArgsType, Field } from 'type-graphql';
import { connectionOf, SearchArgs } from '../../schema/connectionTypes.ts';
import { Order } from './order.entity.ts';
import { OrderSide, OrderStatus } from './order.enums.ts';

export const OrderConnection = connectionOf(Order);

@ArgsType()
export class OrderListArgs extends SearchArgs {
  @Field(() => OrderStatus, { nullable: true, description: 'Only orders of this status.' }) status?: OrderStatus;
  @Field(() => OrderSide, { nullable: true, description: 'Only orders in which the viewer is on this side.' })
  side?: OrderSide;
}
