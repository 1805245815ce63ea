import { name, raw, render, sql, type Sql } from '../../../../reading/sql.ts';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import type { OrderSide } from '../../../deals/trade/orders/order.enums.ts';
import { orderStatuses } from '../../../deals/trade/orders/rules.ts';
import type { Analytics } from './analytics.type.ts';
import { firstRow } from '../../../../database/firstRow.ts';

const MONTHS = 12;
const MAX_MATERIALS = 8;
const MAX_AUCTIONS = 20;

/** The first day of a time's month, without time zone, so that months can be compared. */
const monthOf = (moment: Sql): Sql => sql`date_trunc('month', ${moment} at time zone 'UTC')`;
const firstMonth = sql`(${monthOf(sql`statement_timestamp()`)} - interval '${raw(String(MONTHS - 1))} months')`;
const total = (amounts: Sql): Sql => sql`coalesce(sum(${amounts}), 0.00)::text`;

/** The party that a member acts for. */
const partyOf = (member: string): Sql => sql`(select party_id from "user" where id = ${member})`;

/** The orders of the member's party in the period and the year before it, with their materials. */
const orders = (party: Sql, member: string): Sql => sql`
  select o.status, o.total_amount, ${monthOf(sql`o.created_at`)} as month,
    coalesce(offering.product_id, rfp.product_id, auction.product_id) as product_id
  from "order" o
    left join offering on offering.id = o.offering_id
    left join bid on bid.id = o.bid_id
    left join rfp on rfp.id = bid.rfp_id
    left join auction on auction.id = bid.auction_id
  where o.${party} = ${partyOf(member)} and o.created_at at time zone 'UTC' >= ${firstMonth} - interval '1 year'`;

/** The owner of a forward auction sells and that of a reverse one buys; the winner is on the other side. */
const auctions = (side: OrderSide, member: string): Sql => {
  const own = side === 'seller' ? 'forward' : 'reverse';
  return sql`
  select auction.id, title, type, outcome, closed_at, starting_price,
    case when awarded_bid_id is not null then leading_amount end as price, case price_basis when 'per_unit' then unit end as unit
  from auction left join bid winning on winning.id = auction.awarded_bid_id
  where closed_at at time zone 'UTC' >= ${firstMonth}
    and ((auction.party_id = ${partyOf(member)} and type = ${own}) or (winning.party_id = ${partyOf(member)} and type <> ${own}))
  order by closed_at desc, auction.id desc limit ${raw(String(MAX_AUCTIONS))}`;
};

const day = (moment: Sql): Sql => sql`to_char(${moment}, 'YYYY-MM-DD')`;

/** The member's trade, read in one statement. */
export const analyticsOf = async (ctx: Context, side: OrderSide): Promise<Analytics> => {
  const member = memberOf(ctx);
  const statement = render(sql`
    with known as materialized (${orders(name(`${side}_party_id`), member)}), mine as (select * from known where month >= ${firstMonth}),
      placed as (select * from mine where status not in ('pending', 'cancelled'))
    select
      (select json_agg(json_build_object('month', ${day(sql`months.month`)}, 'amount', amount, 'amountYearBefore', amount_before, 'orders', orders) order by months.month)
        from generate_series(${firstMonth}, ${monthOf(sql`statement_timestamp()`)}, interval '1 month') months (month)
        cross join lateral (select ${total(sql`total_amount`)} as amount, count(*)::int as orders from placed where placed.month = months.month) totals
        cross join lateral (select ${total(sql`total_amount`)} as amount_before from known where status not in ('pending', 'cancelled') and known.month = months.month - interval '1 year') earlier
      ) as months,
      (select coalesce(json_agg(json_build_object('status', status, 'amount', amount, 'orders', orders) order by array_position(${[...orderStatuses]}::text[], status)), '[]')
        from (select status, ${total(sql`total_amount`)} as amount, count(*)::int as orders from mine group by status) each_status
      ) as statuses,
      (select coalesce(json_agg(json_build_object('productId', id, 'name', name, 'amount', total::text, 'orders', orders) order by total desc, id), '[]')
        from (select product.id, product.name, sum(total_amount) as total, count(*)::int as orders from placed join product on product.id = product_id
          group by product.id order by total desc, product.id limit ${raw(String(MAX_MATERIALS))}) best
      ) as materials,
      (select coalesce(json_agg(json_build_object('auctionId', id, 'title', title, 'type', type, 'outcome', outcome, 'day', ${day(sql`closed_at at time zone 'UTC'`)},
          'startingPrice', starting_price::text, 'awardedPrice', price::text, 'unit', unit) order by closed_at desc, id desc), '[]')
        from (${auctions(side, member)}) ended
      ) as auctions`);
  return firstRow(await ctx.reader.rows<Analytics>(ctx, statement));
};
