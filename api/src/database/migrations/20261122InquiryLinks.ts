import { Migration } from '@mikro-orm/migrations';

/** Points older inquiries to the new offering pages instead of the seller's whole inventory. */
export class Migration20261122InquiryLinks extends Migration {
  override up(): void {
    this.addSql(
      `update message set link = '/offerings/' || offering_id where offering_id is not null and link = '/inventory'`,
    );
  }
}
