import { Migration } from '@mikro-orm/migrations';

/** Links inquiries to their offering, so that its seller can count them. */
export class Migration20261121Inventory extends Migration {
  override up(): void {
    this.addSql(`
alter table message add column offering_id uuid null references offering (id);
create index message_of_offering on message (offering_id) where offering_id is not null;
`);
  }
}
