import type { Pool } from 'pg';
import { PARTICIPANTS } from '../participants.ts';
import { readFromCheckpoint } from './logCheckpoint.ts';
import { identified, noticeTo, sendNotices } from '../../../people/notices/notify.ts';

const CONSUMER = 'ends_soon';
/** How long before the end the notice is sent. */
const LEAD = `interval '15 minutes'`;
const MAX_AUCTIONS = 50;

/** The event that set the current end. A moved end gets another notice. */
const END = `
  select seq, at, hash from auction_event where auction_id = auction.id and type in ('created', 'extended', 'edited', 'resumed') order by seq desc limit 1`;

/** Skips ends that were set within the lead time: bidders have just been notified, or the auction is short. */
const ENDING = `
  auction.closed_at is null and auction.ends_at > statement_timestamp() and auction.ends_at <= statement_timestamp() + ${LEAD}
  and greatest(auction.start_time, ending.at) <= auction.end_time - ${LEAD}`;

const DUE = `
select auction.id from auction cross join lateral (${END}) ending
left join log_checkpoint on log_checkpoint.auction_id = auction.id and log_checkpoint.name = $1
where ${ENDING} and coalesce(log_checkpoint.seq, 0) < ending.seq limit ${MAX_AUCTIONS}`;

interface Ending {
  seq: number;
  at: Date;
  hash: string;
  title: string;
  end_time: Date;
  /** Members with a standing bid, and watchers. */
  interested: string[];
}

/** Sends bidders and watchers one notice that their auction ends soon; several instances may run this. */
export const sendEndsSoon = async (pool: Pool, sendsEmails = false): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>(DUE, [CONSUMER]);
  for (const { id } of rows) await sendOne(pool, id, sendsEmails);
};

const sendOne = (pool: Pool, auctionId: string, sendsEmails: boolean): Promise<void> =>
  readFromCheckpoint(pool, CONSUMER, auctionId, async (client, checkpoint) => {
    const { rows } = await client.query<Ending>(
      `select ending.seq, ending.at, ending.hash, title, end_time,
         array(
           select user_id from (${PARTICIPANTS}) participant where last_bid is not null
           union select user_id from watch where auction_id = auction.id and user_id <> auction.user_id
         ) as interested
       from auction cross join lateral (${END}) ending where auction.id = $1 and ${ENDING}`,
      [auctionId],
    );
    const ending = rows[0];
    // Another instance sent it meanwhile, or the end was moved.
    if (!ending || ending.seq <= checkpoint.seq) return checkpoint;
    const { seq, at, hash, title, end_time, interested } = ending;
    const end = end_time.toISOString();
    const notices = interested.map((to) => noticeTo(to, 'ends_soon', { auctionId, title, end }));
    await sendNotices(client, identified(at.getTime(), hash, notices), sendsEmails);
    return { ...checkpoint, seq };
  });
