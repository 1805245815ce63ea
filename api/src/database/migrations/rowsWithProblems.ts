import { Migration } from '@mikro-orm/migrations';

/** Rows with problems are given back, to be corrected. */
export class RowsWithProblems extends Migration {
  override up(): void {
    this.addSql('alter table offering_import_problem add column given text');
  }
}
