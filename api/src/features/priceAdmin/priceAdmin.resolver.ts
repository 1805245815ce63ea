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
import { ImportInput } from '../../csv/import.input.ts';
import { ImportResult } from '../../csv/importResult.type.ts';
import { planned } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import type { Context } from '../../schema/context.ts';
import { Calendar } from '../../schema/scalars.ts';
import { Scope } from '../../schema/scope.ts';
import { byName } from '../catalogue/catalogue.reading.ts';
import { Product } from '../catalogue/product.entity.ts';
import { asEditor } from '../catalogueAdmin/catalogueAdmin.resolver.ts';
import { CommodityPrice, PricePoint, RegionArgs } from '../prices/commodity.entity.ts';
import { importPrices, samplePrices } from './importPrices.service.ts';
import { CommodityInput, CorrectPriceInput, PriceInput } from './priceAdmin.inputs.ts';
import { PriceCorrection } from './priceCorrection.entity.ts';
import { addCommodity, addPrice, correctPrice, editCommodity, linkMaterial } from './priceAdmin.service.ts';

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
  @Query(() => String, { description: 'A CSV file with two prices as an example, for admins.' })
  samplePricesFile(): string {
    return samplePrices();
  }

  @Scope('staff')
  @Mutation(() => CommodityPrice, { nullable: true, description: 'Adds a commodity to the price index.' })
  async addCommodity(
    @Arg('input', () => CommodityInput, { description: 'The commodity.' }) input: CommodityInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readCommodity(ctx, info, await addCommodity(ctx, input));
  }

  @Scope('staff')
  @Mutation(() => CommodityPrice, { nullable: true, description: 'Changes a commodity; not one of the demo data.' })
  async editCommodity(
    @Arg('id', () => ID, { description: 'The commodity.' }) id: string,
    @Arg('input', () => CommodityInput, { description: 'All its values.' }) input: CommodityInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await editCommodity(ctx, id, input);
    return readCommodity(ctx, info, id);
  }

  @Scope('staff')
  @Mutation(() => Boolean, { description: 'Sets the commodity that the offers of a material are compared with; true.' })
  async linkMaterial(
    @Arg('productId', () => ID, { description: 'The material.' }) productId: string,
    @Arg('commodityId', () => ID, { nullable: true, description: 'The commodity, or null for none.' })
    commodityId: string | null,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    await linkMaterial(ctx, productId, commodityId ?? null);
    return true;
  }

  @Scope('staff')
  @Mutation(() => CommodityPrice, { nullable: true, description: 'Adds a price; returns its commodity.' })
  async addPrice(
    @Arg('input', () => PriceInput, { description: 'The price.' }) input: PriceInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readCommodity(ctx, info, await addPrice(ctx, input));
  }

  @Scope('staff')
  @Mutation(() => CommodityPrice, {
    nullable: true,
    description: 'Corrects or removes a price and keeps what it was; returns its commodity.',
  })
  async correctPrice(
    @Arg('input', () => CorrectPriceInput, { description: 'The correction.' }) input: CorrectPriceInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readCommodity(ctx, info, await correctPrice(ctx, input));
  }

  @Scope('staff')
  @Mutation(() => ImportResult, {
    description: 'Imports a CSV file of prices, or only checks it. All or nothing.',
  })
  importPrices(
    @Arg('input', () => ImportInput, { description: 'The file.' }) input: ImportInput,
    @Ctx() ctx: Context,
  ): Promise<ImportResult> {
    return importPrices(ctx, input);
  }
}

@Resolver(() => CommodityPrice)
export class CommodityEditing {
  @FieldResolver(() => Calendar, {
    nullable: true,
    description: 'The day of its latest price in any region, or null; null for others than admins.',
  })
  latestDay(): never {
    return planned();
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of its prices in all regions; null for others than admins.',
  })
  pointCount(): never {
    return planned();
  }

  @FieldResolver(() => [Product], {
    description: 'The materials whose offers are compared with it; empty for others than admins.',
  })
  materials(): never {
    return planned();
  }

  @FieldResolver(() => [PricePoint], {
    description: 'Its latest 100 prices in the region, newest first; empty for others than admins.',
  })
  points(@Args() _args: PointArgs): never {
    return planned();
  }

  @FieldResolver(() => [PriceCorrection], {
    description: 'Its latest 100 corrections, newest first; empty for others than admins.',
  })
  corrections(): never {
    return planned();
  }
}

const readCommodity = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one(asEditor(ctx), info, CommodityPrice, (row) => sql`${row}.id = ${id}`);
