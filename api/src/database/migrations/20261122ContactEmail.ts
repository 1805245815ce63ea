import { Migration } from '@mikro-orm/migrations';

/** The address that members may write to; companies that exist choose it themselves. */
export class Migration20261122ContactEmail extends Migration {
  override up(): void {
    this.addSql('alter table company_profile add column contact_email text');
  }
}
