import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
} from 'type-graphql';
import { neverCalled } from '../../../reading/reading.ts';
import { sql } from '../../../reading/sql.ts';
import type { Context } from '../../../schema/context.ts';
import { Calendar } from '../../../schema/scalars.ts';
import { Scope } from '../../../schema/scope.ts';
import { byName } from '../catalogue.reading.ts';
import { Product } from '../product.entity.ts';
import { CommodityPrice, PricePoint, RegionArgs } from '../../prices/commodity.entity.ts';
import { asEditor } from './catalogueAdmin.resolver.ts';
import { PriceCorrection } from './priceCorrection.entity.ts';
import { CommodityInput, PriceInput } from './prices.inputs.ts';
import { linkProduct, saveCommodity, setPrice } from './prices.service.ts';

const MAX_COMMODITIES = 200;

@ArgsType()
export class PointArgs extends RegionArgs {}

@Authorized('admin')
@Resolver()
export class PriceAdminResolver {
  @Scope('staff')
  @Query(() => [CommodityPrice], { description: 'The commodities of the price index for admins, by name.' })
  managedCommodities(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(asEditor(ctx), info, CommodityPrice, {}, undefined, {
      order: (row) => sql`${byName(row)}, ${row}.id`,
      max: MAX_COMMODITIES,
    });
  }

  @Scope('staff')
  @Query(() => CommodityPrice, { nullable: true, description: 'A commodity of the price index for admins, or null.' })
  managedCommodity(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readCommodity(ctx, info, id);
  }

  @Scope('staff')
  @Mutation(() => CommodityPrice, {
    nullable: true,
    description: 'Adds a commodity to the price index, or changes one; not one of the demo data.',
  })
  async saveCommodity(
    @Arg('id', () => ID, { nullable: true, description: 'The commodity; a new one if absent.' }) id: string | null,
    @Arg('input', () => CommodityInput, { description: 'All its values.' }) input: CommodityInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readCommodity(ctx, info, await saveCommodity(ctx, id ?? null, input));
  }

  @Scope('staff')
  @Mutation(() => Boolean, { description: 'Sets the commodity that the offers of a material are compared with; true.' })
  async linkMaterial(
    @Arg('productId', () => ID, { description: 'The material.' }) productId: string,
    @Arg('commodityId', () => ID, { nullable: true, description: 'The commodity, or null for none.' })
    commodityId: string | null,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    await linkProduct(ctx, productId, commodityId ?? null);
    return true;
  }

  @Scope('staff')
  @Mutation(() => CommodityPrice, {
    nullable: true,
    description: 'Adds, corrects or removes a price and keeps what it was; returns its commodity.',
  })
  async setPrice(
    @Arg('input', () => PriceInput, { description: 'The price.' }) input: PriceInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readCommodity(ctx, info, await setPrice(ctx, input));
  }
}

@Resolver(() => CommodityPrice)
export class CommodityEditing {
  @FieldResolver(() => Calendar, {
    nullable: true,
    description: 'The day of its latest price in any region, or null; null for others than admins.',
  })
  latestDay(): never {
    return neverCalled();
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of its prices in all regions; null for others than admins.',
  })
  pointCount(): never {
    return neverCalled();
  }

  @FieldResolver(() => [Product], {
    description: 'The materials whose offers are compared with it; empty for others than admins.',
  })
  materials(): never {
    return neverCalled();
  }

  @FieldResolver(() => [PricePoint], {
    description: 'Its latest 100 prices in the region, newest first; empty for others than admins.',
  })
  points(@Args() _args: PointArgs): never {
    return neverCalled();
  }

  @FieldResolver(() => [PriceCorrection], {
    description: 'Its latest 100 corrections, newest first; empty for others than admins.',
  })
  corrections(): never {
    return neverCalled();
  }
}

const readCommodity = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one(asEditor(ctx), info, CommodityPrice, (row) => sql`${row}.id = ${id}`);
