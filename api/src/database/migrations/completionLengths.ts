import { Migration } from '@mikro-orm/migrations';

/** Beginnings of each length up to twelve are found by an index. */
export class CompletionLengths extends Migration {
  override up(): void {
    for (const length of [5, 7, 9, 10, 11])
      this.addSql(
        `create index search_completion_${length} on search_completion ("left"(beginning, ${length}), rank desc)`,
      );
  }
}
