import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import { isId } from '../../../../rules/id.ts';
import { actingPartyOf, representativeOf } from '../../../../writing/actingParty.ts';
import type { SendMessageInput } from './messaging.inputs.ts';

/** How a message names the other side and the subject. */
export type Addressed = Pick<
  SendMessageInput,
  'conversationId' | 'companyId' | 'productId' | 'offeringId' | 'rfpId' | 'orderId'
>;

export interface Address {
  conversationId: string;
  /** The party on the other side. */
  party: string;
  /** The person who is notified. */
  person: string;
  /** Title of the subject, for messages without a subject line. */
  title: string;
}

/** Without a subject for a company and for a conversation that exists. */
interface Found {
  kind?: 'product' | 'offering' | 'rfp' | 'order';
  subject?: string;
  conversation?: string;
  party: string;
  person?: string | null;
  title?: string;
}

/** By the field that names it; `:party` is the acting party. Two fields are a company and the material that it is asked about. */
const FIND: Readonly<Record<keyof Addressed, { noun: string; statement: string }>> = {
  conversationId: {
    noun: 'Conversation',
    statement: `select talk.id as conversation, other.party, last.sending_user_id as person,
        coalesce((select name from product where id = talk.subject_id), (select title from offering where id = talk.subject_id),
          (select title from rfp where id = talk.subject_id), (select title from "order" where id = talk.subject_id),
          (select subject from message where conversation_id = talk.id order by number desc limit 1)) as title
      from conversation talk
        cross join lateral (select case first_party_id when :party then second_party_id else first_party_id end as party) other
        left join lateral (select sending_user_id from message where conversation_id = talk.id and sending_party_id = other.party
          order by number desc limit 1) last on true
      where talk.id = :id and :party in (first_party_id, second_party_id)`,
  },
  companyId: {
    noun: 'Company',
    statement: `select party_id as party, user_id as person from company_profile where id = :id and closed_at is null`,
  },
  productId: {
    noun: 'Product',
    statement: `select 'product' as kind, id as subject, name as title from product where id = :id and is_shown`,
  },
  offeringId: {
    noun: 'Offering',
    statement: `select 'offering' as kind, id as subject, party_id as party, user_id as person, title from offering where id = :id`,
  },
  rfpId: {
    noun: 'RFP',
    statement: `select 'rfp' as kind, id as subject, party_id as party, user_id as person, title from rfp where id = :id`,
  },
  orderId: {
    noun: 'Order',
    statement: `select 'order' as kind, id as subject, title,
        case buyer_party_id when :party then seller_party_id else buyer_party_id end as party,
        case buyer_party_id when :party then seller_id else buyer_id end as person
      from "order" where id = :id and :party in (buyer_party_id, seller_party_id)`,
  },
};

const fields = Object.keys(FIND) as (keyof Addressed)[];

export const isAddressed = (message: Addressed): boolean => fields.some((field) => message[field]);

/** The conversation that a member opens or continues, locked until the transaction ends. */
export const addressOf = async (em: EntityManager, member: string, message: Addressed): Promise<Address> => {
  const given = fields.filter((field) => message[field]);
  const [field = 'conversationId', ...others] = given;
  if (others.length > 0 && given.join(' ') !== 'companyId productId')
    throw badInput('A message names one conversation, company or subject.', { [others[0] ?? '']: 'is one too many' });
  if (given.length === 1 && field === 'productId')
    throw badInput('Please choose a company.', { companyId: 'is required with productId' });
  const party = await actingPartyOf(em, member);
  const rows = await Promise.all(given.map((each) => find(em, each, message[each] ?? '', party)));
  const address = rows.reduce((all, row) => ({ ...row, party: all.party, person: all.person }));
  if (address.party === party)
    throw badInput('You cannot write to your own company.', { [field]: 'belongs to your company' });
  const [person] = await em.execute<{ id: string }[]>(
    'select id from "user" where party_id = ? and deleted_at is null order by created_at limit 1 for key share',
    [address.party],
  );
  if (!person) throw conflict('Nobody acts for this company any more.', 'NOT_RECEIVING');
  const conversationId =
    address.conversation ?? (await conversationBetween(em, party, address.party, address.kind, address.subject));
  return {
    conversationId,
    party: address.party,
    person: await representativeOf(em, address.person ?? person.id, address.party),
    title: address.title ?? 'Message',
  };
};

const find = async (em: EntityManager, field: keyof Addressed, id: string, party: string): Promise<Found> => {
  const { noun, statement } = FIND[field];
  const [row] = isId(id) ? await em.execute<Found[]>(statement, { id, party }) : [];
  if (!row) throw notFound(noun);
  return row;
};

/** The conversation of two parties about a subject, which is begun if there is none. */
export const conversationBetween = async (
  em: EntityManager,
  party: string,
  other: string,
  kind?: Found['kind'],
  subject?: string,
): Promise<string> => {
  const sql = 'select conversation_between(?::uuid, ?::uuid, ?::text, ?::uuid) as id';
  const [row] = await em.execute<[{ id: string }]>(sql, [party, other, kind ?? null, subject ?? null]);
  return row.id;
};
