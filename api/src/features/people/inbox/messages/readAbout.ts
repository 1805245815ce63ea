import { execute, type Database } from '../../../../database/execute.ts';

const READ_OWN = 'update message set is_read = true where recipient_id = ? and not is_read and link = ?';

/** Of what a party was written lately: an index finds it by its time. */
const READ_OF_PARTY = `
insert into message_read (message_id, user_id)
select recent.id, reader.id from "user" reader cross join lateral (
  select * from message where recipient_party_id = reader.party_id and conversation_id is not null order by created_at desc, id desc limit 200
) recent where reader.id = ? and recent.link = ? and not has_read(recent, reader.id)
on conflict do nothing`;

/** Who acts on a record has read what was written about it; `link` is its page. */
export const readAbout = async (db: Database, member: string, link: string): Promise<void> => {
  await execute(db, READ_OWN, [member, link]);
  await execute(db, READ_OF_PARTY, [member, link]);
};
