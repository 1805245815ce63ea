import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, type DomainError } from '../../../common/errors.ts';
import { isId } from '../../../rules/id.ts';
import { Product } from '../../catalogue/product.entity.ts';
import { MAX_NAME } from '../../catalogue/rules.ts';
import { completionText } from '../../search/index/completions.ts';
import { nameKeys } from '../../search/words/nameKeys.ts';

const MAX_NAMED = 4;

interface Material {
  id: string;
  name: string;
}

const refused = (message: string) => badInput(message, { material: message });

/** For each text, the id of the only material with this name, CAS number or synonym, or why it has none. */
export type MaterialsByText = ReadonlyMap<string, string | DomainError>;

interface Named extends Material {
  text: string;
}

const EXACT = `
select given.text, product.id, product.name from json_to_recordset(?::json) as given (text text) cross join lateral (
  select id, name from product where is_shown and (lower(name) = lower(given.text) or cas_number = given.text) order by name, id limit ${MAX_NAMED}
) product`;

/** Names in all languages, compared as the search compares them. */
const SYNONYM = `
select given.text, product.id, product.name from json_to_recordset(?::json) as given (text text, keys text[]) cross join lateral (
  select distinct product.name, product.id from search_name join product on product.id = search_name.product_id
  where search_name.key = any (given.keys) and search_name.kind in ('name', 'synonym') and not search_name.is_shortened
    and product.is_shown order by product.name, product.id limit ${MAX_NAMED}
) product`;

/** The completions of the search for a beginning of four letters and more, which have an index. */
const NEAREST = `
select given.text, nearest.id, nearest.name from json_to_recordset(?::json) as given (text text, beginning text) cross join lateral (
  select product.id, product.name from search_completion completion join product on product.id = completion.product_id and product.is_shown
  where left(completion.beginning, 4) = left(given.beginning, 4) and starts_with(completion.beginning, given.beginning)
    and completion.kind in ('material', 'synonym')
  order by completion.rank desc, product.name limit 1
) nearest`;

const plain = (given: string): string => given.trim().replaceAll('\u0000', '');

const keysOf = (text: string): string[] => nameKeys(text).flatMap(({ key, isShortened }) => (isShortened ? [] : [key]));

/** Looks up all texts at once: each statement reads what the one before has not found. */
export const findMaterials = async (em: EntityManager, given: readonly string[]): Promise<MaterialsByText> => {
  const texts = [...new Set(given.map(plain))].filter((text) => text.length <= MAX_NAME);
  const found = new Map<string, Named[]>();
  const read = async (statement: string, rows: readonly { text: string }[]) =>
    rows.length > 0 ? em.execute<Named[]>(statement, [JSON.stringify(rows)]) : [];
  const add = (rows: readonly Named[]) =>
    rows.forEach((row) => found.set(row.text, [...(found.get(row.text) ?? []), row]));
  const missing = () => texts.filter((text) => !found.has(text));
  add(
    await read(
      EXACT,
      texts.map((text) => ({ text })),
    ),
  );
  add(
    await read(
      SYNONYM,
      missing().map((text) => ({ text, keys: keysOf(text) })),
    ),
  );
  const beginnings = missing().map((text) => ({ text, beginning: completionText(text) }));
  const nearest = await read(
    NEAREST,
    beginnings.filter(({ beginning }) => beginning.length >= 4),
  );
  const nameOf = new Map(nearest.map(({ text, name }) => [text, name]));
  return new Map(texts.map((text) => [text, onlyOf(found.get(text) ?? [], nameOf.get(text))]));
};

const onlyOf = ([first, ...others]: readonly Named[], nearest: string | undefined): string | DomainError => {
  if (!first)
    return refused(
      `There is no material with this name, CAS number or synonym.${nearest === undefined ? '' : ` Did you mean '${nearest}'?`}`,
    );
  if (others.length === 0) return first.id;
  const names = [first, ...others].map(({ name }) => name).join(', ');
  return refused(`Several materials match: ${names}. Please give the id of one.`);
};

/** The id of the material that a text names, from those that were looked up before if it is among them. Throws BAD_USER_INPUT. */
export const findProduct = async (em: EntityManager, given: string, known?: MaterialsByText): Promise<string> => {
  const text = plain(given);
  const found = known?.get(text) ?? (await findMaterials(em, [text])).get(text);
  if (typeof found === 'string') return found;
  throw found ?? refused(`Material can have at most ${MAX_NAME} characters.`);
};

/** Whether an id or a name refers to the current material of an offering. */
export const isProductOf = async (
  em: EntityManager,
  current: string | null,
  { productId, material }: { productId?: string | null; material?: string | null },
): Promise<boolean> => {
  if (productId) {
    if (productId === current || !isId(productId)) return productId === current;
    const merged = await em.findOne(Product, { id: productId });
    return current !== null && merged?.mergedIntoId === current;
  }
  if (!material) return true;
  const product = current === null ? null : await em.findOne(Product, { id: current });
  if (!product || material.length > MAX_NAME) return false;
  const isExact = product.name.toLowerCase() === material.toLowerCase() || product.casNumber === material;
  return isExact || (await isSynonymOf(em, product, material));
};

const isSynonymOf = async (em: EntityManager, { id }: Product, text: string): Promise<boolean> => {
  const found = await em.execute<object[]>(
    `select from search_name where product_id = ? and key in (?) and kind in ('name', 'synonym') and not is_shortened limit 1`,
    [id, ['', ...keysOf(plain(text))]],
  );
  return found.length > 0;
};
