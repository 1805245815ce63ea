import { Int } from 'type-graphql';
import { ImportInput } from '../../../../csv/import.inputs.ts';
import { ImportResult } from '../../../../csv/importResult.type.ts';
import { conditionSql } from '../../../../reading/reading.ts';
import { searchWords } from '../../../../reading/search.ts';
import { and, sql, type Sql } from '../../../../reading/sql.ts';
import type { Context } from '../../../../schema/context.ts';
import { plannedFields } from '../../../../schema/plannedFields.ts';
import { argument, idArgument, input, mutation, optional, query, rootFields } from '../../../../schema/rootFields.ts';
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

const categoryId = optional(idArgument('id', 'The category; a new one if absent.'));
const materialId = optional(idArgument('id', 'The material; a new one if absent.'));

export const CatalogueAdminResolver = rootFields('admin', {
  managedCategories: query('staff', {
    cost: 'planned',
    type: () => [Category],
    description: 'All categories for admins, hidden ones included, parents first.',
    read: (ctx, info) =>
      ctx.reader.many(asEditor(ctx), info, Category, {}, undefined, { order: inCatalogueOrder, max: MAX_CATEGORIES }),
  }),
  managedMaterials: query('staff', {
    cost: 'planned',
    type: () => ProductConnection,
    description: 'The materials for admins, hidden ones included, by name.',
    args: [ManagedMaterialArgs],
    read: (ctx, info, { search, categoryId, isHidden, ...page }) => {
      const wanted = (row: Sql) =>
        and([
          conditionSql(searchWords(sql`${row}.search_text`, search ?? ''), row),
          categoryId ? inBranch(sql`${row}.category_id`, categoryId) : true,
          typeof isHidden === 'boolean' ? sql`${row}.is_hidden = ${isHidden}` : true,
        ]);
      return ctx.reader.many(asEditor(ctx), info, Product, { ...page }, wanted);
    },
  }),
  catalogueFile: query('staff', {
    cost: 400,
    type: () => String,
    description: 'A part of the catalogue as a CSV file for admins; it can be imported again.',
    args: [argument<CatalogueFile>('file', () => CatalogueFile, 'The part.')],
    run: (ctx, file) => exportFile(ctx.em, fileForms[file]),
  }),
  importCatalogueFile: mutation('staff', {
    cost: 400,
    type: () => ImportResult,
    description:
      'Imports a CSV file, or only checks it. All or nothing: with a problem in any row, nothing is written.',
    args: [
      argument<CatalogueFile>('file', () => CatalogueFile, 'What the file has.'),
      input(ImportInput, 'The file; a list of the search may have 20,000 rows.'),
    ],
    run: (ctx, file, rows) => importFile(ctx, fileForms[file], rows),
  }),
  saveCategory: mutation('staff', {
    cost: 20,
    record: Category,
    as: asEditor,
    description:
      'Adds an industry, a product family or a category, or changes one, which keeps its level. A new parent takes everything below it along.',
    args: [categoryId, input(CategoryInput, 'All its values.')],
    run: (ctx, id, values) => saveCategory(ctx, id ?? null, values),
  }),
  saveMaterial: mutation('staff', {
    cost: 20,
    record: Product,
    as: asEditor,
    description: 'Adds a material, or changes one.',
    args: [materialId, input(MaterialInput, 'All its values.')],
    run: (ctx, id, values) => saveProduct(ctx, id ?? null, values),
  }),
  mergeMaterials: mutation('staff', {
    cost: 200,
    record: Product,
    as: asEditor,
    description:
      'Moves offerings, RFPs, auctions and watches of a material to another one, whose address the old one leads to. It cannot be undone.',
    args: [input(MergeInput, 'The two materials.')],
    run: mergeProducts,
  }),
  hideEntry: mutation('staff', {
    cost: 20,
    type: () => Boolean,
    description: 'Hides a material, or a category with everything below it, or shows it again; true.',
    args: [input(HideInput, 'The entry.')],
    run: hideEntry,
  }),
});

export const CategoryEditing = plannedFields(Category, {
  materialCount: {
    type: () => Int,
    nullable: true,
    description: 'Number of materials in it and below, hidden ones included; null for others than admins.',
  },
});

export const MaterialEditing = plannedFields(Product, {
  searchNames: {
    type: () => String,
    nullable: true,
    description:
      'Names for the search only, one `text | language | kind | whole` per line; null for others than admins.',
  },
});
