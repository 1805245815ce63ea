import { Migration } from '@mikro-orm/migrations';

/** Lets an admin lock an account, with a reason. */
export class Migration20261122AccountLocks extends Migration {
  override up(): void {
    this.addSql(`
alter table "user" add column locked_at timestamptz(3), add column lock_reason text,
  add constraint user_lock_reason check ((locked_at is null) = (lock_reason is null));
create index user_staff on "user" (id) where role in ('support', 'admin');
create index user_newest on "user" (created_at, id);`);
  }
}
