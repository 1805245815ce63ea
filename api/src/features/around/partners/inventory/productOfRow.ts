import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, type DomainError } from '../../../../common/errors.ts';
import { isId } from '../../../../rules/id.ts';
import { madeByDate } from '../../../../rules/values/casOfDate.ts';
import { Product } from '../../../goods/catalogue/product.entity.ts';
import { MAX_NAME } from '../../../goods/catalogue/rules.ts';
import { completionText } from '../../../goods/search/index/completions.ts';
import { isAnotherSubstance, marksOf } from '../../../goods/search/words/anotherSubstance.ts';
import { materialsOf, partsOf, type Found } from './materialCell.ts';

/** More than a sentence names, because the material that an offering has must be among them. */
const MAX_FOUND = 30;

const refused = (message: string) => badInput(message, { material: message });

/** The materials that a text can mean, and why it does not name just one. */
interface Meaning {
  ids: readonly string[];
  refusal?: DomainError;
}

/** For each text, what it means. */
export type MaterialsByText = ReadonlyMap<string, Meaning>;

/** Materials by name, and by the keys of the search: names in all languages, numbers and formulas. */
const FOUND = `
select given.text, given.part, part.* from json_to_recordset(?::json) as given (text text, part int, keys text[], name text) cross join lateral (
  select product.id, product.name, label, rank, numbers from (
    select id, 'CAS ' || cas_number as label, 1 as rank, '{}'::text[] as numbers from product
      where cas_number in (select substr(key, 5) from unnest(given.keys) key where key like 'cas:%')
    union select id, name, 0, '{}' from product where lower(name) = lower(given.name)
    union select product_id, label, case when is_shortened then 2 else 1 end, numbers from search_name
      where key = any (given.keys) and kind = any (case when given.name is null then '{identifier}' else '{name,synonym}' end::text[])
  ) found join product on product.id = found.id and product.is_shown order by rank, product.name, product.id limit ${MAX_FOUND}
) part`;

/** The completions of the search for a beginning of four letters and more, which have an index: whole words and materials' own names first. */
const NEAREST = `
select given.text, nearest.id, nearest.name from json_to_recordset(?::json) as given (text text, beginning text) cross join lateral (
  select product.id, product.name from search_completion completion join product on product.id = completion.product_id and product.is_shown
  where left(completion.beginning, 4) = left(given.beginning, 4) and starts_with(completion.beginning, given.beginning)
    and completion.kind in ('material', 'synonym')
  order by starts_with(completion.beginning || ' ', given.beginning || ' ') desc, completion.kind, completion.rank desc, product.name limit 1
) nearest`;

const plain = (given: string): string => given.trim().replaceAll('\u0000', '');

/** Looks up all texts at once. */
export const findMaterials = async (em: EntityManager, given: readonly string[]): Promise<MaterialsByText> => {
  const texts = [...new Set(given.map(plain))].filter((text) => text.length <= MAX_NAME);
  const read = async <Row extends { text: string }>(statement: string, rows: readonly { text: string }[]) =>
    Map.groupBy(rows.length > 0 ? await em.execute<Row[]>(statement, [JSON.stringify(rows)]) : [], ({ text }) => text);
  const cells = texts.map((text) => ({ text, parts: partsOf(text) }));
  const rows = cells.flatMap(({ text, parts }) => parts.map(({ keys, name }, part) => ({ text, part, keys, name })));
  const found = await read<Found & { text: string; part: number; numbers: string[] }>(FOUND, rows);
  const meant = new Map(
    cells.map(({ text, parts }) => {
      const foundOf = (at: number) => {
        const marks = marksOf(parts[at]?.text ?? '');
        return found.get(text)?.filter(({ part, numbers }) => part === at && !isAnotherSubstance(marks, numbers)) ?? [];
      };
      return [text, materialsOf(parts, foundOf) ?? madeByDate(text)];
    }),
  );
  const beginnings = texts.map((text) => ({ text, beginning: completionText(text) }));
  const nearest = await read<Found & { text: string }>(
    NEAREST,
    beginnings.filter(({ text, beginning }) => beginning.length >= 4 && meant.get(text) === undefined),
  );
  const unknown = (text: string) =>
    UNKNOWN + (nearest.get(text) ?? []).map(({ name }) => ` Did you mean '${name}'?`).join('');
  return new Map(texts.map((text) => [text, meaningIn(meant.get(text) ?? unknown(text))]));
};

const UNKNOWN = 'There is no material with this name, CAS number or synonym.';

const meaningIn = (meant: readonly Found[] | string): Meaning => {
  if (typeof meant === 'string') return { ids: [], refusal: refused(meant) };
  const ids = meant.map(({ id }) => id);
  const names = meant.slice(0, 4).map(({ name }) => name);
  const several = `Several materials match: ${names.join(', ')}. Please give the full name or the id of one.`;
  return ids.length > 1 ? { ids, refusal: refused(several) } : { ids };
};

const meaningOf = async (em: EntityManager, given: string, known?: MaterialsByText): Promise<Meaning> => {
  const text = plain(given);
  const found = known?.get(text) ?? (await findMaterials(em, [text])).get(text);
  return found ?? meaningIn(`Material can have at most ${MAX_NAME} characters.`);
};

/** The id of the material that a text names, from those that were looked up before if it is among them. Throws BAD_USER_INPUT. */
export const findProduct = async (em: EntityManager, given: string, known?: MaterialsByText): Promise<string> => {
  const { ids, refusal } = await meaningOf(em, given, known);
  if (refusal || ids[0] === undefined) throw refusal ?? refused(UNKNOWN);
  return ids[0];
};

/** Whether an id or a name refers to the current material of an offering. Throws BAD_USER_INPUT for a name that is not known. */
export const isProductOf = async (
  em: EntityManager,
  current: string | null,
  { productId, material }: { productId?: string | null; material?: string | null },
  known?: MaterialsByText,
): Promise<boolean> => {
  if (productId) {
    if (productId === current || !isId(productId)) return productId === current;
    const merged = await em.findOne(Product, { id: productId });
    return current !== null && merged?.mergedIntoId === current;
  }
  if (!material) return true;
  const product = current === null ? null : await em.findOne(Product, { id: current });
  if (!product || material.length > MAX_NAME) return false;
  if (product.name.toLowerCase() === material.toLowerCase() || product.casNumber === material) return true;
  const { ids, refusal } = await meaningOf(em, material, known);
  if (ids.length === 0 && refusal) throw refusal;
  return ids.includes(product.id);
};
