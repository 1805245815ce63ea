import { Migration } from '@mikro-orm/migrations';

/** When an auction last changed. Without an index, because each bid would have to write it. */
export class AuctionChanges extends Migration {
  override up(): void {
    this.addSql('alter table auction add column updated_at timestamptz(3)');
  }
}
