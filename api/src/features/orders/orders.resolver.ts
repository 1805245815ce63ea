import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { plannedFields } from '../../schema/plannedFields.ts';
import { sql } from '../../reading/sql.ts';
import { IdArgs } from '../../schema/connectionTypes.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { Offering } from '../postings/offering.entity.ts';
import { Rfp } from '../postings/rfp.entity.ts';
import { changeOrder } from './changeOrder.service.ts';
import { Order } from './order.entity.ts';
import { ChangeOrderInput, PlaceOrderInput } from './orders.inputs.ts';
import { OrderConnection, OrderListArgs } from './orders.lists.ts';
import { placeOrder } from './orders.service.ts';
import { OrderViewerCan } from './viewerCan.type.ts';

@Authorized('member')
@Resolver()
export class OrdersResolver {
  @Scope('read')
  @Query(() => OrderConnection, { description: "The viewer's orders, as buyer and as seller." })
  orders(@Args() args: OrderListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(
      ctx,
      info,
      Order,
      { ...args },
      (row) => sql`(${row}.buyer_id = ${ctx.viewer.id} or ${row}.seller_id = ${ctx.viewer.id})`,
    );
  }

  @Scope('read')
  @Query(() => Order, { nullable: true, description: "The viewer's order by id, or null." })
  order(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, Order, id);
  }

  @Scope('trade')
  @Mutation(() => Order, {
    nullable: true,
    description: "Places an order from an offering, or awards a bid on the viewer's RFP.",
  })
  async placeOrder(
    @Arg('input', () => PlaceOrderInput, { description: 'The order.' }) input: PlaceOrderInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.byId(ctx, info, Order, await placeOrder(ctx, input));
  }

  @Scope('trade')
  @Mutation(() => Order, {
    nullable: true,
    description: "Changes the status of the viewer's order, or cancels it; the other side gets a message.",
  })
  async changeOrder(
    @Arg('input', () => ChangeOrderInput, { description: 'The step.' }) input: ChangeOrderInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await changeOrder(ctx, input);
    return ctx.reader.byId(ctx, info, Order, input.orderId);
  }
}

export const OrderFields = plannedFields(Order, {
  viewerCan: { type: () => OrderViewerCan, description: 'What the viewer can do with it now.' },
});

export const OfferingOrders = plannedFields(Offering, {
  orders: {
    type: () => OrderConnection,
    args: OrderListArgs,
    description: 'Orders from this offering that the viewer may see.',
  },
});

export const RfpOrders = plannedFields(Rfp, {
  orders: {
    type: () => OrderConnection,
    args: OrderListArgs,
    description: 'Orders from its awards that the viewer may see.',
  },
});

export const AuctionOrders = plannedFields(Auction, {
  orders: {
    type: () => OrderConnection,
    args: OrderListArgs,
    description: 'Orders from its awards that the viewer may see.',
  },
});
