import type { Pool } from 'pg';
import { conflict } from '../../errors.ts';
import type { Hidden } from '../auctions/auctionLog.ts';

export interface LoggedLine {
  seq: number;
  type: string;
  v: number;
  at: string;
  payload: string;
  hash: string;
  previousHash: string;
  opened: Hidden;
}

export interface AuctionLog {
  auctionId: string;
  rulesVersion: number;
  publicKey: string;
  events: LoggedLine[];
}

const LINES = `
select seq, type, v, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, payload, hash, previous_hash as "previousHash", hidden as opened
from auction_event where auction_id = $1 order by seq`;

/** While an auction runs nothing of its chain leaves the server; closed, all of it does, but for the winner's maximum and every name. */
export const readAuctionLog = async (pool: Pool, auctionId: string): Promise<AuctionLog | null> => {
  const auction = await pool.query<{ closed_at: Date | null; rules_version: number; winner: number | null; public_key: string }>(
    `select closed_at, rules_version, (select public_key from signing_key) as public_key,
       (select alias_number from bid where bid.id = auction.awarded_bid_id) as winner
     from auction where id = $1`,
    [auctionId],
  );
  const row = auction.rows[0];
  if (!row) return null;
  if (row.closed_at === null) throw conflict('The log of an auction opens when it has closed.');
  const { rows } = await pool.query<LoggedLine>(LINES, [auctionId]);
  return { auctionId, rulesVersion: row.rules_version, publicKey: row.public_key, events: rows.map((line) => withoutWinnersMaximum(line, row.winner)) };
};

/** What the winner would have paid stays the winner's own: the commitment remains in the payload, its opening does not leave. */
const withoutWinnersMaximum = (line: LoggedLine, winner: number | null): LoggedLine => {
  const { bidder } = JSON.parse(line.payload) as { bidder?: number };
  if (winner === null || bidder !== winner) return line;
  const { maxAmount: _maxAmount, max: _max, commitment: _own, ...opened } = line.opened;
  return { ...line, opened };
};
