import { Migration } from '@mikro-orm/migrations';

/** Sellers say once how their files are read. */
export class FileLayouts extends Migration {
  override up(): void {
    this.addSql(`
create table file_layout (
  party_id uuid not null,
  header_key text not null,
  user_id uuid not null references "user"(id) on delete cascade,
  layout jsonb not null,
  updated_at timestamptz(3) not null default clock_timestamp(),
  primary key (party_id, header_key)
);
create index file_layout_user on file_layout (user_id);`);
  }
}
