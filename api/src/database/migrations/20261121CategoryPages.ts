import { Migration } from '@mikro-orm/migrations';

/** A page of a category begins in the category's own part of an index, whatever it is sorted by. */
export class Migration20261121CategoryPages extends Migration {
  override up(): void {
    this.addSql(`
create index product_category_lowest_price on product (category_id, (coalesce(lowest_price, 'Infinity'::numeric)), id);
create index product_category_offer_count on product (category_id, offer_count, id);
create index product_category_newest on product (category_id, created_at, id);
-- Each of these begins with it.
drop index product_category_id_index;`);
  }
}
