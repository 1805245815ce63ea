import { OnlineMigration } from './onlineMigration.ts';

/** Names of companies are stored as they are typed, so full width, ligatures and the Turkish ı are folded where names are compared. */
export class FoldedNames extends OnlineMigration {
  override up(): void {
    this.addSql(String.raw`
create or replace function folded_name(name text) returns text language sql immutable parallel safe return
  lower(translate(regexp_replace(normalize(replace(replace(replace(lower(name), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), 'øłđðı', 'olddi'))`);
    this.addIndexes({
      company_profile_name: 'index on company_profile using gin (folded_name(company_name) gin_trgm_ops)',
    });
  }
}
