import { Migration } from '@mikro-orm/migrations';

/** Number of writes per member and UTC day, counted in the transaction of each write. */
export class Migration20261122WriteQuotas extends Migration {
  override up(): void {
    this.addSql(`
create table write_quota (
  member_id uuid not null references "user" (id) on delete cascade,
  day date not null,
  messages integer not null default 0,
  postings integer not null default 0,
  orders integer not null default 0,
  primary key (member_id, day)
);
create index write_quota_day on write_quota (day);
-- Each order of a new member counts the member's open orders.
create index order_pending_of_buyer on "order" (buyer_id) where status = 'pending';`);
  }
}
