import { Migration } from '@mikro-orm/migrations';

/** Indexes for searching postings, and for sort orders and filters that had none. */
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
