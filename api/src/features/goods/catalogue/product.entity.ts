import type { Ref } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../schema/base.entity.ts';
import { Amount, BelongsTo, Count, Pairs, Text, Texts } from '../../../schema/columns.ts';
import { IsWatched } from '../../people/watchlist/watched.ts';
import { CommodityPrice } from './prices/commodity.entity.ts';
import { Category } from './category.entity.ts';
import { Node } from '../../../schema/node.ts';
import { Nullable } from '../../../schema/nullable.ts';

@Entity()
@ObjectType({ implements: Node, description: 'A material of the catalogue.' })
export class Product extends BaseEntity {
  @Text('Trade name.') name!: string;
  @Text('What it is and what it is used for.') description!: string;
  @Text('CAS registry number with a valid check digit, or null if there is none.', { nullable: true }) casNumber?:
    string | null;
  @Text('Chemical formula in plain text, or null.', { nullable: true }) formula?: string | null;
  @Texts('Other names.') synonyms!: string[];
  @Index() @BelongsTo(() => Category, 'The category of the product.') category!: Ref<Category>;
  @Field(() => ID, { description: 'Id of the category.' }) categoryId!: string;
  @Pairs('Technical specifications, name → value.') specifications!: Record<string, string>;
  @Nullable(() => String, 'Its form, or its appearance if its specifications name no form; or null.')
  form?: string | null;
  @Pairs('Safety and handling, name → value or list of values.') safetyData!: Record<string, string | string[]>;
  @Amount('A reference price in US dollars per `referenceUnit`, or null.', { nullable: true }) referencePrice?:
    string | null;
  @Text('The unit the reference price is for, or null.', { nullable: true }) referenceUnit?: string | null;
  @Count('The year of the reference price, or null.', { nullable: true }) referenceYear?: number | null;

  @Nullable(() => CommodityPrice, 'Its commodity in the price index, or null.') commodity?: CommodityPrice | null;

  @Count('Number of active offerings.', { default: 0 }) offerCount!: number;
  @Amount(
    'The price of the cheapest active offering by comparable price, or null. Unusual prices that are not confirmed and prices that cannot be compared do not count.',
    { nullable: true },
  )
  lowestPrice?: string | null;
  @Text('The unit of the lowest price, or null.', { nullable: true }) lowestPriceUnit?: string | null;
  @Nullable(() => String, 'The lowest price per `lowestComparableUnit`, a decimal string; null without one.')
  lowestComparablePrice?: string | null;
  @Nullable(() => String, 'KG, L or Units; null without a lowest price.') lowestComparableUnit?: string | null;
  @IsWatched() isWatched!: boolean;

  /** The entry that this one was merged into. */
  @Property({ columnType: 'uuid', nullable: true }) mergedIntoId?: string | null;
  @Nullable(() => Boolean, 'Whether an admin has hidden it; null for others than admins.')
  @Property({ columnType: 'boolean', default: false })
  isHidden!: boolean;
  /** Derived by the database: neither the material nor a category above it is hidden, and it is not merged. */
  @Nullable(
    () => Boolean,
    'Whether members see it: neither it nor a category above it is hidden; null for others than admins.',
  )
  @Property({ columnType: 'boolean', default: true })
  isShown!: boolean;
}
