import { Migration } from '@mikro-orm/migrations';

/** Searches that members saved, and new offers that have not been compared with them. */
export class Migration20261123SearchWatches extends Migration {
  override up(): void {
    this.addSql(`
create table search_watch (
  id uuid not null primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  user_id uuid not null references "user" (id) on delete cascade,
  text text not null
);
create unique index search_watch_text on search_watch (user_id, lower(text));
create table search_watch_offer (
  offering_id uuid not null primary key references offering (id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp()
);
create function note_new_offer() returns trigger language plpgsql as $$
begin
  if exists (select from search_watch) then
    insert into search_watch_offer (offering_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
-- An offer is new for saved searches when it is posted or gets its material.
create trigger offering_posted after insert on offering for each row
  when (new.product_id is not null) execute function note_new_offer();
create trigger offering_named after update on offering for each row
  when (old.product_id is null and new.product_id is not null) execute function note_new_offer();`);
  }
}
