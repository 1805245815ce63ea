import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../errors.ts';
import { isId } from '../../rules/id.ts';
import { Product } from '../catalogue/product.entity.ts';

const refused = (message: string) => badInput(message, { material: message });

/** The id of the only material that is called so or has this CAS number. */
export const findMaterial = async (em: EntityManager, given: string): Promise<string> => {
  const found = await em.execute<{ id: string }[]>(
    'select id from product where is_shown and (lower(name) = lower(?) or cas_number = ?) order by id limit 2',
    [given.replaceAll('\u0000', ''), given.replaceAll('\u0000', '')],
  );
  if (found.length > 1) throw refused('Several materials have this name or CAS number. Please give the id of one.');
  if (!found[0]) throw refused('There is no material with this name or CAS number.');
  return found[0].id;
};

/** Whether an id or a name stands for the material of an offering. */
export const isMaterialOf = async (
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
  return product !== null && (product.name.toLowerCase() === material.toLowerCase() || product.casNumber === material);
};
