import type { EntityManager } from '@mikro-orm/postgresql';
import { transact } from '../../writing/transact.ts';
import { notify } from '../notices/notify.ts';

const BATCH = 200;

/** Watches whose record is now available; rows locked by another instance are skipped. */
const COME = `
  select watch.id, watch.user_id as "userId", coalesce(product.name, category.name) as name,
    product.id as "productId", category.id as "categoryId", cardinality(category.path) as level
  from watch
    left join product on product.id = watch.product_id
    left join category on category.id = watch.category_id
  where watch.awaiting and coalesce(product.is_shown, category.is_shown) and (product.offer_count > 0 or exists (
    select from product first join category branch on branch.id = first.category_id where branch.path @> array[watch.category_id] and first.is_shown
  ))
  order by watch.id limit ${BATCH} for update of watch skip locked`;

interface Come {
  id: string;
  userId: string;
  name: string;
  productId: string | null;
  categoryId: string | null;
  level: number | null;
}

/** Announces the first offer of a product and the first product of a category, once, to members who wait for it. */
export const announceAvailability = async (em: EntityManager): Promise<void> => {
  let announced: number;
  do announced = await transact(em, announceSome);
  while (announced === BATCH);
};

const announceSome = async (em: EntityManager): Promise<number> => {
  const come = await em.execute<Come[]>(COME);
  for (const one of come) await notifyWatcher(em, one);
  if (come.length > 0)
    await em.execute('update watch set awaiting = false where id in (?)', [come.map(({ id }) => id)]);
  return come.length;
};

const LEVELS = ['industry', 'product-family'];

const notifyWatcher = (em: EntityManager, { userId, name, productId, categoryId, level }: Come): Promise<void> =>
  productId
    ? notify(em, userId, 'product_offered', { name, productId })
    : notify(em, userId, 'category_filled', {
        name,
        path: `/${LEVELS[(level ?? 0) - 1] ?? 'category'}/${categoryId}`,
      });
