import { Migration } from '@mikro-orm/migrations';

/** Usage of rate limits in the current window, shared by all instances. May be lost if the database crashes. */
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
