import type { Pool } from 'pg';
import { conflict } from '../../../../common/errors.ts';
import type { PublishedKey } from '../core/findings.ts';
import type { AuctionLog, LoggedEvent } from '../core/log.ts';
import { openEvent, openFields } from '../auctionLog.ts';
import { areTerms } from '../core/loggedTerms.ts';

type LogLine = Required<LoggedEvent>;

/** The log as bidders download and verify it: the hash chain, the opened values, and the public keys of receipts. */
export type AuctionLogDownload = AuctionLog & { publicKey: string; publicKeys: PublishedKey[] };

/** The key in use at the close, for verifiers of 0.1.0, which read a single key. */
const PUBLIC_KEY = `(
  select public_key from signing_key
  where coalesce(valid_from <= closed_at, true) order by valid_from desc nulls last limit 1
)`;
const isoTime = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const PUBLIC_KEYS = `(
  select json_agg(json_build_object('publicKey', public_key, 'from', ${isoTime('valid_from')}, 'until', ${isoTime('valid_until')})
    order by valid_from nulls first)
  from signing_key
)`;
const LOG_LINES = `
select seq, type, v, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, payload, hash, previous_hash as "previousHash", hidden as opened
from auction_event where auction_id = $1 order by seq`;

/**
 * The log is private while the auction runs. After the close it is public except for names, the maxima of the winners, and the amounts of
 * a cancelled auction that was not public: it has no result to verify.
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
    public_keys: PublishedKey[];
  }>(
    `select closed_at, rules_version, last_event as events, ${PUBLIC_KEY} as public_key, ${PUBLIC_KEYS} as public_keys,
       case bid_visibility when 'public' then leader_alias end as leader, outcome = 'cancelled' and bid_visibility <> 'public' as withheld
     from auction where id = $1`,
    [auctionId],
  );
  const row = auction.rows[0];
  if (!row) return null;
  if (row.closed_at === null) throw conflict('The log of an auction is available after its close.');
  await charge(row.events);
  const { rows } = await pool.query<LogLine>(LOG_LINES, [auctionId]);
  const exempt = row.leader === null ? [] : [row.leader, ...awardedTo(rows)];
  const terms = rows.findLast(({ type }) => type === 'created' || type === 'edited') as LogLine;
  const events = rows.map((line) => (row.withheld ? { ...line, opened: {} } : withoutMaximum(line, exempt)));
  return {
    auctionId,
    rulesVersion: row.rules_version,
    publicKey: row.public_key,
    publicKeys: row.public_keys,
    terms: termsIn(row.withheld ? { ...terms, opened: {} } : terms),
    events,
  };
};

/** The bidders that the auction was awarded to, in order. */
const awardedTo = (lines: readonly LogLine[]): number[] =>
  lines.flatMap((line) => {
    const event = openEvent({ ...line, hidden: line.opened });
    if (event.type === 'awarded_next') return [event.bidder];
    return event.type === 'closed' && event.winner !== null ? [event.winner] : [];
  });

/**
 * Removes the opened maximum of a winner or final leader, because it reveals what that bidder would have paid. The commitment remains in
 * the payload.
 */
const withoutMaximum = (line: LogLine, exempt: readonly number[]): LogLine => {
  const { bidder } = JSON.parse(line.payload) as { bidder?: number };
  if (bidder === undefined || !exempt.includes(bidder)) return line;
  const { maxAmount: _maxAmount, max: _max, commitment: _commitment, ...opened } = line.opened;
  return { ...line, opened };
};

/** The terms from the event that last set them; the reserve price remains a commitment if it is not opened. */
const termsIn = ({ payload, opened }: LogLine): AuctionLog['terms'] => {
  const { rulesVersion: _version, ...terms } = openFields({ payload, hidden: opened });
  if (!areTerms(terms)) throw new Error('The log of an auction contains incomplete terms.');
  return terms;
};
