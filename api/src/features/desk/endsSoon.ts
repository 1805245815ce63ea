import type { Pool } from 'pg';
import { inMinutes } from '../../rules/inMinutes.ts';
import { sendOnce } from './auctionMessages.ts';
import { readFromCheckpoint } from './logCheckpoint.ts';

const READER = 'ends_soon';
/** How long before the end bidders and watchers hear of it. */
const LEAD = `interval '15 minutes'`;
const MOST = 50;

/** The event that set the present end is what the notice is about: an end that is moved is told of anew. */
const END = `
  select seq, at, hash from auction_event where auction_id = auction.id and type in ('created', 'extended', 'edited', 'resumed') order by seq desc limit 1`;

/** An end that came nearer than that was just told, or the auction is too short to forget it. */
const ENDING = `
  auction.closed_at is null and auction.ends_at > clock_timestamp() and auction.ends_at <= clock_timestamp() + ${LEAD}
  and greatest(auction.start_time, ending.at) <= auction.end_time - ${LEAD}`;

const DUE = `
select auction.id from auction cross join lateral (${END}) ending
left join log_reader on log_reader.auction_id = auction.id and log_reader.name = $1
where ${ENDING} and coalesce(log_reader.seq, 0) < ending.seq limit ${MOST}`;

interface Ending {
  seq: number;
  at: Date;
  hash: string;
  title: string;
  end_time: Date;
  /** Who has a standing bid, and who watches. */
  interested: string[];
}

/** Tells bidders and watchers of every auction that ends soon, once, however many instances do this. */
export const tellOfEnds = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>(DUE, [READER]);
  for (const { id } of rows) await tellOfEnd(pool, id);
};

const tellOfEnd = (pool: Pool, auctionId: string): Promise<void> =>
  readFromCheckpoint(pool, READER, auctionId, async (client, told) => {
    const { rows } = await client.query<Ending>(
      `select ending.seq, ending.at, ending.hash, title, end_time,
         array(
           select user_id from auction_bidder where auction_id = auction.id and last_bid is not null
           union select user_id from watch where auction_id = auction.id and user_id <> auction.user_id
         ) as interested
       from auction cross join lateral (${END}) ending where auction.id = $1 and ${ENDING}`,
      [auctionId],
    );
    const ending = rows[0];
    // Another instance told of it, or the end was moved, since it was found due.
    if (!ending || ending.seq <= told.seq) return told;
    const { seq, at, hash, title, end_time, interested } = ending;
    const content = `The auction '${title}' ends at ${inMinutes(end_time.toISOString())}.`;
    const messages = interested.map((to) => ({
      to,
      kind: 'ends_soon',
      subject: `Auction ends soon: ${title}`,
      content,
    }));
    await sendOnce(client, auctionId, [{ at: at.getTime(), hash, messages }]);
    return { ...told, seq };
  });
