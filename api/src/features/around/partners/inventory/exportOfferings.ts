import type { Pool } from 'pg';
import { writeCsv, writeRows } from '../../../../csv/writeCsv.ts';
import { columnOf, fileFields } from '../../../goods/postings/offeringTerms.ts';
import { REASONS } from './fileLayout.ts';

const PAGE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const fileColumns = fileFields.map(columnOf);
const FROM: Readonly<Record<string, string>> = {
  material: 'product.name',
  status: 'status_today',
  specifications: `(select string_agg(key || ': ' || value, E'\\n') from json_each_text(offering.specifications))`,
};
/** As texts, like the JSON of the value. */
const VALUES = fileColumns.map((column) => `${FROM[column] ?? `to_jsonb(offering.${column}) #>> '{}'`} as ${column}`);

const OFFERINGS = `
select ${VALUES.join(', ')}
from (
  select *,
    case when status = 'active' and available_until < (clock_timestamp() at time zone 'UTC')::date then 'expired' else status end as status_today
  from offering where party_id = (select party_id from "user" where id = $1) and id > $2
) offering left join product on product.id = product_id
where $3::text is null or status_today = $3
order by offering.id limit ${PAGE}`;

/** The member's offerings as a CSV file that can be imported again, in pieces. */
export const exportOfferings = async function* (pool: Pool, member: string, status: string | null) {
  yield writeCsv(fileColumns, []);
  for (let last = BEFORE_ALL; ;) {
    const { rows } = await pool.query<Record<string, string | null>>(OFFERINGS, [member, last, status]);
    yield writeRows(rows.map((row) => fileColumns.map((column) => row[column] ?? null)));
    last = rows.at(-1)?.['id'] ?? last;
    if (rows.length < PAGE) return;
  }
};

const FIELDS = `
select distinct json_object_keys(given::json) as field from offering_import_problem where import_id = $1 and given is not null`;
const PROBLEMS = `
select seq, coalesce(max(given), '{}') as given, string_agg(message, ' ' order by place) as reasons from offering_import_problem
where import_id = $1 and seq > $2 group by seq order by seq limit ${PAGE}`;

/** The rows of an import that have problems, with a column of reasons, as a CSV file that can be imported once they are corrected. */
export const exportProblems = async function* (pool: Pool, id: string) {
  const { rows: given } = await pool.query<{ field: string }>(FIELDS, [id]);
  // Absent columns stay absent: a blank cell can remove a term.
  const fields = fileFields.filter((field) => given.some((each) => each.field === field));
  yield writeCsv([...fields.map(columnOf), REASONS], []);
  for (let last = -1; ;) {
    const { rows } = await pool.query<{ seq: number; given: string; reasons: string }>(PROBLEMS, [id, last]);
    const cells = rows.map((row) => ({ ...row, of: JSON.parse(row.given) as Record<string, string | number | null> }));
    yield writeRows(cells.map(({ of, reasons }) => [...fields.map((field) => of[field]), reasons]));
    last = rows.at(-1)?.seq ?? last;
    if (rows.length < PAGE) return;
  }
};
