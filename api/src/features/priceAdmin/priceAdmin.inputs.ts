import { Field, ID, InputType } from 'type-graphql';
import { Calendar, Money } from '../../schema/scalars.ts';

@InputType({ description: 'A commodity of the price index.' })
export class CommodityInput {
  @Field({ description: 'Name, at most 100 characters.' }) name!: string;
  @Field({ description: 'Symbol of capital letters, digits and hyphens, unique.' }) symbol!: string;
  @Field({ description: 'MT, KG, L, Tons or Units.' }) unit!: string;
  @Field({ description: 'USD; the price index is in US dollars.' }) currency!: string;
  @Field({ description: 'Where its prices are from, at most 200 characters.' }) source!: string;
}

@InputType({ description: 'A price of a commodity.' })
export class PriceInput {
  @Field(() => ID, { description: 'The commodity.' }) commodityId!: string;
  @Field({ description: 'all, north-america, europe, asia-pacific, middle-east or africa.' }) region!: string;
  @Field(() => Calendar, { description: 'The day, not in the future.' }) day!: string;
  @Field(() => Money, { description: 'The price.' }) price!: string;
  @Field(() => String, { nullable: true, description: 'Its source; that of the commodity if absent.' }) source?:
    string | null;
}

@InputType({ description: 'A correction of a price, or its removal.' })
export class CorrectPriceInput {
  @Field(() => ID, { description: 'The price.' }) priceId!: string;
  @Field(() => Money, { nullable: true, description: 'The right price; null removes it.' }) price?: string | null;
  @Field(() => String, { nullable: true, description: 'Its source; that of the commodity if absent.' }) source?:
    string | null;
  @Field({ description: 'The reason, at most 500 characters.' }) reason!: string;
}
