const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;

/**
 * One lock on one row. The clock stands outside the locking select: inside, it would be read before the lock is had, and a bid that
 * waited behind the close would carry a time before the end.
 */
export const LOCK_AUCTION = `
with held as materialized (
  select * from auction where id = $1 for no key update
)
select id, user_id, type, starting_price::text, reserve_price::text, bid_increment::text, bid_visibility,
  ${ms('start_time')} as start, ${ms('original_end_time')} as first_end, ${ms('end_time')} as "end", ${ms('end_cap')} as end_cap,
  auto_extend, auto_extend_duration, max_bidders, pre_qualification_required, leading_amount::text, leader_alias, leader_bid,
  last_bid, voided_bids, aliases, bidders, outcome, opened, last_event, last_hash,
  ${ms(`date_trunc('milliseconds', clock_timestamp())`)} as now
from held`;

const BIDDER =
  'user_id, alias, qualification, last_amount::text, last_bid, max_amount::text, max_bid from auction_bidder';

/**
 * The bidders the batch is about, the leader, and what was accepted before under the batch's keys: never all bids. A statement of its
 * own after the lock, because it must see what was there when the lock was had.
 */
export const READ_AROUND = `
select
  (select coalesce(json_agg(b), '[]') from (
    select ${BIDDER} where auction_id = $1 and user_id = any($2::uuid[]) and not $3
    union select ${BIDDER} where auction_id = $1 and alias = (select leader_alias from auction where id = $1) and not $3
    union all select ${BIDDER} where auction_id = $1 and $3
  ) b) as bidders,
  (select coalesce(json_agg(e), '[]') from (
    select seq, type, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, payload, hidden, actor_id, bid_id, idempotency_key, command_hash, auction_id
    from auction_event where idempotency_key is not null and (actor_id, idempotency_key) in (select * from unnest($4::uuid[], $5::text[]))
  ) e) as earlier`;

/** Bids, bidders, events and the auction in one statement. */
export const WRITE_BATCH = `
with new_bids as (
  insert into bid (id, created_at, user_id, amount, message, auction_id, seq, alias_number)
  select x.id, x.at, x.user_id, x.amount, x.message, $1, x.seq, x.alias from json_to_recordset($2::json) as x(id uuid, at timestamptz, user_id uuid, amount numeric, message text, seq int, alias int)
), new_bidders as (
  insert into auction_bidder (auction_id, user_id, alias, qualification, decline_reason, last_amount, last_bid, max_amount, max_bid)
  select $1, x.user_id, x.alias, x.qualification, x.decline_reason, x.last_amount, x.last_bid, x.max_amount, x.max_bid
  from json_to_recordset($3::json) as x(user_id uuid, alias int, qualification text, decline_reason text, last_amount numeric, last_bid int, max_amount numeric, max_bid int)
  on conflict (auction_id, user_id) do update set qualification = excluded.qualification, decline_reason = coalesce(excluded.decline_reason, auction_bidder.decline_reason),
    last_amount = excluded.last_amount, last_bid = excluded.last_bid, max_amount = excluded.max_amount, max_bid = excluded.max_bid
), new_events as (
  insert into auction_event (auction_id, seq, type, v, at, payload, hidden, actor_id, bid_id, idempotency_key, command_hash, hash, previous_hash)
  select $1, x.seq, x.type, x.v, x.at, x.payload, x.hidden, x.actor_id, x.bid_id, x.idempotency_key, x.command_hash, x.hash, x.previous_hash
  from json_to_recordset($4::json) as x(seq int, type text, v int, at timestamptz, payload text, hidden json, actor_id uuid, bid_id uuid, idempotency_key text, command_hash text, hash text, previous_hash text)
), new_voids as (
  insert into bid_void (bid_id, reason, at) select x.bid_id, x.reason, x.at from json_to_recordset($5::json) as x(bid_id uuid, reason text, at timestamptz)
)
update auction set
  leading_amount = s.leading_amount, leader_id = s.leader_id, leader_alias = s.leader_alias, leader_bid = s.leader_bid, last_bid = s.last_bid,
  voided_bids = s.voided_bids, accepted_bids = s.accepted_bids, aliases = s.aliases, bidders = s.bidders, end_time = s.end_time, end_cap = s.end_cap,
  outcome = s.outcome, opened = s.opened, last_event = s.last_event, last_hash = s.last_hash,
  closed_at = case when s.is_closed and closed_at is null then s.at else closed_at end,
  status = case when s.is_closed then 'ended' when s.opened then 'active' else 'scheduled' end
from json_to_record($6::json) as s(leading_amount numeric, leader_id uuid, leader_alias int, leader_bid int, last_bid int, voided_bids int, accepted_bids int,
  aliases int, bidders int, end_time timestamptz, end_cap timestamptz, outcome text, opened boolean, last_event int, last_hash text, is_closed boolean, at timestamptz)
where auction.id = $1`;
