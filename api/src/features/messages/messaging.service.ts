import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, notFound } from '../../common/errors.ts';
import type { Context } from '../../schema/context.ts';
import { isId } from '../../rules/id.ts';
import { actingPartyOf, representativeOf } from '../../writing/actingParty.ts';
import { createOnce, memberOf } from '../../writing/command.ts';
import { spendQuota } from '../../writing/quota.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { addWebhookEvent } from '../../writing/webhookEvents.ts';
import { User } from '../accounts/user.entity.ts';
import type { EmailedKind } from '../notices/notices.ts';
import { addNoticeEmails } from '../notices/notify.ts';
import { refuseBlocked } from './blocking.service.ts';
import { addressOf, isAddressed } from './conversationAddress.ts';
import { Message } from './message.entity.ts';
import type { SendMessageInput } from './messaging.inputs.ts';
import { conversationMessageRules, messageRules } from './rules.ts';
import type { InferType } from 'yup';

interface Written {
  to: string;
  from: string;
  subject: string;
  content: string;
  link?: string;
  /** The offering an inquiry is about. */
  offeringId?: string;
  /** Otherwise the database finds or begins the conversation. */
  conversationId?: string;
}

/** A message that a member wrote, with its email. */
export const writeMessage = async (
  em: EntityManager,
  { to, from, ...texts }: Written,
  kind: EmailedKind,
): Promise<Message> => {
  const message = em.create(Message, {
    recipient: em.getReference(User, to, { wrapped: true }),
    sendingUser: em.getReference(User, from, { wrapped: true }),
    ...texts,
    isRead: false,
  });
  await addNoticeEmails(em, [{ messageId: message.id, kind }]);
  return message;
};

/** The message that a member answers, which somebody wrote to their party. */
const answeredBy = async (em: EntityManager, member: string, id: string): Promise<Message> => {
  const message = await em.findOne(Message, { id });
  const isTheirs = message?.conversationId
    ? message.recipientPartyId === (await actingPartyOf(em, member))
    : message?.recipient.id === member;
  if (!message || !isTheirs) throw notFound('Message');
  return message;
};

/** The person who gets a message that names a recipient or answers another. */
const recipientOf = async (
  em: EntityManager,
  member: string,
  { recipientId }: { recipientId?: string | null },
  answered: Message | null,
): Promise<{ person: string; party: string }> => {
  const to = answered ? answered.sendingUser?.id : recipientId;
  if (!to) throw badInput('Please choose a recipient.', { recipientId: 'is required' });
  if (to === member) throw badInput('You cannot send a message to yourself.', { recipientId: 'is you' });
  if (!(await em.findOne(User, { id: to, deletedAt: null }))) throw notFound('Recipient');
  const party = answered?.sendingPartyId ?? (await actingPartyOf(em, to));
  if (party === (await actingPartyOf(em, member)))
    throw badInput('You cannot write to your own company.', { recipientId: 'belongs to your company' });
  return { person: await representativeOf(em, to, party), party };
};

export const sendMessage = (ctx: Context, input: SendMessageInput): Promise<string> => {
  const member = memberOf(ctx);
  if (!isAddressed(input)) return writeOnce(ctx, input, (em) => composed(em, member, validated(messageRules, input)));
  if (input.recipientId || input.inReplyToId)
    throw badInput('A message names one conversation, company or subject.', {
      [input.recipientId ? 'recipientId' : 'inReplyToId']: 'is one too many',
    });
  const { subject, content, ...addressed } = validated(conversationMessageRules, input);
  return writeOnce(ctx, input, async (em) => {
    const { title, ...address } = await addressOf(em, member, addressed);
    return { ...address, subject: subject ?? title, content };
  });
};

interface Composed extends Pick<Written, 'subject' | 'content' | 'conversationId'> {
  person: string;
  party: string;
  answered?: Message | null;
}

const composed = async (
  em: EntityManager,
  member: string,
  { inReplyToId, recipientId, subject, content }: InferType<typeof messageRules>,
): Promise<Composed> => {
  const answered = inReplyToId ? await answeredBy(em, member, inReplyToId) : null;
  return { ...(await recipientOf(em, member, { recipientId }, answered)), answered, subject, content };
};

const writeOnce = (ctx: Context, input: SendMessageInput, compose: (em: EntityManager) => Promise<Composed>) => {
  const member = memberOf(ctx);
  return createOnce(
    ctx,
    input,
    (em, idempotencyKey) => em.findOne(Message, { sendingUser: member, idempotencyKey }),
    async (em) => {
      await spendQuota(em, member, 'messages');
      const { person, party, answered, ...texts } = await compose(em);
      await refuseBlocked(em, member, party);
      const sent = await writeMessage(em, { to: person, from: member, ...texts }, 'message');
      if (answered) sent.inReplyTo = em.getReference(Message, answered.id, { wrapped: true });
      await addWebhookEvent(em, {
        type: 'message.received',
        subjectIds: { messageId: sent.id },
        parties: [party],
      });
      return sent;
    },
  );
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
    const found = isId(id) ? await em.execute<object[]>(MARK, [memberOf(ctx), id]) : [];
    if (found.length === 0) throw notFound('Message');
  });
