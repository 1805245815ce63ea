import {
  defineType,
  everyone,
  extendType,
  from,
  isActingParty,
  isViewersParty,
  manyBy,
  ofEither,
  one,
  oneBy,
  personal,
  value,
  allOf,
  type Rule,
  type Sort,
  type Viewer,
} from '../../../../reading/reading.ts';
import { idIs } from '../../../../reading/id.ts';
import { raw, sql, type Sql } from '../../../../reading/sql.ts';
import { companyOf } from '../../companies/companies.reading.ts';
import { CompanyProfile } from '../../companies/companyProfile.entity.ts';
import { defineViewerCan } from '../../companies/viewerCan.ts';
import { Conversation, ConversationViewerCan, Counterparty } from './conversation.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { unreadIn } from '../messages/messaging.reading.ts';

/** The party on the other side of the viewer's. */
const otherParty = (row: Sql, viewer: Viewer): Sql =>
  sql`case when ${isViewersParty(sql`${row}.first_party_id`, viewer)} then ${row}.second_party_id else ${row}.first_party_id end`;

/** Read from a source with the column `party_id`. */
defineType(Counterparty, {
  visible: everyone,
  fields: {
    name: value(
      (party) => sql`coalesce((select company_name from company_profile where party_id = ${party}.party_id),
        (select trim(first_name || ' ' || last_name) from "user" where own_party_id = ${party}.party_id), '')`,
    ),
    company: companyOf(),
    userId: value(
      (party) => sql`coalesce((select user_id from company_profile where party_id = ${party}.party_id),
        (select id from "user" where own_party_id = ${party}.party_id))`,
    ),
    isBlocked: personal(
      value(
        (party, { id }) => sql`exists (select 1 from member_block where blocked_party_id = ${party}.party_id
          and blocker_party_id = (select party_id from "user" where id = ${id}))`,
      ),
    ),
  },
});

const lastWritten: Sort = { by: (row) => sql`${row}.last_message_at`, type: 'timestamptz' };

const isSide = ofEither(isActingParty, 'first_party_id', 'second_party_id');
/** Somebody acts for both sides. */
const isReachable: Rule = (row) =>
  sql`(select count(distinct party_id) = 2 from "user" where party_id in (${row}.first_party_id, ${row}.second_party_id) and deleted_at is null)`;

defineViewerCan(ConversationViewerCan, {
  table: () => Conversation,
  visible: everyone,
  fields: { sendMessage: personal(allOf(isSide, isReachable)) },
});

defineType(Conversation, {
  visible: ofEither(isViewersParty, 'first_party_id', 'second_party_id'),
  fields: {
    counterparty: personal(
      from(
        () => Counterparty,
        (row, party, viewer) => sql`from (select ${otherParty(row, viewer)} as party_id) ${party}`,
      ),
    ),
    unreadCount: personal(
      value((row, viewer) => sql`(select count(*)::int from (select ${unreadIn(row, viewer)} limit 100) counted)`),
    ),
    viewerCan: from(() => ConversationViewerCan),
    messages: personal(manyBy(() => Message, 'conversation_id')),
    lastMessage: personal(
      one(
        () => Message,
        (row, message) => sql`${message}.conversation_id = ${row}.id and ${message}.number = ${row}.last_number`,
      ),
    ),
  },
  sorts: { latest: { ...lastWritten, descending: true }, updated: lastWritten },
  filters: {
    updatedSince: (row, time: string) => sql`${row}.last_message_at >= ${time}::timestamptz`,
    subjectId: (row, id: string) => idIs(sql`${row}.subject_id`, id),
    companyId: (row, id: string) =>
      sql`(select party_id from company_profile where ${idIs(sql`id`, id)}) in (${row}.first_party_id, ${row}.second_party_id)`,
    hasSubject: (row, wanted: boolean) => sql`${row}.subject_id is ${raw(wanted ? 'not null' : 'null')}`,
    unread: (row, wanted: boolean, viewer) => sql`exists (select 1 ${unreadIn(row, viewer)}) = ${wanted}`,
  },
});

extendType(Message, { conversation: personal(oneBy(() => Conversation, 'conversation_id')) });

type Side = 'first_party_id' | 'second_party_id';
const recentOf = (company: Sql, own: Side, other: Side): Sql =>
  sql`(select id, ${raw(other)} as other from conversation where ${raw(own)} = ${company}.party_id order by last_message_at desc, id desc limit 100)`;

/** Of each other party the latest conversation that it began; until there is an answer, the time that has passed counts. */
const usualResponse = (company: Sql): Sql => sql`(
  select case when count(answered) >= 5 then ceil(extract(epoch from
    percentile_disc(0.5) within group (order by coalesce(answered, statement_timestamp()) - asked)) / 3600)::int end
  from (
    select distinct on (other) recent.id, question.created_at as asked from (
      ${recentOf(company, 'first_party_id', 'second_party_id')} union all ${recentOf(company, 'second_party_id', 'first_party_id')}
    ) recent join message question on question.conversation_id = recent.id and question.number = 1
    where question.sending_party_id <> ${company}.party_id and question.created_at > statement_timestamp() - interval '90 days'
    order by other, question.created_at desc
  ) latest left join lateral (
    select created_at as answered from message where conversation_id = latest.id and sending_party_id = ${company}.party_id and number <= 50
    order by number limit 1
  ) answer on true)`;

extendType(CompanyProfile, { usualResponseHours: value(usualResponse) });
