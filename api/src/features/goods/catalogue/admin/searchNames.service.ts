import type { EntityManager } from '@mikro-orm/postgresql';
import { readSearchNames } from '../searchNames.ts';

interface Named {
  id: string;
  /** Lines in the format of `readSearchNames`; undefined keeps the names of the material. */
  searchNames?: string | null | undefined;
}

const GIVEN = `json_to_recordset(?::json) as given (product_id uuid, text text, language text, kind text, is_whole boolean)`;

const REMOVE = `
  delete from material_name known where product_id in (select json_array_elements_text(?::json)::uuid)
    and not exists (select from ${GIVEN} where given.product_id = known.product_id and given.text = known.text
      and given.language = known.language)`;

const SAVE = `
  insert into material_name as known (product_id, text, language, kind, is_whole)
  select product_id, text, language, kind, is_whole from ${GIVEN}
  on conflict (product_id, lower(text), language) do update set kind = excluded.kind, is_whole = excluded.is_whole
    where (known.kind, known.is_whole) is distinct from (excluded.kind, excluded.is_whole)`;

/** Statements of this many materials stay short. */
const CHUNK = 200;

/** Replaces the names of the materials. Unchanged names are not written. */
export const saveSearchNames = async (em: EntityManager, products: readonly Named[]): Promise<void> => {
  const named = products.filter(({ searchNames }) => searchNames !== undefined);
  for (let at = 0; at < named.length; at += CHUNK) {
    const chunk = named.slice(at, at + CHUNK);
    const ids = JSON.stringify(chunk.map(({ id }) => id));
    const given = JSON.stringify(
      chunk.flatMap(({ id, searchNames }) =>
        readSearchNames(searchNames).names.map(({ text, language, kind, isWhole }) => ({
          product_id: id,
          text,
          language,
          kind,
          is_whole: isWhole,
        })),
      ),
    );
    await em.execute(REMOVE, [ids, given]);
    await em.execute(SAVE, [given]);
  }
};

/** Copies the names and uses of a merged material, so that a search by them finds the remaining one. */
export const moveSearchNames = async (
  em: EntityManager,
  from: { id: string; name: string },
  into: { id: string },
): Promise<void> => {
  await em.execute(
    `insert into material_name (product_id, text, language, kind, is_whole)
     select ?::uuid, text, language, kind, is_whole from material_name where product_id = ?
     union all select ?::uuid, ?, 'en', 'common', true
     on conflict do nothing`,
    [into.id, from.id, into.id, from.name],
  );
  await em.execute(
    `insert into function_material (function_id, product_id, position)
     select function_id, ?::uuid, position from function_material where product_id = ? on conflict do nothing`,
    [into.id, from.id],
  );
  for (const table of ['material_name', 'function_material'])
    await em.execute(`delete from ${table} where product_id = ?`, [from.id]);
};
