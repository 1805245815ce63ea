import { Migration } from '@mikro-orm/migrations';

/** The name in an order of somebody without a last name has no blank at its end. */
export class OneName extends Migration {
  override up(): void {
    this.addSql(`
create or replace function order_contact(member uuid, party uuid) returns table (name text, email text, phone text, vat_number text) language sql stable as $$
  select trim(first_name || ' ' || last_name), contact_email, nullif(phone, ''), vat_number
  from "user" left join company_profile on company_profile.party_id = party where "user".id = member
$$`);
  }
}
