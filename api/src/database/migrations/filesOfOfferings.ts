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

/** Rows with problems are given back, to be corrected. */
export class RowsWithProblems extends Migration {
  override up(): void {
    this.addSql('alter table offering_import_problem add column given text');
  }
}

/** Checks list what a file changes, problems say what was written, and a layout belongs to its party and not to who saved it last. */
export class FileChecks extends Migration {
  override up(): void {
    this.addSql(`
alter table offering_import_problem add column written text;
create table offering_import_change (
  import_id uuid not null references offering_import(id) on delete cascade,
  seq integer not null,
  row_number integer not null,
  sku text,
  title text not null,
  column_name text not null,
  before text,
  after text,
  primary key (import_id, seq, column_name)
);
alter table file_layout drop constraint file_layout_user_id_fkey, 
  add constraint file_layout_user_id_fkey foreign key (user_id) references "user"(id);`);
  }
}
