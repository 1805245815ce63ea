import { everyone, from, reads, value } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { Message, MessageSender } from './message.entity.ts';

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
