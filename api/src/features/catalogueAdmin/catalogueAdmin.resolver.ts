import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ImportResult } from '../../csv/importResult.type.ts';
import { conditionSql, planned } from '../../reading/reading.ts';
import { searchWords } from '../../reading/search.ts';
import { and, sql, type Sql } from '../../reading/sql.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { ProductConnection } from '../catalogue/catalogue.lists.ts';
import { inBranch, inCatalogueOrder } from '../catalogue/catalogue.reading.ts';
import { Category } from '../catalogue/category.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { CategoryInput, HideInput, ManagedMaterialArgs, MaterialInput, MergeInput } from './catalogueAdmin.inputs.ts';
import { addCategory, editCategory } from './categories.service.ts';
import { exportMaterials, sampleMaterials } from './exportMaterials.service.ts';
import { importMaterials } from './importMaterials.service.ts';
import { ImportInput } from '../../csv/import.input.ts';
import { addMaterial, editMaterial } from './materials.service.ts';
import { mergeCategories, mergeMaterials, setCategoryHidden, setMaterialHidden } from './merge.service.ts';

const MAX_CATEGORIES = 1_000;

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
  @Query(() => String, { description: 'All materials as a CSV file for admins; it can be imported again.' })
  materialsFile(@Ctx() ctx: Context): Promise<string> {
    return exportMaterials(ctx.em);
  }

  @Scope('staff')
  @Query(() => String, { description: 'A CSV file with one material as an example, for admins.' })
  sampleMaterialsFile(): string {
    return sampleMaterials();
  }

  @Scope('staff')
  @Mutation(() => Category, { nullable: true, description: 'Adds an industry, a product family or a category.' })
  async addCategory(
    @Arg('input', () => CategoryInput, { description: 'The category.' }) input: CategoryInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readCategory(ctx, info, await addCategory(ctx, input));
  }

  @Scope('staff')
  @Mutation(() => Category, { nullable: true, description: 'Changes a category; it keeps its level.' })
  async editCategory(
    @Arg('id', () => ID, { description: 'The category.' }) id: string,
    @Arg('input', () => CategoryInput, { description: 'All its values.' }) input: CategoryInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await editCategory(ctx, id, input);
    return readCategory(ctx, info, id);
  }

  @Scope('staff')
  @Mutation(() => Category, {
    nullable: true,
    description: 'Moves everything in a category to another one of its level. It cannot be undone.',
  })
  async mergeCategories(
    @Arg('input', () => MergeInput, { description: 'The two categories.' }) input: MergeInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readCategory(ctx, info, await mergeCategories(ctx, input));
  }

  @Scope('staff')
  @Mutation(() => Category, {
    nullable: true,
    description: 'Hides a category with everything below it, or shows it again.',
  })
  async setCategoryHidden(
    @Arg('input', () => HideInput, { description: 'The category.' }) input: HideInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readCategory(ctx, info, await setCategoryHidden(ctx, input));
  }

  @Scope('staff')
  @Mutation(() => Product, { nullable: true, description: 'Adds a material.' })
  async addMaterial(
    @Arg('input', () => MaterialInput, { description: 'The material.' }) input: MaterialInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readMaterial(ctx, info, await addMaterial(ctx, input));
  }

  @Scope('staff')
  @Mutation(() => Product, { nullable: true, description: 'Changes a material.' })
  async editMaterial(
    @Arg('id', () => ID, { description: 'The material.' }) id: string,
    @Arg('input', () => MaterialInput, { description: 'All its values.' }) input: MaterialInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await editMaterial(ctx, id, input);
    return readMaterial(ctx, info, id);
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
    return readMaterial(ctx, info, await mergeMaterials(ctx, input));
  }

  @Scope('staff')
  @Mutation(() => Product, { nullable: true, description: 'Hides a material, or shows it again.' })
  async setMaterialHidden(
    @Arg('input', () => HideInput, { description: 'The material.' }) input: HideInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readMaterial(ctx, info, await setMaterialHidden(ctx, input));
  }

  @Scope('staff')
  @Mutation(() => ImportResult, {
    description:
      'Imports a CSV file of materials, or only checks it. All or nothing: with a problem in any row, nothing is written.',
  })
  importMaterials(
    @Arg('input', () => ImportInput, { description: 'The file.' }) input: ImportInput,
    @Ctx() ctx: Context,
  ): Promise<ImportResult> {
    return importMaterials(ctx, input);
  }
}

@Resolver(() => Category)
export class CategoryEditing {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of materials in it and below, hidden ones included; null for others than admins.',
  })
  materialCount(): never {
    return planned();
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
    return planned();
  }
}

const readCategory = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one(asEditor(ctx), info, Category, (row) => sql`${row}.id = ${id}`);

const readMaterial = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one(asEditor(ctx), info, Product, (row) => sql`${row}.id = ${id}`);
