import { Migration } from '@mikro-orm/migrations';
import { OnlineMigration } from './onlineMigration.ts';

/** Bids on RFPs are counted for each day, and for each party on an RFP. */
export class BidsOnRfps extends Migration {
  override up(): void {
    this.addSql('alter table write_quota add column bids integer not null default 0');
  }
}

export class BidsOnRfpsOfParties extends OnlineMigration {
  override up(): void {
    this.addIndexes({ bid_of_rfp_party: 'index on bid (rfp_id, party_id, user_id) where rfp_id is not null' });
  }
}
