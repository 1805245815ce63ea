import { Migration } from '@mikro-orm/migrations';

/** When members confirmed their email addresses. Accounts that exist already may trade without. */
export class Migration20261122EmailConfirmation extends Migration {
  override up(): void {
    this.addSql(`
alter table "user"
  add column email_confirmed_at timestamptz(3),
  add column trades_unconfirmed boolean not null default true;
alter table "user" alter column trades_unconfirmed set default false;
alter table one_time_link
  drop constraint one_time_link_kind_check,
  add constraint one_time_link_kind_check
    check (kind in ('password_reset', 'email_change', 'email_revert', 'email_confirmation'));`);
  }
}
