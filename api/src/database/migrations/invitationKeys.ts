import { Migration } from '@mikro-orm/migrations';

/** A lost answer to an invitation can be asked for again. */
export class InvitationKeys extends Migration {
  override up(): void {
    this.addSql('alter table company_invitation add column idempotency_key text, add column command_hash text');
    this.addSql(
      'create unique index company_invitation_idempotency on company_invitation (invited_by_id, idempotency_key)',
    );
  }
}
