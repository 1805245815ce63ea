import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  ID,
  Info,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
} from 'type-graphql';
import { sql } from '../../reading/sql.ts';
import { connectionOf, IdArgs, ListArgs } from '../../schema/connections.ts';
import type { Context } from '../../schema/context.ts';
import { CommandInput } from '../../schema/inputs.ts';
import { Money } from '../../schema/scalars.ts';
import { Order, OrderStatus } from './order.entity.ts';
import { placeOrder } from './orders.service.ts';

export const OrderConnection = connectionOf(Order);

@ArgsType()
export class OrderListArgs extends ListArgs {
  @Field(() => OrderStatus, { nullable: true, description: 'Only orders that stand so.' }) status?: OrderStatus;
}

@InputType({ description: 'An order from an offering, or from a bid on an own RFP (which awards it).' })
export class PlaceOrderInput extends CommandInput {
  @Field(() => ID, { nullable: true, description: 'Blank, or the id of the signed-in user; any other is refused.' })
  buyerId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Blank, or the seller the offering or bid has; any other is refused.',
  })
  sellerId?: string | null;
  @Field(() => Money, {
    nullable: true,
    description: "Blank or '0' to have it computed; any other must equal the computed total.",
  })
  totalAmount?: string | null;
  @Field(() => ID, { nullable: true, description: 'The offering to order from.' }) offeringId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The bid to award.' }) bidId?: string | null;
  @Field(() => Int, { nullable: true, description: 'How much of the offering, in its unit; all of it if absent.' })
  quantity?: number | null;
}

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
}
