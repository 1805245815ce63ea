import { object } from 'yup';
import { optionalId, optionalText, text } from '../../../../rules/values.ts';

/** The reason for ending something in which others take part; shown to them. */
export const reasonRules = object({ reason: text('Reason', 1000) });

/** A message; in a conversation its subject is that of the conversation if absent. */
export const messageRules = object({
  recipientId: optionalId('Recipient'),
  inReplyToId: optionalId('Message'),
  conversationId: optionalId('Conversation'),
  companyId: optionalId('Company'),
  productId: optionalId('Product'),
  offeringId: optionalId('Offering'),
  rfpId: optionalId('RFP'),
  orderId: optionalId('Order'),
  subject: optionalText('Subject', 200).when(['recipientId', 'inReplyToId'], {
    is: (recipient: unknown, answered: unknown) => recipient || answered,
    then: (subject) => subject.required('Subject is required.'),
  }),
  content: text('Message', 4000),
});
