import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../../common/errors.ts';
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

/**
 * The id of the only material with this name, CAS number or synonym.
 *
 * Throws BAD_USER_INPUT if there is none, or several.
 */
export const findProduct = async (em: EntityManager, given: string): Promise<string> => {
  if (given.length > MAX_NAME) throw refused(`Material can have at most ${MAX_NAME} characters.`);
  const text = given.replaceAll('\u0000', '');
  const exact = await em.execute<Material[]>(
    'select id, name from product where is_shown and (lower(name) = lower(?) or cas_number = ?) order by name, id limit ?',
    [text, text, MAX_NAMED],
  );
  const found = exact.length > 0 ? exact : await withSynonym(em, text);
  if (!found[0])
    throw refused(`There is no material with this name, CAS number or synonym.${await suggestion(em, text)}`);
  if (found.length > 1)
    throw refused(`Several materials match: ${found.map(({ name }) => name).join(', ')}. Please give the id of one.`);
  return found[0].id;
};

/** The completions of the search for a beginning of four letters and more, which have an index. */
const suggestion = async (em: EntityManager, text: string): Promise<string> => {
  const beginning = completionText(text);
  if (beginning.length < 4) return '';
  const [nearest] = await em.execute<{ name: string }[]>(
    `select product.name from search_completion completion join product on product.id = completion.product_id and product.is_shown
     where left(completion.beginning, 4) = left(?, 4) and starts_with(completion.beginning, ?) and completion.kind in ('material', 'synonym')
     order by completion.rank desc, product.name limit 1`,
    [beginning, beginning],
  );
  return nearest ? ` Did you mean '${nearest.name}'?` : '';
};

/** Names in all languages, compared as the search compares them. */
const withSynonym = async (em: EntityManager, text: string): Promise<Material[]> => {
  const keys = nameKeys(text).filter(({ isShortened }) => !isShortened);
  if (keys.length === 0) return [];
  return em.execute<Material[]>(
    `select distinct product.name, product.id from search_name join product on product.id = search_name.product_id
     where search_name.key in (?) and search_name.kind in ('name', 'synonym') and not search_name.is_shortened
       and product.is_shown order by product.name, product.id limit ?`,
    [keys.map(({ key }) => key), MAX_NAMED],
  );
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
  return isExact || (await withSynonym(em, material)).some(({ id }) => id === product.id);
};
