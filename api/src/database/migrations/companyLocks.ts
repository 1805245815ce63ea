import { Migration } from '@mikro-orm/migrations';

/** Staff can lock a company: it reads, but does not write. Writes and changes of memberships wait for each other. */
export class CompanyLocks extends Migration {
  override up(): void {
    this.addSql(`
alter table company_profile
  add column locked_at timestamptz(3),
  add column lock_reason text,
  add constraint company_profile_lock_check check ((locked_at is null) = (lock_reason is null));

-- A write holds the account of its member, which each change of a membership and of a lock of the company locks, and then reads role and lock.
create function hold_role(member uuid, alone boolean, out role text, out lock_reason text) language plpgsql as $$
begin
  if alone then perform from "user" where id = member for no key update;
  else perform from "user" where id = member for key share;
  end if;
  select mine.role, company.lock_reason into role, lock_reason
    from company_member mine join company_profile company on company.id = mine.company_id where mine.user_id = member and mine.left_at is null;
end $$;
`);
  }
}
