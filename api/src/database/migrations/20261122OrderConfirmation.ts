import { Migration } from '@mikro-orm/migrations';

/**
 * Start of the time limit for a seller's confirmation. Existing orders start at this upgrade, because their sellers did not know the limit.
 * An automatic cancellation has no actor.
 */
export class Migration20261122OrderConfirmation extends Migration {
  override up(): void {
    this.addSql(`
alter table "order" add column awaiting_since timestamptz(3) not null default clock_timestamp();
alter table "order" add column reminded_at timestamptz(3) null;
create index order_unconfirmed on "order" (awaiting_since) where status = 'pending' and offering_id is not null;
alter table order_event alter column actor_id drop not null;
alter table order_event add constraint order_event_actor check (actor_id is not null or status = 'cancelled');`);
  }
}
