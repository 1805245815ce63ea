import type { Pool } from 'pg';
import { conflict } from '../../errors.ts';
import type { AuctionLog, LoggedEvent } from '../auctions/core/log.ts';
import { openEvent } from '../auctions/auctionLog.ts';
import type { Created } from '../auctions/core/loggedTerms.ts';

type Line = Required<LoggedEvent>;

/** What a bidder verifies: the chain with everything opened that the close opens, and the key that signed the receipts. */
export type AuctionLogDownload = AuctionLog & { publicKey: string };

const LINES = `
select seq, type, v, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, payload, hash, previous_hash as "previousHash", hidden as opened
from auction_event where auction_id = $1 order by seq`;

/**
 * While an auction runs nothing of its chain leaves the server. Once it is closed all of it does, except names, the maxima of those it was
 * awarded to, and every amount of a cancelled auction that was not public: nothing came of it, so nobody needs them to check it.
 */
export const readAuctionLog = async (
  pool: Pool,
  auctionId: string,
  /** Called with the number of events before they are read; may refuse. */
  charge: (events: number) => Promise<void> = async () => undefined,
): Promise<AuctionLogDownload | null> => {
  const auction = await pool.query<{
    closed_at: Date | null;
    rules_version: number;
    leader: number | null;
    withheld: boolean;
    events: number;
    public_key: string;
  }>(
    `select closed_at, rules_version, last_event as events, (select public_key from signing_key) as public_key,
       case bid_visibility when 'public' then leader_alias end as leader, outcome = 'cancelled' and bid_visibility <> 'public' as withheld
     from auction where id = $1`,
    [auctionId],
  );
  const row = auction.rows[0];
  if (!row) return null;
  if (row.closed_at === null) throw conflict('The log of an auction opens when it has closed.');
  await charge(row.events);
  const { rows } = await pool.query<Line>(LINES, [auctionId]);
  const keepers = row.leader === null ? [] : [row.leader, ...awardedTo(rows)];
  const terms = rows.findLast(({ type }) => type === 'created' || type === 'edited') as Line;
  const events = rows.map((line) => (row.withheld ? { ...line, opened: {} } : withoutOwnMaximum(line, keepers)));
  return {
    auctionId,
    rulesVersion: row.rules_version,
    publicKey: row.public_key,
    terms: termsIn(row.withheld ? { ...terms, opened: {} } : terms),
    events,
  };
};

/** Whoever the award went to, one after the other. */
const awardedTo = (lines: readonly Line[]): number[] =>
  lines.flatMap((line) => {
    const event = openEvent({ ...line, hidden: line.opened });
    if (event.type === 'awarded_next') return [event.bidder];
    return event.type === 'closed' && event.winner !== null ? [event.winner] : [];
  });

/**
 * What somebody would have paid who led at the end, or got the award, stays their own: the commitment remains in the payload, its
 * opening does not leave.
 */
const withoutOwnMaximum = (line: Line, keepers: readonly number[]): Line => {
  const { bidder } = JSON.parse(line.payload) as { bidder?: number };
  if (bidder === undefined || !keepers.includes(bidder)) return line;
  const { maxAmount: _maxAmount, max: _max, commitment: _own, ...opened } = line.opened;
  return { ...line, opened };
};

/** The terms are those of the event that set them last; the reserve price is a commitment where it is not opened. */
const termsIn = ({ payload, opened }: Line): AuctionLog['terms'] => {
  const {
    type: _type,
    rulesVersion: _version,
    ...terms
  } = openEvent({ type: 'created', payload, hidden: opened }) as unknown as Created;
  return terms;
};
