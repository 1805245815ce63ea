import { Migration } from '@mikro-orm/migrations';

/** A job finds new postings by their time. Those that exist were announced. */
export class NewPostings extends Migration {
  override up(): void {
    for (const [table, kind] of [
      ['offering', 'new_offers'],
      ['rfp', 'new_rfps'],
    ])
      this.addSql(`insert into announcement (posting_id, kind, is_waiting, told_at)
        select id, '${kind}', false, created_at from ${table} where created_at > clock_timestamp() - interval '8 days' on conflict do nothing`);
    this.addSql(
      'drop trigger offering_posted on offering; drop trigger offering_named on offering; drop trigger rfp_posted on rfp',
    );
    this.addSql('drop function note_new_posting');
  }
}
