import {
  extendType,
  everyone,
  from,
  members,
  one,
  personal,
  defineType,
  value,
  newest,
} from '../../reading/reading.ts';
import { raw, sql, type Sql } from '../../reading/sql.ts';
import { brand } from '../../pages/brand.ts';
import { User } from '../accounts/user.entity.ts';
import { MemberBlock } from './memberBlock.entity.ts';
import { Message, MessageSender } from './message.entity.ts';
import { MessageReceived } from './messageReceived.type.ts';

/** The sender's name of notices. */
const MARKET = brand;

/** Whether the viewer has blocked a member. */
const isBlocked = personal(
  value((person, { id }) =>
    id === null
      ? raw('false')
      : sql`exists (select 1 from member_block where member_block.blocker_id = ${id} and member_block.blocked_id = ${person}.id)`,
  ),
);

extendType(User, { isBlocked });

defineType(MemberBlock, {
  visible: (row, viewer) => viewer.id !== null && sql`${row}.blocker_id = ${viewer.id}`,
  sorts: { newest },
});

defineType(MessageSender, {
  visible: everyone,
  fields: {
    userId: value((person) => sql`${person}.id`),
    isBlocked,
    firstName: value((person) => sql`coalesce(${person}.first_name, ${MARKET})`),
    lastName: value((person) => sql`coalesce(${person}.last_name, '')`),
    companyName: value((person) => sql`coalesce(${person}.company_name, ${MARKET})`),
    email: value(
      (person) => sql`(select contact_email from company_profile where party_id = ${person}.sending_party_id)`,
    ),
  },
});

defineType(Message, {
  visible: (row, viewer) =>
    viewer.id !== null && sql`(${row}.recipient_id = ${viewer.id} or ${row}.sending_user_id = ${viewer.id})`,
  fields: {
    isNotice: value((message) => sql`${message}.sending_user_id is null`),
    sender: from(
      () => MessageSender,
      (message, person) =>
        sql`from (select "user".*, ${message}.sending_party_id from (values (true)) "market" left join "user" on "user".id = ${message}.sending_user_id) ${person}`,
    ),
  },
  sorts: { newest },
});

/** Number of a member's unread messages. */
export const unreadCountOf = (memberId: string | null): Sql =>
  sql`(select count(*)::int from message where recipient_id = ${memberId}::uuid and not is_read)`;

/** Read from a source with the column `message_id`. */
defineType(MessageReceived, {
  visible: members,
  fields: {
    message: personal(
      one(
        () => Message,
        (received, message) => sql`${message}.id = ${received}.message_id`,
      ),
    ),
    unreadCount: personal(value((_received, viewer) => unreadCountOf(viewer.id))),
  },
});
