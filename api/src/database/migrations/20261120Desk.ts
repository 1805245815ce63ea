import { Migration } from '@mikro-orm/migrations';

/** Tables of the auction engine: log, participants and append-only records. */
export class Migration20261120Desk extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(awards);
    this.addSql(appendOnly);
  }
}

const tables = `
alter table auction
  add column last_bid integer not null default 0,
  add column voided_bids integer not null default 0,
  add column aliases integer not null default 0,
  add column leader_alias integer,
  add column leader_bid integer,
  add column end_cap timestamptz(3),
  add column opened boolean not null default false,
  add column last_event integer not null default 0,
  add column last_hash text not null default '',
  add column rules_version integer not null default 1,
  add column awarded_bid_id uuid references bid (id);
alter table auction drop constraint auction_counts;
alter table auction add constraint auction_counts check (accepted_bids = last_bid - voided_bids and bidders between 0 and aliases and max_bidders > 0 and auto_extend_duration > 0);

-- The participants of an auction, their bidder numbers and current bids. The only table that links numbers to users.
create table auction_bidder (
  auction_id uuid not null references auction (id),
  user_id uuid not null references "user" (id),
  alias integer not null check (alias > 0),
  qualification text not null default 'none' check (qualification in ('none', 'requested', 'approved', 'declined')),
  decline_reason text,
  last_amount numeric(18,2),
  last_bid integer,
  max_amount numeric(18,2),
  max_bid integer,
  primary key (auction_id, user_id),
  unique (auction_id, alias)
);
create index auction_bidder_of_member on auction_bidder (user_id, auction_id);

-- The log of an auction: numbered without gaps and hash-chained. Payload is exactly the text that was hashed.
create table auction_event (
  auction_id uuid not null references auction (id),
  seq integer not null check (seq > 0),
  type text not null,
  v integer not null,
  at timestamptz(3) not null,
  payload text not null,
  -- Hidden fields with their salts; published after the auction closed.
  hidden json not null default '{}',
  actor_id uuid references "user" (id),
  bid_id uuid,
  idempotency_key text,
  command_hash text,
  hash text not null,
  previous_hash text not null,
  primary key (auction_id, seq)
);
create unique index auction_event_idempotency on auction_event (actor_id, idempotency_key);
create index auction_event_bid on auction_event (bid_id) where bid_id is not null;

create table bid_void (
  bid_id uuid primary key references bid (id),
  reason text not null,
  at timestamptz(3) not null
);

-- The last event that each consumer of the log has processed, and the notices that were sent, so that none is sent twice.
create table log_reader (
  name text not null,
  auction_id uuid not null references auction (id),
  seq integer not null,
  primary key (name, auction_id)
);
create table auction_notice (
  auction_id uuid not null references auction (id),
  seq integer not null,
  recipient_id uuid not null references "user" (id),
  kind text not null,
  primary key (auction_id, seq, recipient_id, kind)
);

-- The last heartbeat of an engine: an auction whose end passed during an outage is extended.
create table desk_watch (only_row boolean primary key default true check (only_row), beat timestamptz(3) not null);
insert into desk_watch (beat) values (clock_timestamp());

create table signing_key (only_row boolean primary key default true check (only_row), private_key text not null, public_key text not null, cursor_key text);

create index auction_to_open on auction (start_time) where not opened and closed_at is null;
create index auction_to_close on auction (end_time) where closed_at is null;
`;

const awards = `
-- The RFP or auction stores which bid won, so bids are never updated.
alter table rfp add column awarded_bid_id uuid references bid (id);
update rfp set awarded_bid_id = bid.id from bid where bid.rfp_id = rfp.id and bid.status = 'awarded';
update auction set awarded_bid_id = bid.id from bid where bid.auction_id = auction.id and bid.status = 'awarded';
alter table bid drop column status;
`;

const appendOnly = `
-- REVOKE does not restrict the tables' owner; a trigger does, unless it is dropped.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger auction_event_append_only before update or delete on auction_event for each row execute function refuse_change();
create trigger auction_event_no_truncate before truncate on auction_event for each statement execute function refuse_change();
create trigger bid_append_only before update or delete on bid for each row execute function refuse_change();
create trigger bid_no_truncate before truncate on bid for each statement execute function refuse_change();
create trigger bid_void_append_only before update or delete on bid_void for each row execute function refuse_change();
create trigger bid_void_no_truncate before truncate on bid_void for each statement execute function refuse_change();
`;
