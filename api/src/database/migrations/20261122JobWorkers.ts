import { Migration } from '@mikro-orm/migrations';

/** The pools of running job workers, so that the jobs of a dead instance can be released. */
export class Migration20261122JobWorkers extends Migration {
  override up(): void {
    this.addSql(`
create table job_worker (
  id text primary key,
  beat timestamptz not null
);`);
  }
}
