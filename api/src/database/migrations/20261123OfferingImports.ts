import { Migration } from '@mikro-orm/migrations';

/** Imports of offerings: their progress, the rows that are not applied yet, and problems by row. */
export class Migration20261123OfferingImports extends Migration {
  override up(): void {
    this.addSql(`
create table offering_import (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default clock_timestamp(),
  finished_at timestamptz(3),
  is_dry_run boolean not null,
  row_count integer not null,
  done integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  failed integer not null default 0
);
create index offering_import_user on offering_import (user_id, created_at);
create table offering_import_row (
  import_id uuid not null references offering_import (id) on delete cascade,
  seq integer not null,
  given text not null,
  primary key (import_id, seq)
);
create table offering_import_problem (
  import_id uuid not null references offering_import (id) on delete cascade,
  seq integer not null,
  place integer not null,
  row_number integer not null,
  column_name text,
  message text not null,
  primary key (import_id, seq, place)
);
`);
  }
}
