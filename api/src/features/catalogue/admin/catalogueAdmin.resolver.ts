import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ImportInput } from '../../../csv/import.inputs.ts';
import { ImportResult } from '../../../csv/importResult.type.ts';
import { conditionSql, neverCalled } from '../../../reading/reading.ts';
import { searchWords } from '../../../reading/search.ts';
import { and, sql, type Sql } from '../../../reading/sql.ts';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { ProductConnection } from '../catalogue.lists.ts';
import { inBranch, inCatalogueOrder } from '../catalogue.reading.ts';
import { Category } from '../category.entity.ts';
import { Product } from '../product.entity.ts';
import {
  CatalogueFile,
  CategoryInput,
  HideInput,
  ManagedMaterialArgs,
  MaterialInput,
  MergeInput,
} from './catalogueAdmin.inputs.ts';
import { saveCategory } from './categories.service.ts';
import { exportFile, importFile, type CatalogueFileForm } from './importFile.ts';
import { productsFile } from './productsFile.ts';
import { saveProduct } from './products.service.ts';
import { hideEntry, mergeProducts } from './mergeAndHide.service.ts';
import { pricesFile } from './pricesFile.ts';
import { searchLists } from './searchLists.ts';

const MAX_CATEGORIES = 1_000;

const fileForms: Record<CatalogueFile, CatalogueFileForm> = {
  materials: productsFile,
  ...searchLists,
  prices: pricesFile,
};

/** As an editor of the catalogue, who sees hidden entries. */
export const asEditor = (ctx: Context): Context => ({ ...ctx, viewer: { ...ctx.viewer, isEditor: true } });

@Authorized('admin')
@Resolver()
export class CatalogueAdminResolver {
  @Scope('staff')
  @Query(() => [Category], { description: 'All categories for admins, hidden ones included, parents first.' })
  managedCategories(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(asEditor(ctx), info, Category, {}, undefined, {
      order: inCatalogueOrder,
      max: MAX_CATEGORIES,
    });
  }

  @Scope('staff')
  @Query(() => ProductConnection, { description: 'The materials for admins, hidden ones included, by name.' })
  managedMaterials(
    @Args() { search, categoryId, isHidden, ...page }: ManagedMaterialArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const wanted = (row: Sql) =>
      and([
        conditionSql(searchWords(sql`${row}.search_text`, search ?? ''), row),
        categoryId ? inBranch(sql`${row}.category_id`, categoryId) : true,
        typeof isHidden === 'boolean' ? sql`${row}.is_hidden = ${isHidden}` : true,
      ]);
    return ctx.reader.many(asEditor(ctx), info, Product, page, wanted);
  }

  @Scope('staff')
  @Query(() => String, { description: 'A part of the catalogue as a CSV file for admins; it can be imported again.' })
  catalogueFile(
    @Arg('file', () => CatalogueFile, { description: 'The part.' }) file: CatalogueFile,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return exportFile(ctx.em, fileForms[file]);
  }

  @Scope('staff')
  @Mutation(() => ImportResult, {
    description:
      'Imports a CSV file, or only checks it. All or nothing: with a problem in any row, nothing is written.',
  })
  importCatalogueFile(
    @Arg('file', () => CatalogueFile, { description: 'What the file has.' }) file: CatalogueFile,
    @Arg('input', () => ImportInput, { description: 'The file; a list of the search may have 20,000 rows.' })
    input: ImportInput,
    @Ctx() ctx: Context,
  ): Promise<ImportResult> {
    return importFile(ctx, fileForms[file], input);
  }

  @Scope('staff')
  @Mutation(() => Category, {
    nullable: true,
    description:
      'Adds an industry, a product family or a category, or changes one, which keeps its level. A new parent takes everything below it along.',
  })
  async saveCategory(
    @Arg('id', () => ID, { nullable: true, description: 'The category; a new one if absent.' }) id: string | null,
    @Arg('input', () => CategoryInput, { description: 'All its values.' }) input: CategoryInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const saved = await saveCategory(ctx, id ?? null, input);
    return ctx.reader.one(asEditor(ctx), info, Category, (row) => sql`${row}.id = ${saved}`);
  }

  @Scope('staff')
  @Mutation(() => Product, { nullable: true, description: 'Adds a material, or changes one.' })
  async saveMaterial(
    @Arg('id', () => ID, { nullable: true, description: 'The material; a new one if absent.' }) id: string | null,
    @Arg('input', () => MaterialInput, { description: 'All its values.' }) input: MaterialInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readMaterial(ctx, info, await saveProduct(ctx, id ?? null, input));
  }

  @Scope('staff')
  @Mutation(() => Product, {
    nullable: true,
    description:
      'Moves offerings, RFPs, auctions and watches of a material to another one, whose address the old one leads to. It cannot be undone.',
  })
  async mergeMaterials(
    @Arg('input', () => MergeInput, { description: 'The two materials.' }) input: MergeInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readMaterial(ctx, info, await mergeProducts(ctx, input));
  }

  @Scope('staff')
  @Mutation(() => Boolean, {
    description: 'Hides a material, or a category with everything below it, or shows it again; true.',
  })
  async hideEntry(
    @Arg('input', () => HideInput, { description: 'The entry.' }) input: HideInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    await hideEntry(ctx, input);
    return true;
  }
}

@Resolver(() => Category)
export class CategoryEditing {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of materials in it and below, hidden ones included; null for others than admins.',
  })
  materialCount(): never {
    return neverCalled();
  }
}

@Resolver(() => Product)
export class MaterialEditing {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Names for the search only, one `text | language | kind | whole` per line; null for others than admins.',
  })
  searchNames(): never {
    return neverCalled();
  }
}

const readMaterial = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one(asEditor(ctx), info, Product, (row) => sql`${row}.id = ${id}`);
