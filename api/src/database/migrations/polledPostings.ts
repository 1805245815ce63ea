import { Migration } from '@mikro-orm/migrations';

/** Subscriptions to RFPs and offerings are served by the poll, which servers of the release before have too. */
export class PolledPostings extends Migration {
  override up(): void {
    this.addSql('drop trigger rfp_notify_posted on rfp; drop function notify_posted_rfps');
    this.addSql('drop trigger offering_notify_changed on offering; drop function notify_changed_offerings');
  }
}
