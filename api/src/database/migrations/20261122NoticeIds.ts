import { Migration } from '@mikro-orm/migrations';

/** Notices have deterministic ids made from event, recipient and kind, so no other key needs to prevent duplicates. */
export class Migration20261122NoticeIds extends Migration {
  override up(): void {
    this.addSql('drop table auction_notice;');
  }
}
