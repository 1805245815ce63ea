import { Migration } from '@mikro-orm/migrations';

/** Each statement by itself, so that nobody waits; after a failure it runs again and continues. */
export abstract class OnlineMigration extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  /** Runs statements for each thousand rows of a table, those with `id > done and id <= last`. */
  protected inPieces(table: string, statements: string, declared = ''): void {
    this.addSql(`
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
  last uuid;
  ${declared}
begin
  loop
    select id into last from (select id from ${table} where id > done order by id limit 1000) piece order by id desc limit 1;
    exit when last is null;
    ${statements}
    commit;
    done := last;
  end loop;
end $$`);
  }

  /** Builds indexes by their names; a definition is `unique index on rfp (party_id)`. */
  protected addIndexes(indexes: Readonly<Record<string, string>>): void {
    this.addSql('set lock_timeout = 0');
    for (const [name, definition] of Object.entries(indexes)) {
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create ${definition.replace('index on', `index concurrently ${name} on`)}`);
    }
  }
}
