import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, notFound } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { isId } from '../../rules/id.ts';
import { createOnce, memberOf } from '../../writing/command.ts';
import { spendQuota } from '../../writing/quota.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { User } from '../accounts/user.entity.ts';
import { Message } from './message.entity.ts';
import type { SendMessageInput } from './messaging.inputs.ts';
import { messageRules } from './rules.ts';

export interface Notice {
  to: string;
  /** The member who causes it; absent for a notice of the market itself. */
  from?: string;
  subject: string;
  content: string;
  link?: string;
  /** The offering an inquiry is about. */
  offeringId?: string;
}

/** Puts a message into somebody's inbox, in the transaction of what it tells of. */
export const notify = (em: EntityManager, notice: Notice): Message => {
  const message = em.create(Message, {
    recipient: em.getReference(User, notice.to, { wrapped: true }),
    sendingUser: notice.from ? em.getReference(User, notice.from, { wrapped: true }) : null,
    subject: notice.subject,
    content: notice.content,
    link: notice.link ?? null,
    offeringId: notice.offeringId ?? null,
    isRead: false,
  } as never);
  em.persist(message);
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
      if (!to) throw badInput('Please say who the message is for.', { recipientId: 'is required' });
      if (to === member) throw badInput('A message to yourself is not sent.', { recipientId: 'is you' });
      if (!(await em.findOne(User, { id: to }))) throw notFound('Recipient');
      const sent = notify(em, { to, from: member, subject: message.subject, content: message.content });
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
