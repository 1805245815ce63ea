import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../../../schema/scalars.ts';

@ObjectType({ description: "The viewer's figures." })
export class DashboardStats {
  @Field(() => Int, { description: 'Unread messages.' }) unreadMessages!: number;
  @Field(() => Int, { description: 'Of these, notices.' }) unreadNotices!: number;
  @Field(() => Int, { description: 'Open auctions and RFPs with a bid of the viewer.' })
  activeBids!: number;
  @Field(() => Int, { description: 'Records on the watchlist.' }) watchlistCount!: number;
  @Field(() => Money, {
    description: 'Order totals as buyer in the current UTC month, without cancelled and pending orders.',
  })
  monthlySpend!: string;
  @Field(() => Money, { description: 'Those of pending orders.' }) pendingSpend!: string;
  @Field(() => Int, { description: 'Own active offerings.' }) activeListings!: number;
  @Field(() => Int, { description: 'Own auctions that are live.' }) liveAuctions!: number;
  @Field(() => Money, {
    description: 'Order totals as seller in the current UTC month, without cancelled and pending orders.',
  })
  monthlyRevenue!: string;
  @Field(() => Money, { description: 'Those of pending orders.' }) pendingRevenue!: string;
  @Field(() => Int, { description: 'Quotes that wait for the own side and have not expired.' }) quotesAwaiting!: number;
  @Field(() => Int, { description: 'Own pending orders, as buyer or seller.' }) pendingOrders!: number;
}
