import { Migration } from '@mikro-orm/migrations';

/** Records which messages were also sent by e-mail. */
export class Migration20261121Mail extends Migration {
  override up(): void {
    this.addSql(`
alter table message add column mailed_at timestamptz(3);
create index message_unmailed on message (created_at) where mailed_at is null and not is_read;`);
  }
}
