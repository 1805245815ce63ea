import { Migration } from '@mikro-orm/migrations';

/** Watched companies, what watchers and sellers are told, and weekly emails. */
export class Announcements extends Migration {
  override up(): void {
    this.addSql(`
alter table watch
  add column company_id uuid references company_profile(id) on delete cascade,
  drop constraint watch_one_target,
  add constraint watch_one_target check (num_nonnulls(product_id, offering_id, rfp_id, auction_id, category_id, company_id) = 1);
create unique index watch_company on watch (company_id, user_id) where (company_id is not null);
-- The first offer of a material is announced like every other one.
update watch set awaiting = false where awaiting and product_id is not null;

create table announcement (
  posting_id uuid primary key,
  kind text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  is_waiting boolean not null default true,
  former_price numeric(18,2),
  told_price numeric(18,2),
  told_at timestamptz(3),
  constraint announcement_kind_check check (kind in ('new_offers', 'lower_prices', 'new_rfps')),
  constraint announcement_former_price_check check ((kind = 'lower_prices') = (former_price is not null))
);
create index announcement_told on announcement (told_at) where (not is_waiting);
create index announcement_waiting on announcement (created_at) where is_waiting;

create table watch_notice (
  user_id uuid not null references "user"(id) on delete cascade,
  kind text not null,
  reason_id uuid not null,
  count integer not null,
  posting_id uuid not null,
  told_at timestamptz(3),
  primary key (user_id, kind, reason_id)
);

alter table search_watch
  add column product_ids uuid[] not null default '{}',
  add column searched_at timestamptz(3) not null default '-infinity';
create index search_watch_products on search_watch using gin (product_ids);

alter table email_preference add column is_weekly boolean not null default false;
alter table notice_email add column is_weekly boolean not null default false;

create function note_new_posting() returns trigger language plpgsql as $$
begin
  insert into announcement (posting_id, kind) values (new.id, tg_argv[0])
    on conflict (posting_id) do update set kind = excluded.kind, is_waiting = true, created_at = excluded.created_at, former_price = null;
  return null;
end $$;

-- A price that was announced within 30 days, or a higher one, is not announced again.
create function note_lower_price() returns trigger language plpgsql as $$
begin
  insert into announcement (posting_id, kind, former_price) values (new.id, 'lower_prices', old.price)
    on conflict (posting_id) do update
      set kind = excluded.kind, is_waiting = true, created_at = excluded.created_at, former_price = excluded.former_price
      where not announcement.is_waiting
        and (new.price >= announcement.told_price and announcement.told_at > clock_timestamp() - interval '30 days') is not true;
  return null;
end $$;

drop trigger offering_posted on offering;
drop trigger offering_named on offering;
drop function note_new_offer();
create trigger offering_posted after insert on offering for each row execute function note_new_posting('new_offers');
create trigger offering_named after update on offering for each row
  when (old.product_id is null and new.product_id is not null) execute function note_new_posting('new_offers');
create trigger offering_cheaper after update of price on offering for each row
  when (new.price < old.price and new.status = 'active') execute function note_lower_price();
create trigger rfp_posted after insert on rfp for each row execute function note_new_posting('new_rfps');

with waiting as (delete from search_watch_offer returning offering_id, created_at)
insert into announcement (posting_id, kind, created_at) select offering_id, 'new_offers', created_at from waiting;
`);
  }
}
