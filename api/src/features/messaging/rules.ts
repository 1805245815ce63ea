import { object } from 'yup';
import { optionalId, text } from '../../rules/values.ts';

/** Why somebody ends what others took part in, in words that they will read. */
export const reasonRules = object({ reason: text('Reason', 1000) });

export const messageRules = object({
  recipientId: optionalId('Recipient'),
  inReplyToId: optionalId('Message'),
  subject: text('Subject', 200),
  content: text('Message', 4000),
});
