import { Migration } from '@mikro-orm/migrations';

/** The deletions of a word are computed from it, so they are not looked up by their word. */
export class Migration20261123SearchDeletions extends Migration {
  override up(): void {
    this.addSql('drop index search_deletion_term');
  }
}
