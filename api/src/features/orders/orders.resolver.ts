import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { planned } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { IdArgs } from '../../schema/connections.ts';
import type { Context } from '../../schema/context.ts';
import { StartArgs } from '../../schema/startArgs.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { Offering } from '../postings/offering.entity.ts';
import { Rfp } from '../postings/rfp.entity.ts';
import { changeOrder } from './changeOrder.service.ts';
import { Order } from './order.entity.ts';
import { OrderChange } from './orderChange.type.ts';
import { ChangeOrderInput, PlaceOrderInput } from './orders.inputs.ts';
import { OrderConnection, OrderListArgs } from './orders.lists.ts';
import { placeOrder } from './orders.service.ts';

@Authorized('member')
@Resolver()
export class OrdersResolver {
  @Query(() => OrderConnection, { description: "The viewer's orders, as buyer and as seller, newest first." })
  orders(@Args() args: OrderListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(
      ctx,
      info,
      Order,
      { ...args },
      (row) => sql`(${row}.buyer_id = ${ctx.viewer.id} or ${row}.seller_id = ${ctx.viewer.id})`,
    );
  }

  @Query(() => Order, { nullable: true, description: 'An own order by id, or null.' })
  order(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.one(ctx, info, Order, (row) => sql`${row}.id = ${id}`);
  }

  @Mutation(() => Order, {
    nullable: true,
    description: 'Places an order from an offering, or awards a bid on an own RFP.',
  })
  async placeOrder(
    @Arg('input', () => PlaceOrderInput, { description: 'The order.' }) input: PlaceOrderInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await placeOrder(ctx, input);
    return ctx.reader.one(ctx, info, Order, (row) => sql`${row}.id = ${id}`);
  }

  @Mutation(() => Order, {
    nullable: true,
    description: 'Brings an own order a step further, or cancels it; the other side gets a message.',
  })
  async changeOrder(
    @Arg('input', () => ChangeOrderInput, { description: 'The step.' }) input: ChangeOrderInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await changeOrder(ctx, input);
    return ctx.reader.one(ctx, info, Order, (row) => sql`${row}.id = ${input.orderId}`);
  }

  @Subscription(() => OrderChange, {
    subscribe: planned,
    description:
      'Each order of the viewer, as buyer or seller, that is placed or changes its status, right after the commit. Nothing is repeated: after a reconnect, query the orders again once the start is confirmed.',
  })
  orderChanged(
    @Root() { recordId }: { recordId: string | null },
    @Args() _args: StartArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.computed(
      ctx,
      info,
      OrderChange,
      (change) => sql`from (values (${recordId}::uuid)) ${change} (order_id)`,
    );
  }
}

@Resolver(() => Offering)
export class OfferingOrders {
  @FieldResolver(() => OrderConnection, {
    description: 'Orders from this offering, newest first, as far as the viewer may see them.',
  })
  orders(@Args() _args: OrderListArgs): never {
    return planned();
  }
}

@Resolver(() => Rfp)
export class RfpOrders {
  @FieldResolver(() => OrderConnection, {
    description: 'Orders that came of its awards, newest first, as far as the viewer may see them.',
  })
  orders(@Args() _args: OrderListArgs): never {
    return planned();
  }
}

@Resolver(() => Auction)
export class AuctionOrders {
  @FieldResolver(() => OrderConnection, {
    description: 'Orders that came of its awards, newest first, as far as the viewer may see them.',
  })
  orders(@Args() _args: OrderListArgs): never {
    return planned();
  }
}
