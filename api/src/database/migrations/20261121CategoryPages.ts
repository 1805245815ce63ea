import { Migration } from '@mikro-orm/migrations';

/** Indexes that start with the category, for each sort order of a category's page. */
export class Migration20261121CategoryPages extends Migration {
  override up(): void {
    this.addSql(`
create index product_category_lowest_price on product (category_id, (coalesce(lowest_price, 'Infinity'::numeric)), id);
create index product_category_offer_count on product (category_id, offer_count, id);
create index product_category_newest on product (category_id, created_at, id);
-- Each index above starts with the same column.
drop index product_category_id_index;`);
  }
}
