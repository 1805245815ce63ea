import { Migration } from '@mikro-orm/migrations';

/** What callers have used of their limits in the current window, exchanged by all instances. A crash of the database may forget it. */
export class Migration20261122SharedLimits extends Migration {
  override up(): void {
    this.addSql(`
create unlogged table shared_limit (
  key text primary key,
  points double precision not null,
  ends_at timestamptz not null
) with (fillfactor = 50);`);
  }
}
