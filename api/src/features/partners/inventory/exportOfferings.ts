import type { Pool } from 'pg';
import { writeCsv, writeRows } from '../../../csv/writeCsv.ts';
import { fileColumns, type Column } from './columns.ts';

const PAGE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const OFFERINGS = `
select offering.id, sku, title, offering.description, product_id, product.name as material, quantity::text as quantity, unit,
  price::text as price, location, to_char(available_until, 'YYYY-MM-DD') as available_until, status
from (
  select id, sku, title, description, product_id, quantity, unit, price, location, available_until,
    case when status = 'active' and available_until < (clock_timestamp() at time zone 'UTC')::date then 'expired' else status end as status
  from offering where user_id = $1 and id > $2
) offering left join product on product.id = product_id
where $3::text is null or status = $3
order by offering.id limit ${PAGE}`;

/** The member's offerings as a CSV file that can be imported again, in pieces. */
export const exportOfferings = async function* (pool: Pool, member: string, status: string | null) {
  yield writeCsv(fileColumns, []);
  for (let last = BEFORE_ALL; ;) {
    const { rows } = await pool.query<Record<Column, string | null>>(OFFERINGS, [member, last, status]);
    yield writeRows(rows.map((row) => fileColumns.map((column) => row[column])));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PAGE) return;
  }
};
