import { Migration } from '@mikro-orm/migrations';

/** Catalogue entries can be hidden and merged; members suggest materials; prices name their source and keep their corrections. */
export class Migration20261122CatalogueAdmin extends Migration {
  override up(): void {
    this.addSql(shown);
    this.addSql(merges);
    this.addSql(suggestions);
    this.addSql(prices);
  }
}

const shown = `
alter table category
  add column is_hidden boolean not null default false,
  add column merged_into_id uuid null references category (id),
  -- Derived: neither this category nor one above it is hidden or merged.
  add column is_shown boolean not null default true;
alter table product
  add column is_hidden boolean not null default false,
  add column merged_into_id uuid null references product (id),
  -- Derived: neither the material nor a category above it is hidden, and it is not merged.
  add column is_shown boolean not null default true;
create index category_merged on category (merged_into_id) where merged_into_id is not null;
create index product_merged on product (merged_into_id) where merged_into_id is not null;

create function show_category() returns trigger language plpgsql as $$
begin
  new.is_shown := not new.is_hidden and new.merged_into_id is null
    and coalesce((select is_shown from category where id = new.parent_id), true);
  return new;
end $$;
create trigger category_shown before insert or update of is_hidden, merged_into_id, parent_id on category
  for each row execute function show_category();

create function show_product() returns trigger language plpgsql as $$
begin
  new.is_shown := not new.is_hidden and new.merged_into_id is null
    and (select is_shown from category where id = new.category_id);
  return new;
end $$;
create trigger product_shown before insert or update of is_hidden, merged_into_id, category_id on product
  for each row execute function show_product();

create function category_shown_changed() returns trigger language plpgsql as $$
begin
  -- Writing the column without changing it runs the triggers above.
  update category set is_hidden = is_hidden where parent_id = new.id;
  update product set is_hidden = is_hidden where category_id = new.id;
  return null;
end $$;
create trigger category_shown_changed after update on category for each row
  when (old.is_shown is distinct from new.is_shown) execute function category_shown_changed();
`;

const merges = `
-- A posting or a watch that is written while its material is merged goes to the material that remains.
create function follow_product_merge() returns trigger language plpgsql as $$
declare remaining uuid;
begin
  if new.product_id is not null then
    -- The lock waits for a merge that is under way.
    select coalesce(merged_into_id, id) into remaining from product where id = new.product_id for key share;
    new.product_id := coalesce(remaining, new.product_id);
  end if;
  return new;
end $$;
create function follow_category_merge() returns trigger language plpgsql as $$
declare remaining uuid;
begin
  if new.category_id is not null then
    select coalesce(merged_into_id, id) into remaining from category where id = new.category_id for key share;
    new.category_id := coalesce(remaining, new.category_id);
  end if;
  return new;
end $$;
-- The name sorts before the trigger that compares the price with the material's.
create trigger follow_product_merge before insert or update of product_id on offering for each row execute function follow_product_merge();
create trigger follow_product_merge before insert or update of product_id on rfp for each row execute function follow_product_merge();
create trigger follow_product_merge before insert or update of product_id on auction for each row execute function follow_product_merge();
create trigger follow_product_merge before insert or update of product_id on watch for each row execute function follow_product_merge();
create trigger follow_category_merge before insert or update of category_id on watch for each row execute function follow_category_merge();
`;

const suggestions = `
create table material_suggestion (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user" (id),
  name text not null,
  cas_number text null,
  category_id uuid null references category (id),
  note text not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
  decided_at timestamptz(3) null,
  admin_id uuid null references "user" (id),
  reason text null,
  product_id uuid null references product (id),
  idempotency_key text null,
  command_hash text null,
  primary key (id),
  constraint material_suggestion_decided check ((status = 'pending') = (decided_at is null)),
  constraint material_suggestion_accepted check (status <> 'accepted' or product_id is not null),
  constraint material_suggestion_declined check (status <> 'declined' or reason is not null)
);
create index material_suggestion_of_member on material_suggestion (user_id, created_at, id);
create index material_suggestion_by_status on material_suggestion (status, created_at, id);
create unique index material_suggestion_idempotency on material_suggestion (user_id, idempotency_key);
alter table write_quota add column suggestions integer not null default 0;
`;

const prices = `
alter table commodity
  add column source text not null default '',
  add column is_demo boolean not null default false;
-- Until now only the demo market had commodities.
update commodity set is_demo = true, source = 'Simulated for the demo market';
alter table price_point add column source text null;

-- Corrections and removals of prices, with what they replaced.
create table price_correction (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  commodity_id uuid not null references commodity (id),
  region text not null,
  day date not null,
  old_price numeric(18,2) not null,
  old_source text null,
  -- Null if the price was removed.
  new_price numeric(18,2) null,
  new_source text null,
  reason text not null,
  admin_id uuid not null references "user" (id),
  primary key (id)
);
create index price_correction_of_commodity on price_correction (commodity_id, created_at, id);
create trigger price_correction_append_only before update or delete on price_correction for each row execute function refuse_change();
create trigger price_correction_no_truncate before truncate on price_correction for each statement execute function refuse_change();
`;
