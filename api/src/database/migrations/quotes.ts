import { Migration } from '@mikro-orm/migrations';
import { OnlineMigration } from './onlineMigration.ts';

/** Quotes with their revisions, the orders that came from them, and the conversations in which they and all messages stand from now on. */
export class Quotes extends Migration {
  override up(): void {
    this.addSql(`
create table quote (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  number text not null default new_order_number(),
  buyer_id uuid not null,
  seller_id uuid not null,
  buyer_party_id uuid not null,
  seller_party_id uuid not null,
  offering_id uuid not null,
  conversation_id uuid not null,
  is_sample boolean not null default false,
  status text not null default 'open',
  current_revision integer not null default 1,
  closed_by_id uuid,
  closed_reason text,
  closed_note text,
  constraint quote_buyer_id_foreign foreign key (buyer_id) references "user"(id),
  constraint quote_closed_by_id_foreign foreign key (closed_by_id) references "user"(id),
  constraint quote_conversation_id_foreign foreign key (conversation_id) references conversation(id),
  constraint quote_offering_id_foreign foreign key (offering_id) references offering(id),
  constraint quote_seller_id_foreign foreign key (seller_id) references "user"(id),
  constraint quote_closed_reason_check check ((closed_reason is null) or (status = 'declined')),
  constraint quote_current_revision_check check ((current_revision >= 1) and (current_revision <= 50)),
  constraint quote_status_check check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  constraint quote_two_parties check (buyer_party_id <> seller_party_id)
);
create index quote_buyer_id_index on quote (buyer_id);
create index quote_conversation_id_index on quote (conversation_id);
create unique index quote_number on quote (number);
create index quote_of_buyer_updated on quote (buyer_party_id, updated_at, id);
create index quote_of_seller_updated on quote (seller_party_id, updated_at, id);
create index quote_offering_id_index on quote (offering_id);
create index quote_seller_id_index on quote (seller_id);

create table quote_revision (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  quote_id uuid not null,
  number integer not null,
  side text not null,
  user_id uuid not null,
  note text,
  price numeric(18,2),
  quantity integer not null,
  quantity_tolerance integer,
  unit text not null,
  minimum_quantity integer,
  delivery_terms text,
  delivery_location text,
  payment_terms text,
  lead_time_days integer,
  delivery_date date,
  packaging text,
  origin text,
  available_until date,
  specifications json,
  total_amount numeric(18,2) generated always as (price * quantity) stored,
  idempotency_key text,
  command_hash text,
  constraint quote_revision_quote_id_foreign foreign key (quote_id) references quote(id),
  constraint quote_revision_user_id_foreign foreign key (user_id) references "user"(id),
  constraint quote_revision_amounts check ((price > 0) and (quantity > 0)),
  constraint quote_revision_price_check check ((price is not null) or (side = 'buyer')),
  constraint quote_revision_side_check check (side in ('buyer', 'seller'))
);
create unique index quote_revision_idempotency on quote_revision (user_id, idempotency_key);
create unique index quote_revision_number on quote_revision (quote_id, number);

alter table report drop constraint report_kind_check,
  add constraint report_kind_check check (kind in ('member', 'company', 'offering', 'rfp', 'auction', 'message', 'quote'));
alter table offering add column withdrawn_at timestamptz(3);
create function set_withdrawn_at() returns trigger language plpgsql as $$
begin
  new.withdrawn_at := clock_timestamp();
  return new;
end $$;
-- For all writers: terms that were proposed before an offering was withdrawn do not count any more.
create trigger withdrawn_at_set before update of status on offering for each row
  when (new.status = 'withdrawn' and old.status <> 'withdrawn') execute function set_withdrawn_at();

alter table "order" add column quote_id uuid;
alter table "order" add constraint order_quote_id_foreign foreign key (quote_id) references quote(id) not valid;

create or replace function new_order_number() returns text language plpgsql as $$
declare
  drawn text;
begin
  loop
    drawn := ('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % 9000000000 + 1000000000;
    exit when not exists (select from "order" where number = drawn union all select from quote where number = drawn);
  end loop;
  return drawn;
end $$;

-- An order from a quote has its parties and current terms instead of those of the offering.
create function copy_quote_terms() returns trigger language plpgsql as $$
begin
  select buyer_party_id, seller_party_id, price, quantity_tolerance, minimum_quantity, delivery_terms, delivery_location, payment_terms,
      lead_time_days, delivery_date, packaging, origin, available_until, specifications
    into new.buyer_party_id, new.seller_party_id, new.price, new.quantity_tolerance, new.minimum_quantity, new.delivery_terms, new.delivery_location,
      new.payment_terms, new.lead_time_days, new.delivery_date, new.packaging, new.origin, new.available_until, new.specifications
    from quote join quote_revision on quote_id = quote.id and quote_revision.number = current_revision where quote.id = new.quote_id;
  return new;
end $$;
-- After order_terms_copied: the triggers of an event run in the order of their names.
create trigger order_terms_of_quote before insert on "order" for each row when (new.quote_id is not null) execute function copy_quote_terms();

-- What a page is about, by its path.
create function subject_of_link(link text) returns table (kind text, id uuid) language sql immutable as $$
  select case found[1] when 'product' then 'product' else rtrim(found[1], 's') end, found[2]::uuid
  from regexp_match(link, '^/(product|offerings|rfps|orders|quotes)/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$') found
$$;

-- A message with its conversation and its number there. Notices have none; steps of an order and of a quote do.
create function in_conversation(written message) returns message language plpgsql as $$
declare
  answered message;
  subject record;
begin
  select kind, id into subject from subject_of_link(written.link);
  if subject.kind in ('order', 'quote') then
    written.kind := subject.kind;
    written.about_id := subject.id;
    if written.conversation_id is null then
      select conversation_id into written.conversation_id from quote join conversation on conversation.id = conversation_id
        where (quote.id = subject.id or quote.id = (select quote_id from "order" where id = subject.id))
          and (first_party_id, second_party_id) = (least(written.sending_party_id, written.recipient_party_id), greatest(written.sending_party_id, written.recipient_party_id));
    end if;
  end if;
  if written.conversation_id is null and written.sending_party_id <> written.recipient_party_id
    and (written.link is null or written.offering_id is not null or written.in_reply_to_id is not null or written.kind = 'order') then
    if written.in_reply_to_id is not null then
      select * into answered from message where id = written.in_reply_to_id;
      select conversation_id into written.conversation_id from message join conversation on conversation.id = conversation_id
        where message.id = written.in_reply_to_id
          and (first_party_id, second_party_id) = (least(written.sending_party_id, written.recipient_party_id), greatest(written.sending_party_id, written.recipient_party_id));
      select kind, id into subject from subject_of_link(coalesce('/offerings/' || answered.offering_id, answered.link)) where kind <> 'quote';
    elsif written.offering_id is not null then
      select 'offering' as kind, written.offering_id as id into subject;
    end if;
    written.conversation_id := coalesce(written.conversation_id,
      conversation_between(written.sending_party_id, written.recipient_party_id, subject.kind, subject.id));
  end if;
  if written.conversation_id is not null then
    update conversation set last_number = last_number + 1, last_message_at = greatest(last_message_at, written.created_at)
    where id = written.conversation_id returning last_number into written.number;
  end if;
  return written;
end $$;

-- A message names both parties; an inquiry goes to the party of its offering, an answer to that of what it answers.
create or replace function set_message_parties() returns trigger language plpgsql as $$
begin
  -- A notice.
  if new.sending_user_id is null then
    select party_id into new.recipient_party_id from "user" where id = new.recipient_id;
    return new;
  end if;
  new.sending_party_id := (select party_id from "user" where id = new.sending_user_id);
  new.recipient_party_id := coalesce(
    (select case first_party_id when new.sending_party_id then second_party_id else first_party_id end from conversation where id = new.conversation_id),
    (select party_id from offering where id = new.offering_id),
    (select sending_party_id from message where id = new.in_reply_to_id),
    (select party_id from "user" where id = new.recipient_id));
  return in_conversation(new);
end $$;

-- For writers that began before an account was deleted.
create trigger quote_of_deleted_member after insert on quote referencing new table as inserted
  for each statement execute function refuse_deleted_party();
-- For all writers: programs read what changed since a time.
create trigger updated_at_set before update on quote for each row execute function set_updated_at('conversation_id');
-- For every writer, also by hand.
create trigger quote_revision_append_only before update or delete on quote_revision for each row execute function refuse_change();
create trigger quote_revision_no_truncate before truncate on quote_revision for each statement execute function refuse_change();
create trigger party_kept before update of buyer_party_id, seller_party_id on quote for each row execute function refuse_party_change();
`);
  }
}

export class QuotesOfOrders extends OnlineMigration {
  override up(): void {
    this.addSql('alter table "order" validate constraint order_quote_id_foreign');
    this.addIndexes({ order_quote_unique: 'unique index on "order" (quote_id) where (quote_id is not null)' });
  }
}
