import { Migration } from '@mikro-orm/migrations';

/** When the price index was last updated was found by reading every price there ever was. */
export class Migration20261122LatestPrices extends Migration {
  override up(): void {
    this.addSql(`create index price_point_newest on price_point (created_at);`);
  }
}
