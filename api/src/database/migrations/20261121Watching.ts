import { Migration } from '@mikro-orm/migrations';

/** Watchlists of members, including materials and categories they wait for. */
export class Migration20261121Watching extends Migration {
  override up(): void {
    this.addSql(table);
  }
}

const table = `
create table watch (
  id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user" (id) on delete cascade,
  product_id uuid references product (id) on delete cascade,
  offering_id uuid references offering (id) on delete cascade,
  rfp_id uuid references rfp (id) on delete cascade,
  auction_id uuid references auction (id) on delete cascade,
  category_id uuid references category (id) on delete cascade,
  -- For products without offers and categories without products: one notice when that changes.
  awaiting boolean not null default false,
  constraint watch_one_target check (num_nonnulls(product_id, offering_id, rfp_id, auction_id, category_id) = 1)
);
-- One watch per member and target; also used to mark watched rows and to find an auction's watchers.
create unique index watch_product on watch (product_id, user_id) where product_id is not null;
create unique index watch_offering on watch (offering_id, user_id) where offering_id is not null;
create unique index watch_rfp on watch (rfp_id, user_id) where rfp_id is not null;
create unique index watch_auction on watch (auction_id, user_id) where auction_id is not null;
create unique index watch_category on watch (category_id, user_id) where category_id is not null;
create index watch_of_member on watch (user_id);
create index watch_awaiting on watch (id) where awaiting;
`;
