import { Migration } from '@mikro-orm/migrations';

/** A search of postings read every one of them; so did orders and filters that no index served. */
export class Migration20261122SearchIndexes extends Migration {
  override up(): void {
    this.addSql(`
create index offering_search on offering using gin (lower(title || ' ' || description) gin_trgm_ops);
create index rfp_search on rfp using gin (lower(title || ' ' || description) gin_trgm_ops);
create index auction_search on auction using gin (lower(title || ' ' || description) gin_trgm_ops);
create index offering_of_seller_newest on offering (user_id, created_at, id);
create index offering_status_newest on offering (status, created_at, id);
drop index offering_user_id_index;`);
  }
}
