import { Migration } from '@mikro-orm/migrations';

/** Offerings that a verified company adds from files are counted apart from its other postings. */
export class Migration20261123ImportQuota extends Migration {
  override up(): void {
    this.addSql(`alter table write_quota add column imports integer not null default 0;`);
  }
}
