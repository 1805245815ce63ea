import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';
import { Calendar, Money } from '../../../../schema/scalars.ts';
import { AuctionOutcome, AuctionType } from '../../../deals/auctions/auction.enums.ts';
import { OrderStatus } from '../../../deals/trade/orders/order.enums.ts';

@ObjectType({ description: 'Trade in one month.' })
export class MonthTotal {
  @Field(() => Calendar, { description: 'The first day of the month, UTC.' }) month!: string;
  @Field(() => Money, { description: 'Order totals, without cancelled and pending orders.' }) amount!: string;
  @Field(() => Money, { description: 'The amount of the same month a year before.' }) amountYearBefore!: string;
  @Field(() => Int, { description: 'Number of orders, without cancelled and pending ones.' }) orders!: number;
}

@ObjectType({ description: 'Orders of one status.' })
export class StatusTotal {
  @Field(() => OrderStatus, { description: 'Their status.' }) status!: OrderStatus;
  @Field(() => Int, { description: 'Number of orders.' }) orders!: number;
  @Field(() => Money, { description: 'Sum of their totals.' }) amount!: string;
}

@ObjectType({ description: 'Trade in one material.' })
export class MaterialTotal {
  @Field(() => ID, { description: 'Id of the material.' }) productId!: string;
  @Field({ description: 'Its name.' }) name!: string;
  @Field(() => Int, { description: 'Number of orders, without cancelled and pending ones.' }) orders!: number;
  @Field(() => Money, { description: 'Sum of their totals.' }) amount!: string;
}

@ObjectType({ description: "How the viewer's auction ended." })
export class AuctionResult {
  @Field(() => ID, { description: 'Id of the auction.' }) auctionId!: string;
  @Field({ description: 'Its title.' }) title!: string;
  @Field(() => AuctionType, { description: 'Forward or reverse.' }) type!: AuctionType;
  @Field(() => AuctionOutcome, { description: 'How it ended.' }) outcome!: AuctionOutcome;
  @Field(() => Calendar, { description: 'The day it ended, UTC.' }) day!: string;
  @Field(() => Money, { description: 'The starting price.' }) startingPrice!: string;
  @Nullable(() => Money, 'The price it was awarded at, which a maximum may have moved beyond the bid; or null.')
  awardedPrice!: string | null;
  @Nullable(() => String, 'The unit that the prices are for; null if they are for the whole lot.') unit!: string | null;
}

@ObjectType({ description: "The viewer's trade of the last twelve months, including the current one." })
export class Analytics {
  @Field(() => [MonthTotal], { description: 'Twelve months, oldest first.' }) months!: MonthTotal[];
  @Field(() => [StatusTotal], { description: 'Orders by status, in the order of their steps.' })
  statuses!: StatusTotal[];
  @Field(() => [MaterialTotal], { description: 'The eight materials with the highest totals.' })
  materials!: MaterialTotal[];
  @Field(() => [AuctionResult], {
    description: 'The last twenty ended auctions that the viewer owned or won, latest first.',
  })
  auctions!: AuctionResult[];
}
