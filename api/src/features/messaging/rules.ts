import { object } from 'yup';
import { optionalId, text } from '../../rules/values.ts';

export const messageRules = object({
  recipientId: optionalId('Recipient'),
  inReplyToId: optionalId('Message'),
  subject: text('Subject', 200),
  content: text('Message', 4000),
});
