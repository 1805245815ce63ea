import { Migration } from '@mikro-orm/migrations';
import { functionsOfSchema } from './functionsOfSchema.ts';

/** Who holds a role reads whether its member is deleted. */
export class DeletedMembers extends Migration {
  override up(): void {
    this.addSql('drop function hold_role');
    for (const sql of functionsOfSchema('hold_role')) this.addSql(sql);
  }
}
