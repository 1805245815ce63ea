import { Migration } from '@mikro-orm/migrations';

/** Verification decisions with admin, reason and the version of the company profile. */
export class Migration20261121Verification extends Migration {
  override up(): void {
    this.addSql(`
alter table company_profile add column submitted_at timestamptz(3);
update company_profile set submitted_at = created_at;
alter table company_profile alter column submitted_at set not null, alter column submitted_at set default clock_timestamp();
create index company_profile_waiting on company_profile (verification_status, submitted_at, id);

create table verification_decision (
  id uuid not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  company_profile_id uuid not null references company_profile (id),
  status text not null check (status in ('approved', 'rejected', 'revision_requested')),
  admin_id uuid not null references "user" (id),
  reason text null check (status = 'approved' or reason is not null),
  idempotency_key text null,
  command_hash text null,
  primary key (id)
);
create index verification_decision_of_company on verification_decision (company_profile_id, created_at);
create unique index verification_decision_idempotency on verification_decision (admin_id, idempotency_key);
create trigger verification_decision_append_only before update or delete on verification_decision for each row execute function refuse_change();
create trigger verification_decision_no_truncate before truncate on verification_decision for each statement execute function refuse_change();
`);
  }
}
