import { Field, Int, ObjectType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';
import { Money } from '../../../../schema/scalars.ts';

@ObjectType({ description: 'Figures of the whole market, for support and admins.' })
export class MarketOverview {
  @Field(() => Int, { description: 'Members.' }) members!: number;
  @Field(() => Int, { description: 'Members who registered in the last seven days.' }) newMembers!: number;
  @Field(() => Int, { description: 'Reports that wait for support.' }) openReports!: number;
  @Field(() => Int, { description: 'Companies that wait for verification.' }) waitingCompanies!: number;
  @Field(() => Int, { description: 'Members who are locked.' }) lockedMembers!: number;
  @Field(() => Int, { description: 'Jobs that failed for good.' }) failedJobs!: number;
  @Field(() => Int, { description: 'Auctions that are running.' }) runningAuctions!: number;
  @Nullable(() => Int, 'Orders of the last seven days, without cancelled ones; null for support, who sees no orders.')
  newOrders!: number | null;
  @Nullable(() => Money, 'Their total; null for support.') newOrderValue!: string | null;
}
