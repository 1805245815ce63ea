import { Field, Float, ObjectType } from 'type-graphql';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { Money } from '../../../schema/scalars.ts';
import { PriceCheck } from './offering.entity.ts';

export const PriceSource = graphEnum('PriceSource', 'Source of an expected price.', {
  index: "The latest price of the material's commodity in the price index, averaged over the regions.",
  offers:
    'The median of what at least five other suppliers ask for the material, each counted once with its lowest price and only after its first week.',
});
export type PriceSource = keyof typeof PriceSource;

@ObjectType({ description: 'Comparison of a price with the expected price of the material.' })
export class PriceFinding {
  @Field(() => PriceCheck, { description: 'The result for an offering with this price.' }) priceCheck!: PriceCheck;
  @Nullable(() => String, 'The price per `comparableUnit`, a decimal string, or null.') comparablePrice!: string | null;
  @Nullable(() => String, 'KG, L or Units; null without a comparable price.') comparableUnit!: string | null;
  @Nullable(() => Money, 'The expected price in the unit of the draft, or null.') expectedPrice!: string | null;
  @Nullable(() => PriceSource, 'The source of the expected price, or null.') expectedFrom!: PriceSource | null;
  @Nullable(
    () => Float,
    'How far the price is above the expected one, in percent with one decimal; negative below; or null.',
  )
  deviationPercent!: number | null;
}
