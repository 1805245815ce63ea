import { Migration } from '@mikro-orm/migrations';

/** Companies are found by a part of their name, without accents. */
export class CompanyNames extends Migration {
  override up(): void {
    this.addSql(`
create function folded_name(name text) returns text language sql immutable parallel safe return
  translate(regexp_replace(normalize(replace(lower(name), 'ß', 'ss'), NFD), '[\\u0300-\\u036f]', '', 'g'), 'øłđð', 'oldd');
create index company_profile_name on company_profile using gin (folded_name(company_name) gin_trgm_ops);
`);
  }
}
