import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, conflict, notFound } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { validated } from '../../writing/validated.ts';
import { hideRules, mergeRules } from '../catalogue/rules.ts';
import type { HideInput, MergeInput } from './catalogueAdmin.inputs.ts';
import { changeCatalogue } from './catalogueChange.ts';
import { findCategory, moveCategory, type StoredCategory } from './categories.service.ts';
import { moveSearchNames } from './searchNames.service.ts';

const refuseSame = (fromId: string, intoId: string): void => {
  if (fromId === intoId) throw badInput('Please choose two different entries.', { intoId: 'must be another entry' });
};

/** Moves the watches of a merged entry. Members who watch both entries keep one watch. */
const moveWatches = async (em: EntityManager, kind: 'product' | 'category', fromId: string, intoId: string) => {
  const column = `${kind}_id`;
  await em.execute(
    `delete from watch where ${column} = ? and user_id in (select user_id from watch where ${column} = ?)`,
    [fromId, intoId],
  );
  await em.execute(`update watch set ${column} = ? where ${column} = ?`, [intoId, fromId]);
};

/** Redirects a merged entry, and those that were merged into it before, to the remaining one. */
const leaveAddress = async (em: EntityManager, table: 'product' | 'category', fromId: string, intoId: string) => {
  await em.execute(`update ${table} set merged_into_id = ? where id = ? or merged_into_id = ?`, [
    intoId,
    fromId,
    fromId,
  ]);
};

const LOCK_MATERIALS = `select id, is_shown as "isShown", name from product
  where id in (?, ?) and merged_into_id is null order by id for update`;

/**
 * Moves everything that refers to a material to another one. Logs of auctions do not name materials, so they stay as they are. The lock
 * makes postings that are being written wait; the database then gives them the material that remains.
 */
export const mergeMaterials = (ctx: Context, input: MergeInput): Promise<string> => {
  const { fromId, intoId, reason } = validated(mergeRules, input);
  refuseSame(fromId, intoId);
  return changeCatalogue(ctx, async (em, audit) => {
    const rows = await em.execute<{ id: string; isShown: boolean; name: string }[]>(LOCK_MATERIALS, [fromId, intoId]);
    const from = rows.find(({ id }) => id === fromId);
    const into = rows.find(({ id }) => id === intoId);
    if (!from || !into) throw notFound('Material');
    if (!into.isShown) throw conflict('The material that remains is hidden. Please show it first.');
    await leaveAddress(em, 'product', fromId, intoId);
    for (const table of ['offering', 'rfp', 'auction'])
      await em.execute(`update ${table} set product_id = ? where product_id = ?`, [intoId, fromId]);
    await moveWatches(em, 'product', fromId, intoId);
    await moveSearchNames(em, from, into);
    await em.execute('update material_suggestion set product_id = ? where product_id = ?', [intoId, fromId]);
    await em.execute(
      `update product set commodity_id = coalesce(product.commodity_id, gone.commodity_id) from product gone
       where product.id = ? and gone.id = ?`,
      [intoId, fromId],
    );
    await em.execute('select check_prices(array[?]::uuid[])', [intoId]);
    await audit({ kind: 'catalogue_merged', subjectId: intoId, detail: { name: from.name, into: into.name, reason } });
    return intoId;
  });
};

const namesOf = async (em: EntityManager, table: 'product' | 'category', column: string, id: string) => {
  const rows = await em.execute<{ name: string }[]>(
    `select lower(name) as name from ${table} where ${column} = ? and merged_into_id is null`,
    [id],
  );
  return new Set(rows.map(({ name }) => name));
};

const refuseSharedNames = async (em: EntityManager, fromId: string, intoId: string): Promise<void> => {
  for (const [table, column] of [
    ['product', 'category_id'],
    ['category', 'parent_id'],
  ] as const) {
    const names = await namesOf(em, table, column, intoId);
    const shared = [...(await namesOf(em, table, column, fromId))].filter((name) => names.has(name));
    if (shared.length > 0)
      throw conflict(
        `Both contain ${shared
          .slice(0, 3)
          .map((name) => `'${name}'`)
          .join(', ')}. Please merge or rename these first.`,
      );
  }
};

const onSameLevel = (from: StoredCategory, into: StoredCategory) => from.path.length === into.path.length;

/** Moves everything in a category to another one of the same level. */
export const mergeCategories = (ctx: Context, input: MergeInput): Promise<string> => {
  const { fromId, intoId, reason } = validated(mergeRules, input);
  refuseSame(fromId, intoId);
  return changeCatalogue(ctx, async (em, audit) => {
    await em.execute('select from category where id in (?, ?) order by id for update', [fromId, intoId]);
    const from = await findCategory(em, fromId);
    const into = await findCategory(em, intoId);
    if (!from || !into) throw notFound('Category');
    if (!onSameLevel(from, into))
      throw badInput('Only categories of the same level can be merged.', { intoId: 'is on another level' });
    const [remaining] = await em.execute<{ isShown: boolean }[]>(
      'select is_shown as "isShown" from category where id = ?',
      [intoId],
    );
    if (!remaining?.isShown) throw conflict('The category that remains is hidden. Please show it first.');
    await refuseSharedNames(em, fromId, intoId);
    const children = await em.execute<{ id: string; path: string[] }[]>(
      'select id, to_json(path) as path from category where parent_id = ?',
      [fromId],
    );
    for (const child of children) await moveCategory(em, child, into);
    await em.execute('update product set category_id = ? where category_id = ?', [intoId, fromId]);
    await leaveAddress(em, 'category', fromId, intoId);
    await moveWatches(em, 'category', fromId, intoId);
    await em.execute('update material_suggestion set category_id = ? where category_id = ?', [intoId, fromId]);
    await audit({ kind: 'catalogue_merged', subjectId: intoId, detail: { name: from.name, into: into.name, reason } });
    return intoId;
  });
};

const hide = (table: 'product' | 'category', what: string) => (ctx: Context, input: HideInput) => {
  const { id, isHidden, reason } = validated(hideRules, input);
  return changeCatalogue(ctx, async (em, audit) => {
    const [changed] = await em.execute<{ name: string }[]>(
      `update ${table} set is_hidden = ? where id = ? and merged_into_id is null returning name`,
      [isHidden, id],
    );
    if (!changed) throw notFound(what);
    const kind = isHidden ? 'catalogue_hidden' : 'catalogue_shown';
    await audit({ kind, subjectId: id, detail: { name: changed.name, reason } });
    return id;
  });
};

export const setMaterialHidden = hide('product', 'Material');
export const setCategoryHidden = hide('category', 'Category');
