import { object } from 'yup';
import { optionalId, text } from '../../rules/values.ts';

/** The reason for ending something in which others take part; shown to them. */
export const reasonRules = object({ reason: text('Reason', 1000) });

export const messageRules = object({
  recipientId: optionalId('Recipient'),
  inReplyToId: optionalId('Message'),
  subject: text('Subject', 200),
  content: text('Message', 4000),
});
