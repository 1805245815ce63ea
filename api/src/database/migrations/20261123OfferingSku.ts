import { Migration } from '@mikro-orm/migrations';

/** The seller's own number of an offering. */
export class Migration20261123OfferingSku extends Migration {
  override up(): void {
    this.addSql(`
alter table offering add column sku text check (length(sku) between 1 and 64);
create unique index offering_sku on offering (user_id, sku) where sku is not null;
`);
  }
}
