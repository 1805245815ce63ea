import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Calendar, Money } from '../../schema/scalars.ts';
import { AuctionOutcome, AuctionType } from '../auctions/auction.enums.ts';
import { OrderStatus } from '../orders/order.enums.ts';

@ObjectType({ description: 'What was traded in one month.' })
export class MonthTotal {
  @Field(() => Calendar, { description: 'The first day of the month, UTC.' }) month!: string;
  @Field(() => Money, { description: 'Order totals, cancelled ones left out.' }) amount!: string;
  @Field(() => Int, { description: 'Orders, cancelled ones left out.' }) orders!: number;
}

@ObjectType({ description: 'The orders that stand somewhere.' })
export class StatusTotal {
  @Field(() => OrderStatus, { description: 'Where they stand.' }) status!: OrderStatus;
  @Field(() => Int, { description: 'How many.' }) orders!: number;
  @Field(() => Money, { description: 'Their totals together.' }) amount!: string;
}

@ObjectType({ description: 'What was traded of one material.' })
export class MaterialTotal {
  @Field(() => ID, { description: 'Id of the material.' }) productId!: string;
  @Field({ description: 'Its name.' }) name!: string;
  @Field(() => Int, { description: 'Orders, cancelled ones left out.' }) orders!: number;
  @Field(() => Money, { description: 'Their totals together.' }) amount!: string;
}

@ObjectType({ description: 'How an auction of the viewer ended.' })
export class AuctionResult {
  @Field(() => ID, { description: 'Id of the auction.' }) auctionId!: string;
  @Field({ description: 'Its title.' }) title!: string;
  @Field(() => AuctionType, { description: 'Forward or reverse.' }) type!: AuctionType;
  @Field(() => AuctionOutcome, { description: 'How it ended.' }) outcome!: AuctionOutcome;
  @Field(() => Calendar, { description: 'The day it ended, UTC.' }) day!: string;
  @Field(() => Money, { description: 'Where bidding started.' }) startingPrice!: string;
  @Field(() => Money, { nullable: true, description: 'The amount it was awarded at, or null.' })
  awardedPrice!: string | null;
}

@ObjectType({ description: "The viewer's own trade of the last twelve months, the current one included." })
export class Analytics {
  @Field(() => [MonthTotal], { description: 'Twelve months, oldest first.' }) months!: MonthTotal[];
  @Field(() => [StatusTotal], { description: 'Where the orders stand, in the order of their life.' })
  statuses!: StatusTotal[];
  @Field(() => [MaterialTotal], { description: 'The eight materials with the highest totals.' })
  materials!: MaterialTotal[];
  @Field(() => [AuctionResult], {
    description: 'The last twenty auctions that ended, own ones and ones won, latest first.',
  })
  auctions!: AuctionResult[];
}
