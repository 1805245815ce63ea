import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, notFound } from '../../../../common/errors.ts';
import { returnsRow } from '../../../../database/execute.ts';
import type { Context } from '../../../../schema/context.ts';
import { isId } from '../../../../rules/id.ts';
import { actingPartyOf, representativeOf } from '../../../../writing/actingParty.ts';
import { createOnce, memberOf } from '../../../../writing/command.ts';
import { spendQuota } from '../../../../writing/quota.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { addWebhookEvent } from '../../../../writing/webhookEvents.ts';
import { refuseUnconfirmed } from '../../accounts/emailConfirmation.service.ts';
import { User } from '../../accounts/user.entity.ts';
import type { EmailedKind } from '../../notices/notices.ts';
import { addNoticeEmails } from '../../notices/notify.ts';
import { refuseBlocked } from './blocking.service.ts';
import { addressOf, isAddressed, type Address } from './conversationAddress.ts';
import { Message } from './message.entity.ts';
import type { SendMessageInput } from './messaging.inputs.ts';
import { messageRules } from './rules.ts';

interface Written {
  to: string;
  from: string;
  subject: string;
  content: string;
  link?: string;
  /** The offering an inquiry is about. */
  offeringId?: string;
  /** Otherwise the database finds or begins the conversation. */
  conversationId?: string | undefined;
}

/** A message that a member wrote, with its email. */
export const writeMessage = async (
  em: EntityManager,
  { to, from, ...texts }: Written,
  kind: EmailedKind,
): Promise<Message> => {
  const message = em.create(Message, { recipient: to, sendingUser: from, ...texts, isRead: false });
  await addNoticeEmails(em, [{ messageId: message.id, kind }]);
  return message;
};

type Direct = Pick<SendMessageInput, 'recipientId' | 'inReplyToId'>;

/** Of a message that names a recipient, or answers one that somebody wrote to the party of a member. */
const directAddressOf = async (em: EntityManager, member: string, { recipientId, inReplyToId }: Direct) => {
  const own = await actingPartyOf(em, member);
  const answered = inReplyToId ? await em.findOne(Message, { id: inReplyToId }) : null;
  const isTheirs = answered?.conversationId ? answered.recipientPartyId === own : answered?.recipient.id === member;
  if (inReplyToId && !isTheirs) throw notFound('Message');
  const to = answered ? answered.sendingUser?.id : recipientId;
  if (!to) throw badInput('Please choose a recipient.', { recipientId: 'is required' });
  if (to === member) throw badInput('You cannot send a message to yourself.', { recipientId: 'is you' });
  if (!(await em.findOne(User, { id: to, deletedAt: null }))) throw notFound('Recipient');
  const party = answered?.sendingPartyId ?? (await actingPartyOf(em, to));
  if (party === own)
    throw badInput('You cannot write to your own company.', { recipientId: 'belongs to your company' });
  return { person: await representativeOf(em, to, party), party, answered };
};

export const sendMessage = async (ctx: Context, input: SendMessageInput): Promise<string> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  if (isAddressed(input) && (input.recipientId || input.inReplyToId))
    throw badInput('A message names one conversation, company or subject.', {
      [input.recipientId ? 'recipientId' : 'inReplyToId']: 'is one too many',
    });
  const { subject, content, ...named } = validated(messageRules, input);
  return createOnce(ctx, input, { rules: messageRules, type: Message, by: 'sendingUser' }, async (em) => {
    await spendQuota(em, member, 'messages');
    const address: Partial<Address> & Pick<Address, 'person' | 'party'> & { answered?: Message | null } = isAddressed(
      named,
    )
      ? await addressOf(em, member, named)
      : await directAddressOf(em, member, named);
    const { person, party, title = '', conversationId, answered } = address;
    await refuseBlocked(em, member, party);
    const written = { to: person, from: member, subject: subject ?? title, content, conversationId };
    const sent = await writeMessage(em, written, 'message');
    if (answered) sent.inReplyTo = em.getReference(Message, answered.id, { wrapped: true });
    await addWebhookEvent(em, {
      type: 'message.received',
      subjectIds: { messageId: sent.id },
      parties: [party],
    });
    return sent;
  });
};

/** The parties for which `reader` reads, as `isViewersParty`. */
export const PARTIES_OF_READER = `
  select unnest(array[reader.party_id, reader.own_party_id])
  union all select party_id from company_profile where user_id = reader.id and closed_at is not null`;

/** The recipient's mark is in the message; those of colleagues are beside it until they open the conversation. */
const MARK = `
with seen as (
  select message.id, recipient_id = reader.id as is_recipient, reader.id as reader from message join "user" reader on reader.id = ?
  where message.id = ? and (conversation_id is null and recipient_id = reader.id or conversation_id is not null and recipient_party_id in (${PARTIES_OF_READER}))
), marked as (
  update message set is_read = true from seen where message.id = seen.id and is_recipient
), beside as (
  insert into message_read (message_id, user_id) select id, reader from seen where not is_recipient on conflict do nothing
)
select id from seen`;

export const markRead = (ctx: Context, id: string): Promise<void> =>
  transact(ctx.em, async (em) => {
    if (!isId(id) || !(await returnsRow(em, MARK, [memberOf(ctx), id]))) throw notFound('Message');
  });
