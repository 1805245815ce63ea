import { Migration } from '@mikro-orm/migrations';

/** Allows the role of support. */
export class Migration20261122SupportRole extends Migration {
  override up(): void {
    this.addSql(`
alter table "user" drop constraint user_role_check;
alter table "user" add constraint user_role_check check (role in ('buyer', 'seller', 'both', 'support', 'admin'));`);
  }
}
