import { Migration } from '@mikro-orm/migrations';

/** Offerings have pages now: inquiries that were written before lead to them too, instead of to the whole inventory. */
export class Migration20261122InquiryLinks extends Migration {
  override up(): void {
    this.addSql(
      `update message set link = '/offerings/' || offering_id where offering_id is not null and link = '/inventory'`,
    );
  }
}
