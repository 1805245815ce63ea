import { everyone, from, members, one, reads, value } from '../../reading/reading.ts';
import { sql, type Sql } from '../../reading/sql.ts';
import { Message, MessageSender } from './message.entity.ts';
import { MessageReceived } from './messageReceived.type.ts';

/** The name under which the market itself writes. */
const MARKET = 'Feedstock';

reads(MessageSender, {
  visible: everyone,
  fields: {
    id: value((person) => sql`${person}.id`),
    firstName: value((person) => sql`coalesce(${person}.first_name, ${MARKET})`),
    lastName: value((person) => sql`coalesce(${person}.last_name, '')`),
    companyName: value((person) => sql`coalesce(${person}.company_name, ${MARKET})`),
    email: value((person) => sql`${person}.email`),
  },
});

reads(Message, {
  visible: (row, viewer) =>
    viewer.id !== null && sql`(${row}.recipient_id = ${viewer.id} or ${row}.sending_user_id = ${viewer.id})`,
  fields: {
    sender: from(
      () => MessageSender,
      (message, person) =>
        sql`from (values (true)) "market" left join "user" ${person} on ${person}.id = ${message}.sending_user_id`,
    ),
  },
  sorts: { newest: { by: (row) => sql`${row}.created_at`, type: 'timestamptz', descending: true } },
});

/** How many messages a member has not read yet. */
export const unreadCountOf = (memberId: string | null): Sql =>
  sql`(select count(*)::int from message where recipient_id = ${memberId}::uuid and not is_read)`;

/** Read from a source with the column `message_id`. */
reads(MessageReceived, {
  visible: members,
  fields: {
    message: one(
      () => Message,
      (received, message) => sql`${message}.id = ${received}.message_id`,
    ),
    unreadCount: value((_received, viewer) => unreadCountOf(viewer.id)),
  },
});
