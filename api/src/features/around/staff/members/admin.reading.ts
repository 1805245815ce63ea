import { FAILED } from '../../../../jobs/failedJobs.ts';
import { admins, defineType, hidden, value, staff } from '../../../../reading/reading.ts';
import { raw, sql, type Sql } from '../../../../reading/sql.ts';
import { auctionStatus } from '../../../deals/auctions/auctions.reading.ts';
import { MarketOverview } from './marketOverview.type.ts';

const weekAgo = sql`statement_timestamp() - interval '7 days'`;
const newOrders = sql`"order" where status <> 'cancelled' and created_at > ${weekAgo}`;
const count = (from: Sql) => value(() => sql`(select count(*)::int from ${from})`);

defineType(MarketOverview, {
  visible: staff,
  fields: {
    members: count(sql`"user"`),
    newMembers: count(sql`"user" where created_at > ${weekAgo}`),
    openReports: count(sql`report where status = 'open'`),
    waitingCompanies: count(sql`company_profile where verification_status = 'pending' and closed_at is null`),
    lockedMembers: count(sql`"user" where locked_at is not null`),
    failedJobs: count(sql`graphile_worker.jobs where ${raw(FAILED)}`),
    runningAuctions: count(sql`auction where ${auctionStatus(sql`auction`)} = 'active'`),
    newOrders: hidden(() => sql`(select count(*)::int from ${newOrders})`, admins),
    newOrderValue: hidden(() => sql`(select round(coalesce(sum(total_amount), 0), 2)::text from ${newOrders})`, admins),
  },
});
