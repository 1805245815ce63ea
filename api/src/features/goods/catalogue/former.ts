import type { Pool } from 'pg';
import { categoryAddress, type Level } from '../../../pages/categoryAddress.ts';
import { isId } from '../../../rules/id.ts';
import type { FormerEntry } from './formerEntry.type.ts';

export type { FormerEntry };

const FIND = `
  select entry.name, remaining.id, remaining.level from (
    select id, name, merged_into_id, is_shown, 'product' as kind from product where id = $1
    union all select id, name, merged_into_id, is_shown, 'category' from category where id = $1
  ) entry left join lateral (
    select product.id, null as level from product where entry.kind = 'product' and product.id = entry.merged_into_id and is_shown
    union all
    select category.id, case cardinality(path) when 1 then 'industry' when 2 then 'product_family' else 'category' end
    from category where entry.kind = 'category' and category.id = entry.merged_into_id and is_shown
  ) remaining on true
  where not entry.is_shown`;

/** The former entry of an id, or null if there was none or the entry still exists. */
export const findFormerEntry = async (pool: Pool, id: string): Promise<FormerEntry | null> => {
  if (!isId(id)) return null;
  const { rows } = await pool.query<{ name: string; id: string | null; level: Level | null }>(FIND, [id]);
  const [found] = rows;
  if (!found) return null;
  const { name, id: newId, level } = found;
  if (newId === null) return { name, newPath: null };
  return { name, newPath: level === null ? `/product/${newId}` : categoryAddress({ id: newId, level }) };
};
