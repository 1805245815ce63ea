import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, notFound } from '../../common/errors.ts';
import type { Context } from '../../schema/context.ts';
import { isId } from '../../rules/id.ts';
import { actingPartyOf } from '../../writing/actingParty.ts';
import { createOnce, memberOf } from '../../writing/command.ts';
import { spendQuota } from '../../writing/quota.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { addWebhookEvent } from '../../writing/webhookEvents.ts';
import { User } from '../accounts/user.entity.ts';
import type { EmailedKind } from '../notices/notices.ts';
import { addNoticeEmails } from '../notices/notify.ts';
import { refuseBlocked } from './blocking.service.ts';
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

export const sendMessage = (ctx: Context, input: SendMessageInput): Promise<string> => {
  const member = memberOf(ctx);
  const message = validated(messageRules, input);
  return createOnce(
    ctx,
    input,
    (em, idempotencyKey) => em.findOne(Message, { sendingUser: member, idempotencyKey }),
    async (em) => {
      await spendQuota(em, member, 'messages');
      const answered = message.inReplyToId
        ? await em.findOne(Message, { id: message.inReplyToId, recipient: member })
        : null;
      if (message.inReplyToId && !answered) throw notFound('Message');
      const to = answered ? answered.sendingUser?.id : message.recipientId;
      if (!to) throw badInput('Please choose a recipient.', { recipientId: 'is required' });
      if (to === member) throw badInput('You cannot send a message to yourself.', { recipientId: 'is you' });
      if (!(await em.findOne(User, { id: to, deletedAt: null }))) throw notFound('Recipient');
      await refuseBlocked(em, member, to);
      const { subject, content } = message;
      const sent = await writeMessage(em, { to, from: member, subject, content }, 'message');
      await addWebhookEvent(em, {
        type: 'message.received',
        subjectIds: { messageId: sent.id },
        parties: [await actingPartyOf(em, to)],
      });
      if (answered) sent.inReplyTo = em.getReference(Message, answered.id, { wrapped: true });
      return sent;
    },
  );
};

export const markRead = (ctx: Context, id: string): Promise<void> =>
  transact(ctx.em, async (em) => {
    const message = isId(id) ? await em.findOne(Message, { id, recipient: memberOf(ctx) }) : null;
    if (!message) throw notFound('Message');
    message.isRead = true;
    await em.flush();
  });
