import type { QueryConfig } from 'pg';
import { arrayText } from '../../../../database/arrays.ts';
import { raw, render } from '../../../../reading/sql.ts';
import { partiesOfCompanyOf } from '../../../people/companies/ownCompany.ts';
import { isFormerColleague } from '../formerColleague.ts';

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;

/**
 * Locks the auction and reads it. The clock is read outside the locking select, after the lock is acquired; otherwise a bid that waited
 * for the close would get a time before the end.
 */
export const LOCK_AUCTION = `
with locked as materialized (
  select * from auction where id = $1 for no key update
)
select id, party_id, type, starting_price::text, reserve_price::text, bid_increment::text, bid_visibility,
  ${ms('start_time')} as start, ${ms('original_end_time')} as first_end, ${ms('end_time')} as "end", ${ms('end_cap')} as end_cap,
  auto_extend, auto_extend_duration, max_bidders, pre_qualification_required, leading_amount::text, leader_alias, leader_bid,
  last_bid, voided_bids, aliases, bidders, outcome, terms_version, opened, ${ms('paused_at')} as paused_at, pause_reason, last_event, last_hash,
  array(${partiesOfCompanyOf('locked.party_id')}) as own_company, ${ms(`date_trunc('milliseconds', clock_timestamp())`)} as now
from locked`;

const BIDDER_COLUMNS = `bidder.user_id, bidder.party_id, bidder.alias, bidder.qualification, bidder.last_amount::text, bidder.last_bid,
  bidder.max_amount::text, bidder.max_bid`;

/** The members of the batch with the party that they act for, and the participant that this party is, if any. */
const MEMBERS = `
select member.id as member, member.party_id as acting_party, ${render(isFormerColleague(raw('auction'), raw('member.id'))).text} as is_former_colleague,
  (select role from company_member where user_id = member.id and left_at is null) as role,
  coalesce((select lock_reason from company_profile where company_profile.party_id = member.party_id), lock_of_leaver(member.id)) as lock_reason,
  (select count(*)::int from auction_event where auction_id = $1 and type = 'noted') as notes, ${BIDDER_COLUMNS}
from auction cross join unnest((select $2::uuid[])) as batch (id) join "user" member on member.id = batch.id
  left join auction_bidder bidder on bidder.auction_id = auction.id and bidder.party_id = member.party_id
where auction.id = $1`;

const BIDDERS = `select null, null, null, null, null, null, ${BIDDER_COLUMNS} from auction_bidder bidder where auction_id = $1`;

// Separate statements after the lock, because their snapshots must include the commits that the lock waited for. A bidder may appear twice.

export const ALL_BIDDERS = `${MEMBERS} union all ${BIDDERS}`;

/** The batch's bidders and the leader. */
export const FEW_BIDDERS = `${ALL_BIDDERS} and alias = (select leader_alias from auction where id = $1)`;

/**
 * Keeps members without a bid here from joining a company before the commit, as the reference to the account will. Read before the parties.
 * `offset 0` lets PostgreSQL look each member up instead of reading all participants.
 */
export const HOLD_MEMBERS = `
select from unnest((select $2::uuid[])) as batch (id) join "user" member on member.id = batch.id
where not exists (select from auction_bidder where auction_id = $1 and user_id = member.id and last_bid is not null offset 0)
order by member.id for key share of member`;

/**
 * Events accepted earlier under the batch's idempotency keys. The lateral lookup avoids a join that might scan a whole log. The arrays are
 * subselects to hide their length from the planner, which would otherwise plan every call again.
 */
export const EARLIER = `
select earlier.* from unnest((select $1::uuid[]), (select $2::text[])) as command(actor, key), lateral (
  select seq, type, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, payload, hidden, actor_id, bid_id, idempotency_key, command_hash, auction_id
  from auction_event where actor_id = command.actor and idempotency_key = command.key limit 1
) as earlier`;

const BID = {
  id: 'uuid',
  user_id: 'uuid',
  party_id: 'uuid',
  amount: 'numeric',
  message: 'text',
  seq: 'int',
  alias_number: 'int',
};
const BIDDER = {
  user_id: 'uuid',
  party_id: 'uuid',
  alias: 'int',
  qualification: 'text',
  decline_reason: 'text',
  last_amount: 'numeric',
  last_bid: 'int',
  max_amount: 'numeric',
  max_bid: 'int',
};
const EVENT = {
  seq: 'int',
  type: 'text',
  v: 'int',
  payload: 'text',
  hidden: 'json',
  actor_id: 'uuid',
  bid_id: 'uuid',
  idempotency_key: 'text',
  command_hash: 'text',
  hash: 'text',
  previous_hash: 'text',
};
const AUCTION = {
  leading_amount: 'numeric',
  leader_id: 'uuid',
  leader_alias: 'int',
  leader_bid: 'int',
  last_bid: 'int',
  voided_bids: 'int',
  accepted_bids: 'int',
  aliases: 'int',
  bidders: 'int',
  end_time: 'timestamptz',
  end_cap: 'timestamptz',
  outcome: 'text',
  terms_version: 'int',
  opened: 'boolean',
  paused_at: 'timestamptz',
  pause_reason: 'text',
  last_event: 'int',
  last_hash: 'text',
};

type Columns = Record<string, string>;
type Row<C extends Columns> = Record<keyof C, unknown>;

const count = (columns: Columns): number => Object.keys(columns).length;
const names = (columns: Columns): string => Object.keys(columns).join(', ');

/** Expands the n-th parameter, an array, to a column; faster than JSON or `unnest` in `from`. */
const columnOf = (nth: number, type: string): string => `unnest($${nth}::${type}[])`;

const BIDS_AT = 4;
const BIDDERS_AT = BIDS_AT + count(BID);
const EVENTS_AT = BIDDERS_AT + count(BIDDER);
const AUCTION_AT = EVENTS_AT + count(EVENT);

const columnsAt = (first: number, columns: Columns): string =>
  Object.values(columns)
    .map((type, nth) => columnOf(first + nth, type))
    .join(', ');

const parameterOf = (column: keyof typeof AUCTION): string =>
  `$${AUCTION_AT + Object.keys(AUCTION).indexOf(column)}::${AUCTION[column]}`;
const changes = (...columns: (keyof typeof AUCTION)[]): string =>
  `(${columns.join(', ')}) is distinct from (${columns.map(parameterOf).join(', ')})`;
/** Not for bids that nobody may hear of, nor for raised maxima. */
const IS_SEEN = `$3::boolean and closed_at is null or ${changes('end_time', 'outcome', 'opened', 'paused_at', 'pause_reason', 'terms_version')}
    or bid_visibility <> 'sealed' and ${changes('leading_amount', 'accepted_bids', 'voided_bids', 'bidders')}`;

/** Writes bids, bidders, events and the auction. $1 is the auction, $2 the time, $3 whether it is closed. */
const WRITE = `
with new_bidders as (
  insert into auction_bidder (auction_id, ${names(BIDDER)}) select $1::uuid, ${columnsAt(BIDDERS_AT, BIDDER)}
  on conflict (auction_id, alias) do update set qualification = excluded.qualification, decline_reason = coalesce(excluded.decline_reason, auction_bidder.decline_reason),
    last_amount = excluded.last_amount, last_bid = excluded.last_bid, max_amount = excluded.max_amount, max_bid = excluded.max_bid
), new_bids as (
  insert into bid (auction_id, created_at, ${names(BID)}) select $1::uuid, $2::timestamptz, ${columnsAt(BIDS_AT, BID)}
), new_events as (
  insert into auction_event (auction_id, at, ${names(EVENT)}) select $1::uuid, $2::timestamptz, ${columnsAt(EVENTS_AT, EVENT)}
)
update auction set
  ${Object.entries(AUCTION)
    .map(([name, type], nth) => `${name} = $${AUCTION_AT + nth}::${type}`)
    .join(', ')},
  log_read = false,
  updated_at = case when ${IS_SEEN} then $2::timestamptz else updated_at end,
  closed_at = case when $3::boolean then coalesce(closed_at, $2::timestamptz) else closed_at end,
  status = case when $3::boolean then 'ended' when ${parameterOf('opened')} then 'active' else 'scheduled' end
where id = $1`;

type Value = string | number | boolean | null;

/** Rows of a batch or a piece of it, and the resulting auction. */
export interface Rows {
  at: string;
  isClosed: boolean;
  bids: readonly Row<typeof BID>[];
  bidders: readonly Row<typeof BIDDER>[];
  events: readonly Row<typeof EVENT>[];
  auction: Row<typeof AUCTION>;
}

/** The statement that writes rows. */
export const writeOf = (auctionId: string, { at, isClosed, bids, bidders, events, auction }: Rows): QueryConfig => {
  const values = [
    auctionId,
    at,
    isClosed,
    ...byColumn(BID, bids),
    ...byColumn(BIDDER, bidders),
    ...byColumn(EVENT, events),
    ...Object.keys(AUCTION).map((name) => auction[name as keyof typeof AUCTION] as Value),
  ];
  return { name: 'engine_write', text: WRITE, values };
};

const byColumn = <C extends Columns>(columns: C, rows: readonly Row<C>[]): Value[] =>
  Object.entries(columns).map(([name, type]) =>
    arrayText(
      type,
      rows.map((row) => row[name]),
    ),
  );

export const WRITE_VOIDS =
  'insert into bid_void (bid_id, at, reason) select unnest($1::uuid[]), $2::timestamptz, unnest($3::text[])';
