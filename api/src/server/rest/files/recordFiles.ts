import { Readable } from 'node:stream';
import { writeCsv, writeRows } from '../../../csv/writeCsv.ts';
import { status as bidStatus } from '../../../features/deals/bids/bidStatus.ts';
import { requestWeights } from '../../../limits/costTable.ts';
import { render, sql } from '../../../reading/sql.ts';
import { memberOf } from '../../../writing/command.ts';
import type { ManualHandler } from '../manualHandler.ts';

const PAGE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const PARTY = '(select party_id from "user" where id = $1)';
const nameOf = (side: string) =>
  `coalesce((select company_name from company_profile where party_id = ${side}_party_id), (select company_name from "user" where id = ${side}_id)) as ${side}`;
const SIDES = `case when buyer_party_id = ${PARTY} then 'buyer' else 'seller' end as side, ${nameOf('buyer')}, ${nameOf('seller')}`;
const IS_SIDE = `(buyer_party_id = ${PARTY} or seller_party_id = ${PARTY})`;
const terms = ['delivery_terms', 'delivery_location', 'delivery_date', 'payment_terms'];
const isPast = (day: string) => `${day} < (clock_timestamp() at time zone 'UTC')::date`;

/** The rows of a member's party, `$1` is the member; `columns` are those of `from`, in the order of the file. */
const files = {
  orders: {
    columns: `id number created_at updated_at side status title material_name buyer seller purchase_order_number quantity unit price total_amount
      ${terms.join(' ')} delivery_address`,
    from: `select *, ${SIDES} from "order" where ${IS_SIDE}`,
  },
  quotes: {
    columns: `id number created_at updated_at side status title buyer seller proposed_by quantity unit price total_amount
      ${terms.join(' ')} valid_until closed_reason`,
    from: `select quote.id, quote.number, quote.created_at, quote.updated_at, ${SIDES}, closed_reason,
        case when quote.status = 'open' and ${isPast('revision.available_until')} then 'expired' else quote.status end as status,
        offering.title, revision.side as proposed_by, revision.quantity, revision.unit, revision.price, total_amount,
        ${terms.map((term) => `revision.${term}`).join(', ')}, revision.available_until as valid_until
      from quote join quote_revision revision on quote_id = quote.id and revision.number = current_revision
        join offering on offering.id = quote.offering_id where ${IS_SIDE}`,
  },
  bids: {
    columns: 'id created_at kind status title owner quantity unit amount price_basis message order_number',
    from: `select *, ${nameOf('owner')} from (select bid.id, ${render(bidStatus(sql`bid`)).text} as status,
        case when rfp_id is null then auction.price_basis else 'lot' end as price_basis,
        coalesce(rfp.party_id, auction.party_id) as owner_party_id, coalesce(rfp.user_id, auction.user_id) as owner_id, bid.created_at, case when rfp_id is null then 'auction' else 'rfp' end as kind, bid.amount, bid.message,
        coalesce(rfp.title, auction.title) as title, coalesce(rfp.quantity, auction.quantity) as quantity, coalesce(rfp.unit, auction.unit) as unit,
        (select number from "order" where bid_id = bid.id order by id limit 1) as order_number
      from bid left join rfp on rfp.id = rfp_id left join auction on auction.id = auction_id where bid.party_id = ${PARTY}) placed`,
  },
};

/** Sends the orders, quotes or bids of the member's company as a CSV file, which costs by its rows. */
export const sendRecords =
  (name: keyof typeof files): ManualHandler =>
  async (_request, reply, contextOf) => {
    const ctx = await contextOf();
    const member = memberOf(ctx);
    const { pool } = ctx.reader;
    const { from } = files[name];
    const columns = files[name].columns.split(/\s+/);
    const counted = await pool.query<{ count: number }>(`select count(*)::int from (${from}) found`, [member]);
    const rows = counted.rows[0]?.count ?? 0;
    await ctx.budget.charge(requestWeights.recordsFile + Math.ceil(rows * requestWeights.recordsFileRow));
    // As texts, like the JSON of the value.
    const values = columns.map((column) => `to_jsonb(${column}) #>> '{}' as ${column}`);
    const page = `select ${values.join(', ')} from (${from}) found where id > $2 order by id limit ${PAGE}`;
    const pieces = async function* () {
      yield writeCsv(columns, []);
      for (let last = BEFORE_ALL; ;) {
        const found = await pool.query<Record<string, string | null>>(page, [member, last]);
        yield writeRows(found.rows.map((row) => columns.map((column) => row[column] ?? null)));
        last = found.rows.at(-1)?.['id'] ?? last;
        if (found.rows.length < PAGE) return;
      }
    };
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="feedstock-${name}.csv"`)
      .send(Readable.from(pieces()));
  };
