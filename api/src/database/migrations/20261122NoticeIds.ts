import { Migration } from '@mikro-orm/migrations';

/** That a notice is there once is said by its id, which is made of its event, its recipient and its kind. */
export class Migration20261122NoticeIds extends Migration {
  override up(): void {
    this.addSql('drop table auction_notice;');
  }
}
