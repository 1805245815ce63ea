import { Migration } from '@mikro-orm/migrations';

/** A normalized registration number for comparisons: 'B-36 123.456' and 'b36123456' are equal. */
export class Migration20261122CompanyIdentity extends Migration {
  override up(): void {
    this.addSql(`
alter table company_profile add column registration_key text
  generated always as (nullif(regexp_replace(upper(business_registration_number), '[^[:alnum:]]', '', 'g'), '')) stored;
create index company_profile_registration on company_profile (registration_key) where verification_status = 'approved';`);
  }
}
