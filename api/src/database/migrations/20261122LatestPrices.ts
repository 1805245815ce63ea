import { Migration } from '@mikro-orm/migrations';

/** An index for the time of the last price update, which was found by scanning all prices. */
export class Migration20261122LatestPrices extends Migration {
  override up(): void {
    this.addSql(`create index price_point_newest on price_point (created_at);`);
  }
}
