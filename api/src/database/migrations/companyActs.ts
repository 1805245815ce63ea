import { Migration } from '@mikro-orm/migrations';

/** Hand-overs by an offer, acts that can be reverted, locks that go along with who leaves, and names that wait for an admin. */
export class CompanyActs extends Migration {
  override up(): void {
    this.addSql(`
create table company_act (
  id uuid primary key default new_id(), company_id uuid not null references company_profile(id),
  actor_id uuid not null references "user"(id), person_id uuid not null references "user"(id),
  former_role text, role text, created_at timestamptz not null default clock_timestamp(), undone_at timestamptz
);
create index company_act_of_actor on company_act (actor_id, created_at);
create index company_act_of_company on company_act (company_id);
create index company_act_of_person on company_act (person_id);
alter table company_member add column offer_ends_at timestamptz;
alter table write_quota add column team integer not null default 0;
alter table "user" add column claimed_name text;
alter table company_profile add column claimed_name text, add column name_skeleton text;
create index company_profile_skeleton on company_profile (name_skeleton) where name_skeleton is not null;
alter table one_time_link drop constraint one_time_link_kind_check, add constraint one_time_link_kind_check
  check (kind in ('password_reset', 'email_change', 'email_revert', 'email_confirmation', 'company_revert'));

create index company_profile_locked on company_profile (id) where (locked_at is not null);
create function lock_of_leaver(member uuid) returns text language sql stable as $$
  select locked.lock_reason from "user" person join company_profile locked on locked.locked_at is not null
  where person.id = member and not exists (select from company_member own where own.user_id = member and own.left_at is null) and (
    exists (select from company_member past where past.company_id = locked.id and past.user_id = member and past.left_at > locked.locked_at - interval '7 days')
    or folded_name(locked.company_name) = folded_name(person.company_name) or lower(locked.contact_email) = person.email)
  limit 1
$$;
`);
  }
}
