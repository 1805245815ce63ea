import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Args, ArgsType, Field, Float, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../../schema/base.entity.ts';
import { Day, Amount, Flag, Text } from '../../../../schema/columns.ts';
import { neverCalled } from '../../../../reading/reading.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Calendar, Instant, Money } from '../../../../schema/scalars.ts';
import { Node } from '../../../../schema/node.ts';

@ArgsType()
export class RegionArgs {
  @Nullable(() => String, 'all, north-america, europe, asia-pacific, middle-east or africa; all if absent.')
  region?: string;
}

@ArgsType()
export class PriceArgs extends RegionArgs {
  @Nullable(() => String, '1d, 7d, 30d, 90d or 1y; 7d if absent.') timeframe?: string;
}

@ArgsType()
export class CommodityArgs {
  @Nullable(() => [String], 'Only those with one of these symbols or names; all if absent.') only?: string[];
}

@Entity({ tableName: 'commodity' })
@ObjectType({ implements: Node, description: 'A commodity of the price index.' })
export class CommodityPrice extends BaseEntity {
  @Text('Name.') name!: string;
  @Text('Short symbol, such as UREA.', { unique: true }) symbol!: string;
  @Text('The unit the price is for.') unit!: string;
  @Text('Currency of the price, ISO 4217.') currency!: string;
  @Flag('True while the feed of this commodity fails; its last known price is shown.', { default: false })
  error!: boolean;

  @Text('Where its prices are from.', { default: '' }) source!: string;
  @Flag('True for prices that are simulated for the demo market.', { default: false }) isDemo!: boolean;

  @Nullable(() => Money, 'The latest price in the region; null without any.')
  currentPrice(@Args() _args: RegionArgs): string | null {
    return neverCalled();
  }

  @Nullable(() => Calendar, 'The day of the latest price in the region.')
  priceDate(@Args() _args: RegionArgs): string | null {
    return neverCalled();
  }

  @Nullable(() => Float, 'Change over the timeframe in percent, two decimals; null without history.')
  changePercent(@Args() _args: PriceArgs): number | null {
    return neverCalled();
  }

  @Field(() => [PricePoint], { description: 'Daily prices of the timeframe in the region, oldest first.' })
  history(@Args() _args: PriceArgs): PricePoint[] {
    return neverCalled();
  }
}

@Entity()
@ObjectType({ implements: Node, description: 'The price of a commodity in a region on a day.' })
export class PricePoint extends BaseEntity {
  @Property({ columnType: 'uuid' }) commodityId!: string;
  @Text(
    'north-america, europe, asia-pacific, middle-east, africa, or all for all regions together: the mean of the five in demo data, otherwise a price of its own.',
  )
  region!: string;
  @Day('The day, UTC.') day!: string;
  @Amount('The price.') price!: string;
  @Text('Its source, or null for that of the commodity.', { nullable: true }) source?: string | null;
}

@ObjectType({ description: 'The price index.' })
export class CommodityPrices {
  @Field(() => [CommodityPrice], { description: 'The commodities, by name.' })
  data(@Args() _args: CommodityArgs): CommodityPrice[] {
    return neverCalled();
  }

  @Field(() => Instant, { description: 'Time of the latest price.' }) lastUpdated!: string;
}
