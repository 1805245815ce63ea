import { Field, ID, InputType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';
import { Calendar, Money } from '../../../../schema/scalars.ts';

@InputType({ description: 'A commodity of the price index.' })
export class CommodityInput {
  @Field({ description: 'Name, at most 100 characters.' }) name!: string;
  @Field({ description: 'Symbol of capital letters, digits and hyphens, unique.' }) symbol!: string;
  @Field({ description: 'MT, KG, L, Tons or Units.' }) unit!: string;
  @Field({ description: 'USD; the price index is in US dollars.' }) currency!: string;
  @Field({ description: 'Where its prices are from, at most 200 characters.' }) source!: string;
}

@InputType({ description: 'The price of a commodity in a region on a day.' })
export class PriceInput {
  @Field(() => ID, { description: 'The commodity.' }) commodityId!: string;
  @Field({ description: 'all, north-america, europe, asia-pacific, middle-east or africa.' }) region!: string;
  @Field(() => Calendar, { description: 'The day, not in the future.' }) day!: string;
  @Nullable(() => Money, 'The price; null removes the one that is there.') price?: string | null;
  @Nullable(() => String, 'Its source; that of the commodity if absent.') source?: string | null;
  @Nullable(() => String, 'The reason of a correction or removal, at most 500 characters; required for one.')
  reason?: string | null;
}
