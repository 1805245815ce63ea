import { Migration } from '@mikro-orm/migrations';

/** Which notices were sent by email or wait for the daily digest, and what members chose. */
export class Migration20261122NoticeEmails extends Migration {
  override up(): void {
    this.addSql(`
alter table message drop column mailed_at;
create table notice_email (
  message_id uuid primary key references message (id) on delete cascade,
  recipient_id uuid not null references "user" (id) on delete cascade,
  kind text not null,
  -- Null while it waits for the digest.
  sent_at timestamptz(3),
  digest_id uuid
);
create index notice_email_recipient on notice_email (recipient_id, sent_at);
create index notice_email_digest on notice_email (digest_id) where digest_id is not null;
create table email_preference (
  user_id uuid not null references "user" (id) on delete cascade,
  topic text not null check (topic in ('auctions', 'orders', 'messages', 'watching', 'company')),
  delivery text not null check (delivery in ('at_once', 'daily', 'off')),
  primary key (user_id, topic)
);`);
  }
}
