import { Migration } from '@mikro-orm/migrations';

/**
 * Public keys only, with their validity. The private key was stored here before: its key is retired, and its table is dropped as a whole
 * because a dropped column would stay in the files of the database.
 */
export class Migration20261122SigningKeys extends Migration {
  override up(): void {
    this.addSql(`
alter table signing_key rename to old_signing_key;
-- Without valid_from: since the beginning. Without valid_until: in use.
create table signing_key (public_key text primary key, valid_from timestamptz(3), valid_until timestamptz(3));
create unique index signing_key_in_use on signing_key ((true)) where valid_until is null;
insert into signing_key (public_key, valid_until) select public_key, clock_timestamp() from old_signing_key;
drop table old_signing_key;`);
  }
}
