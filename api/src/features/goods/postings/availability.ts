import type { EntityManager } from '@mikro-orm/postgresql';
import { categoryAddress, type Level } from '../../../pages/categoryAddress.ts';
import { transact } from '../../../writing/transact.ts';
import { notify } from '../../people/notices/notify.ts';

const BATCH = 200;

/** Watches of categories that have products now; rows locked by another instance are skipped. */
const COME = `
  select watch.id, watch.user_id as "userId", category.name, category.id as "categoryId", 
    case cardinality(category.path) when 1 then 'industry' when 2 then 'product_family' else 'category' end as level
  from watch join category on category.id = watch.category_id
  where watch.awaiting and category.is_shown and exists (
    select from product first join category branch on branch.id = first.category_id where branch.path @> array[category.id] and first.is_shown)
  order by watch.id limit ${BATCH} for update of watch skip locked`;

interface Come {
  id: string;
  userId: string;
  name: string;
  categoryId: string;
  level: Level;
}

/** Announces the first product of a category, once, to members who wait for it. */
export const announceAvailability = async (em: EntityManager): Promise<void> => {
  let announced: number;
  do announced = await transact(em, announceSome);
  while (announced === BATCH);
};

const announceSome = async (em: EntityManager): Promise<number> => {
  const come = await em.execute<Come[]>(COME);
  for (const { userId, name, categoryId: id, level } of come)
    await notify(em, userId, 'category_filled', { name, path: categoryAddress({ id, level }) });
  if (come.length > 0)
    await em.execute('update watch set awaiting = false where id in (?)', [come.map(({ id }) => id)]);
  return come.length;
};
