import { instant } from '../../../../reading/reading.ts';
import { raw, render, sql, type Sql } from '../../../../reading/sql.ts';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { auctionStatus } from '../../../deals/auctions/auctions.reading.ts';
import { awardFailed } from '../../../deals/auctions/viewerCan.reading.ts';
import { partyName } from '../../../deals/trade/orders/orders.reading.ts';
import { awaitsDecision } from '../../../goods/postings/postings.reading.ts';
import { awaitsViewer } from '../../../deals/trade/quotes/quotes.reading.ts';
import { NeedKind, type Need } from './needsYou.type.ts';

const MAX_RECORDS = 3;

/** The end of a last day. */
const endOf = (day: Sql): Sql => sql`(${day} + 1)::timestamp at time zone 'UTC' - interval '1 second'`;

/** What waits for the party that the viewer acts for, in one statement. */
export const needsYouOf = async (ctx: Context): Promise<Need[]> => {
  const me = memberOf(ctx);
  const acting = sql`(select party_id from "user" where id = ${me})`;
  const [quote, rfp, auction] = [sql`record`, sql`rfp`, sql`auction`];
  const buyer = partyName(sql`record.buyer_party_id`, sql`record.buyer_id`);
  const seller = partyName(sql`record.seller_party_id`, sql`record.seller_id`);
  const statement = render(sql`
    with need (kind, id, title, counterparty, total_amount, bid_count, since, due) as (
      select 'answer_quote', record.id, offering.title, case when record.buyer_party_id = ${acting} then ${seller} else ${buyer} end,
          current.total_amount, null::int, current.created_at, ${endOf(sql`current.available_until`)}
        from quote record join offering on offering.id = record.offering_id
          join quote_revision current on current.quote_id = record.id and current.number = record.current_revision
        where ${acting} in (record.buyer_party_id, record.seller_party_id) and ${awaitsViewer(quote, ctx.viewer, {})}
      union all
      select 'decide_bids', rfp.id, rfp.title, null, null, (select count(*)::int from bid where bid.rfp_id = rfp.id),
          (select max(bid.created_at) from bid where bid.rfp_id = rfp.id), ${endOf(sql`rfp.closing_date`)}
        from rfp where ${awaitsDecision(rfp, ctx.viewer, {})}
      union all
      select case record.status when 'pending' then 'confirm_order' else 'ship_order' end, record.id, record.title, ${buyer}, record.total_amount,
          null, case record.status when 'pending' then record.awaiting_since else record.updated_at end,
          case record.status when 'confirmed' then ${endOf(sql`record.delivery_date`)} end
        from "order" record where record.seller_party_id = ${acting} and record.status in ('pending', 'confirmed')
      union all
      select case record.status when 'shipped' then 'confirm_delivery' else 'complete_order' end, record.id, record.title, ${seller},
          record.total_amount, null, record.updated_at, null
        from "order" record where record.buyer_party_id = ${acting} and record.status in ('shipped', 'delivered')
      union all
      select case when auction.party_id = ${acting} then 'follow_own_auction' else 'follow_auction' end, auction.id, auction.title, null, null, null, auction.start_time, auction.ends_at
        from auction where auction.ends_at between statement_timestamp() and statement_timestamp() + interval '24 hours'
          and ${auctionStatus(auction)} = 'active' and (auction.party_id = ${acting}
            or exists (select from auction_bidder where auction_id = auction.id and party_id = ${acting} and last_bid is not null))
      union all
      select 'award_next', auction.id, auction.title, null, null, null, auction.decided_at, null
        from auction where auction.party_id = ${acting} and ${awardFailed(auction, ctx.viewer)}
          and auction.bidders > (select count(*) from "order" join bid on bid.id = "order".bid_id where bid.auction_id = auction.id)
      union all
      select 'correct_profile', id, company_name, null, null, null, submitted_at, null
        from company_profile where party_id = ${acting} and verification_status in ('rejected', 'revision_requested') and closed_at is null
    ), placed as (
      select *, row_number() over (partition by kind order by due nulls last, since, id) as place from need
    )
    select kind, count(*)::int as count, json_agg(json_build_object('recordId', id, 'title', title, 'counterparty', counterparty,
        'totalAmount', total_amount::text, 'bidCount', bid_count, 'since', ${instant(sql`since`)}, 'dueAt', ${instant(sql`due`)})
        order by place) filter (where place <= ${raw(String(MAX_RECORDS))}) as records
      from placed group by kind order by array_position(${Object.keys(NeedKind)}::text[], kind)`);
  // Named, because planning it takes longer than running it.
  return ctx.reader.rows<Need>(ctx, { name: 'needs_you', ...statement });
};
