import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import type { Context } from '../../../../schema/context.ts';
import { validated } from '../../../../writing/validated.ts';
import { hideRules, mergeRules } from '../rules.ts';
import type { HideInput, MergeInput } from './catalogueAdmin.inputs.ts';
import { changeCatalogue } from './catalogueChange.ts';
import { moveSearchNames } from './searchNames.service.ts';

const LOCK_MATERIALS = `select id, is_shown as "isShown", name from product
  where id in (?, ?) and merged_into_id is null order by id for update`;

/**
 * Moves everything that refers to a material to another one. Logs of auctions do not name materials, so they stay as they are. The lock
 * makes postings that are being written wait; the database then gives them the material that remains.
 */
export const mergeProducts = (ctx: Context, input: MergeInput): Promise<string> => {
  const { fromId, intoId, reason } = validated(mergeRules, input);
  if (fromId === intoId)
    throw badInput('Please choose two different materials.', { intoId: 'must be another material' });
  return changeCatalogue(ctx, async (em, audit) => {
    const rows = await em.execute<{ id: string; isShown: boolean; name: string }[]>(LOCK_MATERIALS, [fromId, intoId]);
    const from = rows.find(({ id }) => id === fromId);
    const into = rows.find(({ id }) => id === intoId);
    if (!from || !into) throw notFound('Material');
    if (!into.isShown) throw conflict('The material that remains is hidden. Please show it first.');
    // Also those that were merged into it before.
    await em.execute('update product set merged_into_id = ? where id = ? or merged_into_id = ?', [
      intoId,
      fromId,
      fromId,
    ]);
    // Members who watch both materials keep one watch.
    await em.execute(
      'delete from watch where product_id = ? and user_id in (select user_id from watch where product_id = ?)',
      [fromId, intoId],
    );
    for (const table of ['offering', 'rfp', 'auction', 'watch', 'material_suggestion'])
      await em.execute(`update ${table} set product_id = ? where product_id = ?`, [intoId, fromId]);
    await moveSearchNames(em, from, into);
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

/** Hides a material or a category with everything below it, or shows it again. */
export const hideEntry = (ctx: Context, input: HideInput): Promise<boolean> => {
  const { id, isHidden, reason } = validated(hideRules, input);
  return changeCatalogue(ctx, async (em, audit) => {
    const update = (table: string) =>
      em.execute<{ name: string }[]>(
        `update ${table} set is_hidden = ? where id = ? and merged_into_id is null returning name`,
        [isHidden, id],
      );
    const [entry] = [...(await update('product')), ...(await update('category'))];
    if (!entry) throw notFound('Entry');
    const kind = isHidden ? 'catalogue_hidden' : 'catalogue_shown';
    await audit({ kind, subjectId: id, detail: { name: entry.name, reason } });
    return true;
  });
};
