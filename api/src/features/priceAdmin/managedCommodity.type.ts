import { Args, ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { planned } from '../../reading/reading.ts';
import { Calendar } from '../../schema/scalars.ts';
import { ManagedMaterial } from '../catalogueAdmin/managed.type.ts';
import { PricePoint, RegionArgs } from '../prices/commodity.entity.ts';
import { PriceCorrection } from './priceCorrection.entity.ts';

@ArgsType()
export class PointArgs extends RegionArgs {}

@ObjectType({ description: 'A commodity of the price index as admins edit it.' })
export class ManagedCommodity {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field({ description: 'Name.' }) name!: string;
  @Field({ description: 'Short symbol, such as UREA.' }) symbol!: string;
  @Field({ description: 'The unit the price is for.' }) unit!: string;
  @Field({ description: 'Currency of the price, ISO 4217.' }) currency!: string;
  @Field({ description: 'Where its prices are from.' }) source!: string;
  @Field({ description: 'True for prices that are simulated for the demo market; they cannot be edited.' })
  isDemo!: boolean;
  @Field(() => Calendar, { nullable: true, description: 'The day of its latest price, or null.' }) latestDay!:
    string | null;
  @Field(() => Int, { description: 'Number of its prices, in all regions.' }) pointCount!: number;
  @Field(() => [ManagedMaterial], { description: 'The materials whose offers are compared with it.' })
  materials!: ManagedMaterial[];
  @Field(() => [PricePoint], { description: 'Its latest 100 prices in the region, newest first.' })
  points(@Args() _args: PointArgs): PricePoint[] {
    return planned();
  }
  @Field(() => [PriceCorrection], { description: 'Its latest 100 corrections, newest first.' })
  corrections!: PriceCorrection[];
}
