import { members, personal, defineType, value, type Viewer } from '../../../../reading/reading.ts';
import { sql, type Sql } from '../../../../reading/sql.ts';
import { auctionStatus } from '../../../deals/auctions/auctions.reading.ts';
import { unreadCountOf, unreadNoticesOf } from '../../../people/inbox/messages/messaging.reading.ts';
import { offeringStatus, rfpStatus } from '../../../goods/postings/postingStatus.ts';
import { awaitsViewer } from '../../../deals/trade/quotes/quotes.reading.ts';
import { DashboardStats } from './dashboardStats.type.ts';

const of = (expression: (me: string | null) => Sql) => personal(value((_row, viewer: Viewer) => expression(viewer.id)));

/** The party that the viewer acts for. */
const acting = (me: string | null) => sql`(select party_id from "user" where id = ${me}::uuid)`;

/** Of this month's orders that the seller has confirmed, or of those that wait for it. */
const monthlyTotal = (party: Sql, counted = sql`status not in ('pending', 'cancelled')`) =>
  of(
    (me) =>
      sql`(select coalesce(sum(total_amount), 0)::numeric(18,2)::text from "order" where ${party} = ${acting(me)} and ${counted} and created_at >= date_trunc('month', statement_timestamp(), 'UTC'))`,
  );

const isPending = sql`status = 'pending'`;
const auction = sql`auction`;
const rfp = sql`rfp`;
const offering = sql`offering`;

defineType(DashboardStats, {
  visible: members,
  fields: {
    unreadMessages: of(unreadCountOf),
    unreadNotices: of(unreadNoticesOf),
    activeBids: of(
      (me) =>
        sql`((select count(*)::int from auction where ${auctionStatus(auction)} = 'active' and exists (select 1 from bid where bid.auction_id = auction.id and bid.party_id = ${acting(me)})) + (select count(*)::int from rfp where ${rfpStatus(rfp)} = 'active' and exists (select 1 from bid where bid.rfp_id = rfp.id and bid.party_id = ${acting(me)})))`,
    ),
    watchlistCount: of(
      (me) =>
        sql`(select count(*)::int from watch left join product on product.id = watch.product_id left join category on category.id = watch.category_id where watch.user_id = ${me}::uuid and coalesce(product.is_shown, category.is_shown, true))`,
    ),
    monthlySpend: monthlyTotal(sql`buyer_party_id`),
    pendingSpend: monthlyTotal(sql`buyer_party_id`, isPending),
    activeListings: of(
      (me) =>
        sql`(select count(*)::int from offering where party_id = ${acting(me)} and ${offeringStatus(offering)} = 'active')`,
    ),
    liveAuctions: of(
      (me) =>
        sql`(select count(*)::int from auction where party_id = ${acting(me)} and ${auctionStatus(auction)} = 'active')`,
    ),
    monthlyRevenue: monthlyTotal(sql`seller_party_id`),
    pendingRevenue: monthlyTotal(sql`seller_party_id`, isPending),
    quotesAwaiting: personal(
      value(
        (_row, viewer) =>
          sql`(select count(*)::int from quote where ${acting(viewer.id)} in (buyer_party_id, seller_party_id) and ${awaitsViewer(sql`quote`, viewer, {})})`,
      ),
    ),
    pendingOrders: of(
      (me) =>
        sql`(select count(*)::int from "order" where (buyer_party_id = ${acting(me)} or seller_party_id = ${acting(me)}) and status = 'pending')`,
    ),
  },
});
