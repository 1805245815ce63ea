import { Migration } from '@mikro-orm/migrations';

/**
 * Deletion of accounts, and downloads of one's own data. The row of a deleted member stays, without personal data, because trade records
 * refer to it. Triggers refuse what a request of that member or about that member writes while the account is being deleted.
 */
export class Migration20261122PersonalData extends Migration {
  override up(): void {
    this.addSql(`${deletion}${downloads}`);
  }
}

const afterInsert = (table: string, check: string): string => `
create trigger ${table}_of_deleted_member after insert on "${table}" referencing new table as inserted
  for each statement execute function ${check}();`;

const deletion = `
alter table "user" add column deleted_at timestamptz(3);
-- Rows that belong to the person refer to the account with "on delete cascade"; the deletion of an account deletes them.
alter table member_block
  drop constraint member_block_blocker_id_fkey,
  drop constraint member_block_blocked_id_fkey,
  add constraint member_block_blocker_id_fkey foreign key (blocker_id) references "user" (id) on delete cascade,
  add constraint member_block_blocked_id_fkey foreign key (blocked_id) references "user" (id) on delete cascade;

create function refuse_deleted_member() returns trigger language plpgsql as $$
begin
  if exists (select from inserted join "user" member on member.id = inserted.user_id where member.deleted_at is not null) then
    raise exception 'deleted member' using errcode = 'FD001';
  end if;
  return null;
end $$;
create function refuse_deleted_party() returns trigger language plpgsql as $$
begin
  if exists (select from inserted join "user" member on member.id in (inserted.buyer_id, inserted.seller_id) where member.deleted_at is not null) then
    raise exception 'deleted member' using errcode = 'FD001';
  end if;
  return null;
end $$;
create function refuse_deleted_seller() returns trigger language plpgsql as $$
begin
  if exists (select from "user" member where member.id = new.user_id and member.deleted_at is not null) then
    raise exception 'deleted member' using errcode = 'FD001';
  end if;
  return new;
end $$;
${['bid', 'auction_bidder', 'offering', 'rfp', 'auction', 'session', 'company_profile'].map((table) => afterInsert(table, 'refuse_deleted_member')).join('')}
${afterInsert('order', 'refuse_deleted_party')}
create trigger offering_of_deleted_seller before update of status on offering for each row
  when (new.status = 'active' and old.status <> 'active') execute function refuse_deleted_seller();
`;

const downloads = `
create table data_export (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  ready_at timestamptz(3),
  expires_at timestamptz(3),
  size integer
);
create index data_export_user on data_export (user_id, created_at);
create table data_export_chunk (
  export_id uuid not null references data_export (id) on delete cascade,
  seq integer not null,
  content text not null,
  primary key (export_id, seq)
);
`;
