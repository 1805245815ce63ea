import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../schema/scalars.ts';

@ObjectType({ description: "The viewer's figures." })
export class DashboardStats {
  @Field(() => Int, { description: 'Messages not read yet.' }) unreadMessages!: number;
  @Field(() => Int, { description: 'Auctions and RFPs that are still open where the viewer has a bid.' })
  activeBids!: number;
  @Field(() => Int, { description: 'Things watched.' }) watchlistCount!: number;
  @Field(() => Money, { description: 'Order totals as buyer, not cancelled, of the current UTC month.' })
  monthlySpend!: string;
  @Field(() => Int, { description: 'Own active offerings.' }) activeListings!: number;
  @Field(() => Int, { description: 'Own auctions that are live.' }) liveAuctions!: number;
  @Field(() => Money, { description: 'Order totals as seller, not cancelled, of the current UTC month.' })
  monthlyRevenue!: string;
  @Field(() => Int, { description: 'Own orders, as buyer or seller, that are pending.' }) pendingOrders!: number;
}
