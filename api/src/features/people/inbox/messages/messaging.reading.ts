import {
  extendType,
  everyone,
  from,
  members,
  oneBy,
  personal,
  defineType,
  value,
  newest,
  isActingParty,
  isViewersParty,
  type Rule,
  type Viewer,
} from '../../../../reading/reading.ts';
import { raw, sql, type Sql } from '../../../../reading/sql.ts';
import { brand } from '../../../../pages/brand.ts';
import { User } from '../../accounts/user.entity.ts';
import { MemberBlock } from './memberBlock.entity.ts';
import { companyOf } from '../../companies/companies.reading.ts';
import { Message, MessageSender } from './message.entity.ts';
import { MessageReceived } from './messageReceived.type.ts';

/** Whether the viewer's party has blocked a person or a party. */
const isBlocked = (column: 'party_id' | 'sending_party_id') =>
  personal(
    value((person, { id }) =>
      id === null
        ? raw('false')
        : sql`exists (select 1 from member_block where (blocked_party_id = ${person}.${raw(column)} or blocked_id = ${person}.id) and blocker_party_id = (select party_id from "user" where id = ${id}))`,
    ),
  );

extendType(User, { isBlocked: isBlocked('party_id') });

defineType(MemberBlock, {
  visible: (row, viewer) => isActingParty(sql`${row}.blocker_party_id`, viewer),
  fields: { company: companyOf('blocked_party_id') },
  sorts: { newest },
});

defineType(MessageSender, {
  visible: everyone,
  fields: {
    userId: value((person) => sql`${person}.id`),
    company: companyOf('sending_party_id'),
    isBlocked: isBlocked('sending_party_id'),
    firstName: value((person) => sql`coalesce(${person}.first_name, ${brand})`),
    lastName: value((person) => sql`coalesce(${person}.last_name, '')`),
    companyName: value((person) => sql`coalesce(${person}.company_name, ${brand})`),
    email: value(
      (person) => sql`(select contact_email from company_profile where party_id = ${person}.sending_party_id)`,
    ),
  },
});

defineType(Message, {
  visible: (row, viewer) =>
    viewer.id !== null &&
    sql`case when ${row}.conversation_id is null then ${row}.recipient_id = ${viewer.id} or ${row}.sending_user_id = ${viewer.id}
      else ${isViewersParty(sql`${row}.recipient_party_id`, viewer)} or ${isViewersParty(sql`${row}.sending_party_id`, viewer)} end`,
  fields: {
    isNotice: value((message) => sql`${message}.sending_user_id is null`),
    isRead: personal(
      value(
        (message, viewer) =>
          sql`has_read(${message}, case when ${isViewersParty(sql`${message}.sending_party_id`, viewer)} then ${message}.recipient_id else ${viewer.id}::uuid end)`,
      ),
    ),
    sender: from(
      () => MessageSender,
      (message, person) =>
        sql`from (select "user".*, ${message}.sending_party_id from (values (true)) "market" left join "user" on "user".id = ${message}.sending_user_id) ${person}`,
    ),
  },
  sorts: { newest, updated: { ...newest, descending: false } },
  filters: {
    updatedSince: (message, time: string) => sql`${message}.created_at >= ${time}::timestamptz`,
    notices: (message, wanted: boolean) => sql`${message}.conversation_id is ${raw(wanted ? 'null' : 'not null')}`,
  },
});

/** The mark up to which the viewer has read a conversation. */
const markIn = (conversation: Sql, { id }: Pick<Viewer, 'id'>): Sql =>
  sql`coalesce((select read_up_to from conversation_reader where conversation_id = ${conversation}.id and user_id = ${id}), 0)`;

/** The messages of the other side that the viewer has not read. By joins instead of `has_read`, because there may be many. */
export const unreadIn = (conversation: Sql, viewer: Pick<Viewer, 'id'>, mark = markIn(conversation, viewer)): Sql =>
  sql`from message unread where unread.conversation_id = ${conversation}.id and unread.number > ${mark}
    and ${isViewersParty(sql`unread.recipient_party_id`, viewer)} and not (unread.recipient_id = ${viewer.id} and unread.is_read)
    and not exists (select from message_read where message_id = unread.id and user_id = ${viewer.id})`;

export const unreadNoticesOf = (memberId: string | null): Sql =>
  sql`(select count(*)::int from message where recipient_id = ${memberId}::uuid and conversation_id is null and not is_read)`;

/** Number of a member's unread messages: notices, and what others wrote to the member's party. */
export const unreadCountOf = (memberId: string | null): Sql => {
  const viewer = { id: memberId };
  const mark = sql`coalesce(read_up_to, 0)`;
  return sql`(${unreadNoticesOf(memberId)}
    + (select coalesce(sum((select count(*) from (select ${unreadIn(sql`conversation`, viewer, mark)} limit 100) counted)), 0)::int
      from conversation left join conversation_reader on conversation_id = conversation.id and user_id = ${memberId}::uuid
      where (${isViewersParty(sql`first_party_id`, viewer)} or ${isViewersParty(sql`second_party_id`, viewer)}) and last_number > ${mark}))`;
};

/** The messages and notices of a member's inbox. */
export const isReceived: Rule = (message, viewer) =>
  sql`(${message}.conversation_id is null and ${message}.recipient_id = ${viewer.id}
    or ${message}.conversation_id is not null and ${isViewersParty(sql`${message}.recipient_party_id`, viewer)})`;

/** Read from a source with the column `message_id`. */
defineType(MessageReceived, {
  visible: members,
  fields: {
    message: personal(oneBy(() => Message, 'message_id')),
    unreadCount: personal(value((_received, viewer) => unreadCountOf(viewer.id))),
    unreadNotices: personal(value((_received, viewer) => unreadNoticesOf(viewer.id))),
  },
});
