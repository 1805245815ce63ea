import { Migration } from '@mikro-orm/migrations';

/**
 * Every displaced leader gets a message, so in a rush of bids messages are written as often as bids: each paid for indexes that hold
 * nothing of the market's own messages, one that is the beginning of another, and checks that its message pays for anyway.
 */
export class Migration20261122MessageWrites extends Migration {
  override up(): void {
    this.addSql(`
drop index message_recipient_id_index;
drop index message_sending_user_id_index;
create index message_sending_user_id_index on message (sending_user_id) where sending_user_id is not null;
drop index message_idempotency;
create unique index message_idempotency on message (sending_user_id, idempotency_key) where idempotency_key is not null;
-- A notice is only ever written together with its message, which holds the recipient to be a member.
alter table auction_notice drop constraint auction_notice_auction_id_fkey;
alter table auction_notice drop constraint auction_notice_recipient_id_fkey;`);
  }
}
