import { Migration } from '@mikro-orm/migrations';

/**
 * Each displaced leader gets a message, so messages are written as often as bids. Drops indexes and foreign keys that such messages do not
 * need.
 */
export class Migration20261122MessageWrites extends Migration {
  override up(): void {
    this.addSql(`
drop index message_recipient_id_index;
drop index message_sending_user_id_index;
create index message_sending_user_id_index on message (sending_user_id) where sending_user_id is not null;
drop index message_idempotency;
create unique index message_idempotency on message (sending_user_id, idempotency_key) where idempotency_key is not null;
-- A notice is always written with its message, whose foreign key checks the recipient.
alter table auction_notice drop constraint auction_notice_auction_id_fkey;
alter table auction_notice drop constraint auction_notice_recipient_id_fkey;`);
  }
}
