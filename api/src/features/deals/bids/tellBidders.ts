// Tells the bidders of an RFP, and then its watchers, by jobs: what they are told of takes as long with many of them as with one.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { databaseNow } from '../../../database/clock.ts';
import type { Database } from '../../../database/execute.ts';
import { idOf, newId } from '../../../database/id.ts';
import { inTransaction } from '../../../database/inTransaction.ts';
import { addKeyedJobs } from '../../../jobs/addJob.ts';
import type { Task } from '../../../jobs/worker.ts';
import { addWebhookEvent, type MarketEvent } from '../../../writing/webhookEvents.ts';
import type { RenderedNotice } from '../../people/notices/notices.ts';
import { sendNotices } from '../../people/notices/notify.ts';
import type { Rfp } from '../../goods/postings/rfp.entity.ts';

export const TELL_BIDDERS = 'tell_bidders';

/** Parties, or watchers, of one job. */
const PAGE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface News {
  /** The member who caused it. */
  from?: string | undefined;
  /** A party that is told by something else. */
  except?: string;
  bidders: RenderedNotice;
  /** None if absent. */
  watchers?: RenderedNotice;
  event?: Pick<MarketEvent, 'type' | 'subjectIds'>;
}

interface TellJob extends News {
  rfpId: string;
  /** The party of the RFP; who is blocked by a watcher does not reach it. */
  partyId: string;
  /** In the database's time. */
  at: string;
  /** The ids of notices and event derive from it, so that a job that runs again tells nobody twice. */
  cause: string;
  list: 'bidders' | 'watchers';
  /** The last id of the job before. */
  after: string;
}

/** Adds the first job, in the transaction of what is told, and the event of the RFP's own party and the excepted one. */
export const tellBidders = async (em: EntityManager, { id: rfpId, partyId }: Rfp, news: News): Promise<void> => {
  const at = (await databaseNow(em)).toISOString();
  const first: TellJob = { ...news, rfpId, partyId, at, cause: newId(), list: 'bidders', after: FIRST };
  await tellEvent(em, first, [partyId, ...(news.except ? [news.except] : [])]);
  await addNext(em, first);
};

const addNext = (db: Database, job: TellJob): Promise<void> =>
  addKeyedJobs(db, TELL_BIDDERS, [{ payload: job, key: `${TELL_BIDDERS} ${job.cause} ${job.list} ${job.after}` }]);

/** One event, however many jobs add the parties that get it. */
const tellEvent = async (db: Database, { event, at, cause }: TellJob, parties: readonly string[]): Promise<void> => {
  if (event) await addWebhookEvent(db, { ...event, id: cause, at, parties });
};

interface Told {
  /** Of the party, or of the watcher. */
  id: string;
  to: string;
}

/** Who acted for a party, and represents it now. */
const BIDDERS = `
select page.party_id as id, representative_of(bidder.user_id, page.party_id) as "to"
from (select distinct party_id from bid where rfp_id = $1 and party_id > $2 order by party_id limit ${PAGE}) page
  cross join lateral (select distinct user_id from bid where rfp_id = $1 and bid.party_id = page.party_id) bidder
order by id`;

/** Members who have not blocked the RFP's party. */
const WATCHERS = `
select user_id as id, case when not exists (
  select from member_block join "user" watcher on watcher.party_id = blocker_party_id where watcher.id = watch.user_id and blocked_party_id = $3
) then user_id end as "to"
from watch where rfp_id = $1 and user_id > $2 order by user_id limit ${PAGE}`;

export const tellBiddersTask =
  (pool: Pool): Task =>
  (payload) =>
    inTransaction(pool, async (client) => {
      const job = payload as TellJob;
      const { rfpId, partyId, from, except, cause, list, after } = job;
      const isOfBidders = list === 'bidders';
      const { rows } = await client.query<Told>(
        isOfBidders ? BIDDERS : WATCHERS,
        isOfBidders ? [rfpId, after] : [rfpId, after, partyId],
      );
      const ids = [...new Set(rows.map(({ id }) => id))];
      const notice = isOfBidders ? job.bidders : job.watchers;
      if (!notice) return;
      const people = new Set(rows.filter(({ id, to }) => id !== except && to && to !== from).map(({ to }) => to));
      const at = Date.parse(job.at);
      // A bidder who watches too is told once: the id is the same.
      const sent = [...people].map((to) => ({ ...notice, to, from, id: idOf(at, `${cause} ${to}`) }));
      await sendNotices(client, sent);
      if (isOfBidders && ids.length > 0) await tellEvent(client, job, ids);
      if (ids.length === PAGE) await addNext(client, { ...job, after: ids.at(-1) ?? FIRST });
      else if (isOfBidders && job.watchers) await addNext(client, { ...job, list: 'watchers', after: FIRST });
    });
