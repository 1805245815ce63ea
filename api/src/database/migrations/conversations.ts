import { Migration } from '@mikro-orm/migrations';
import { NEW_ID } from './newIds.ts';
import { OnlineMigration } from './onlineMigration.ts';

/** Conversations of two parties, what each person has read in them, and blocks between parties. */
export class Conversations extends Migration {
  override up(): void {
    this.addSql(`${NEW_ID}
create table conversation (
  id uuid primary key default new_id(),
  created_at timestamptz(3) not null default clock_timestamp(),
  first_party_id uuid not null,
  second_party_id uuid not null,
  subject_kind text,
  subject_id uuid,
  last_number integer not null default 0,
  last_message_at timestamptz(3) not null default '-infinity',
  constraint conversation_parties_check check (first_party_id < second_party_id),
  constraint conversation_subject_check check ((subject_kind is null) = (subject_id is null)),
  constraint conversation_subject_kind_check check (subject_kind in ('product', 'offering', 'rfp', 'order')),
  constraint conversation_of_two unique nulls not distinct (first_party_id, second_party_id, subject_id)
);
create index conversation_of_first on conversation (first_party_id, last_message_at, id);
create index conversation_of_second on conversation (second_party_id, last_message_at, id);

create table conversation_reader (
  conversation_id uuid not null references conversation(id) on delete cascade,
  user_id uuid not null references "user"(id) on delete cascade,
  read_up_to integer not null,
  primary key (conversation_id, user_id)
);
create index conversation_reader_user on conversation_reader (user_id);

create table message_read (
  message_id uuid not null references message(id) on delete cascade,
  user_id uuid not null references "user"(id) on delete cascade,
  primary key (message_id, user_id)
);
create index message_read_user on message_read (user_id);

alter table message
  add column conversation_id uuid references conversation(id),
  add column number integer,
  add column kind text not null default 'text',
  add column about_id uuid;
alter table message add constraint message_kind_check check (kind in ('text', 'order', 'quote')) not valid;

-- The conversation of two parties about a subject, locked.
create function conversation_between(one uuid, other uuid, kind text, subject uuid) returns uuid language sql as $$
  insert into conversation (first_party_id, second_party_id, subject_kind, subject_id)
  values (least(one, other), greatest(one, other), kind, subject)
  on conflict (first_party_id, second_party_id, subject_id) do update set last_number = conversation.last_number
  returning id
$$;

-- Whether a person has read a message.
create function has_read(written message, reader uuid) returns boolean language sql stable as $$
  select case when written.conversation_id is null then written.is_read
    when written.recipient_id = reader and written.is_read then true
    else exists (select from conversation_reader mark where mark.conversation_id = written.conversation_id and mark.user_id = reader and mark.read_up_to >= written.number)
      or exists (select from message_read mark where mark.message_id = written.id and mark.user_id = reader)
  end
$$;

-- All people of the party get a message of a conversation; its own side hears of it on a channel that the release before does not read.
create or replace function notify_messages() returns trigger language plpgsql as $$
begin
  perform pg_notify('feedstock_message', string_agg(reader || ' ' || id, ','))
  from (
    select reader, id, (row_number() over () - 1) / 100 as part from (
      select recipient_id as reader, id from written where conversation_id is null
      union all
      select colleague.id, written.id from written
        cross join lateral (select id from "user" where party_id = recipient_party_id limit 100) colleague
        where conversation_id is not null
    ) as readers
  ) as numbered group by part;
  perform pg_notify('feedstock_sent_message', string_agg(sending_party_id || ' ' || id, ','))
  from (select sending_party_id, id, (row_number() over () - 1) / 100 as part from written where conversation_id is not null) as numbered group by part;
  return null;
end $$;

-- Who takes over from somebody who has left.
alter table company_member add column successor_id uuid references "user"(id), alter column id set default new_id();

-- Who is notified about a party's record: the person who acted while they act for the party, then who took over, then the owner of its company.
create function representative_of(actor uuid, party uuid) returns uuid language sql stable as $$
  select coalesce(
    (select id from "user" where id = actor and party_id = party and deleted_at is null and locked_at is null),
    (select successor.id from company_member join company_profile on company_profile.id = company_id join "user" successor on successor.id = successor_id
      where company_member.user_id = actor and left_at is not null and company_profile.party_id = party
        and successor.party_id = party and successor.deleted_at is null and successor.locked_at is null
      order by left_at desc limit 1),
    (select user_id from company_profile where party_id = party and closed_at is null),
    actor)
$$;

-- Blocks are between parties and name the people who made them and met them.
alter table member_block add column blocker_party_id uuid, add column blocked_party_id uuid;
update member_block set
  blocker_party_id = (select party_id from "user" where id = blocker_id), blocked_party_id = (select party_id from "user" where id = blocked_id);
delete from member_block later using member_block earlier
  where (later.blocker_party_id, later.blocked_party_id) = (earlier.blocker_party_id, earlier.blocked_party_id) and later.id > earlier.id;
delete from member_block where blocker_party_id = blocked_party_id;
alter table member_block
  alter column blocker_party_id set not null, alter column blocked_party_id set not null,
  add constraint member_block_parties_key unique (blocker_party_id, blocked_party_id);
create index member_block_blocked_party on member_block (blocked_party_id);
create function set_block_parties() returns trigger language plpgsql as $$
begin
  select party_id into new.blocker_party_id from "user" where id = new.blocker_id;
  select party_id into new.blocked_party_id from "user" where id = new.blocked_id;
  return new;
end $$;
create trigger block_parties_set before insert on member_block for each row execute function set_block_parties();
`);
  }
}

export class ConversationsOfExistingMessages extends OnlineMigration {
  override up(): void {
    this.addSql('alter table message validate constraint message_kind_check');
    this.inPieces(
      'message',
      `for written in select * from message where id > done and id <= last and sending_party_id is not null and number is null order by id loop
      written := in_conversation(written);
      update message set conversation_id = written.conversation_id, number = written.number, kind = written.kind, about_id = written.about_id
      where id = written.id and number is null;
    end loop;`,
      'written message;',
    );
    // Who had read everything has nothing unread.
    this.addSql(`
insert into conversation_reader (conversation_id, user_id, read_up_to)
select conversation_id, recipient_id, coalesce(min(number) filter (where not is_read) - 1, max(number)) from message
where conversation_id is not null group by 1, 2
on conflict do nothing`);
    this.addIndexes({
      message_of_conversation: 'unique index on message (conversation_id, number)',
      message_of_conversation_newest: 'index on message (conversation_id, created_at, id)',
      message_of_party: 'index on message (recipient_party_id, created_at, id) where (conversation_id is not null)',
    });
  }
}
