import { createUnionType } from 'type-graphql';
import { extendType, one, personal, variants } from '../../../../reading/reading.ts';
import { sql, type Sql } from '../../../../reading/sql.ts';
import { plannedFields } from '../../../../schema/plannedFields.ts';
import { Product } from '../../../goods/catalogue/product.entity.ts';
import { Conversation } from '../../../people/inbox/conversations/conversation.entity.ts';
import { Message } from '../../../people/inbox/messages/message.entity.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { Rfp } from '../../../goods/postings/rfp.entity.ts';
import { Order } from './order.entity.ts';

// Conversations come before what they are about, so the last kind of subject adds the field.
const kinds = [Product, Offering, Rfp, Order] as const;

const ConversationSubject = createUnionType({
  name: 'ConversationSubject',
  description: 'What a conversation is about.',
  types: () => kinds,
});

export const SubjectOfConversation = plannedFields(Conversation, {
  subject: {
    type: () => ConversationSubject,
    nullable: true,
    description: 'What it is about; null if it has no subject, or one that the viewer may no longer see.',
  },
});

extendType(Conversation, {
  subject: personal(
    variants(() =>
      kinds.map((type) => ({
        type,
        where: (conversation: Sql, row: Sql) => sql`${row}.id = ${conversation}.subject_id`,
      })),
    ),
  ),
});

export const OrderOfMessage = plannedFields(Message, {
  order: { type: () => Order, nullable: true, description: 'The order whose step it is, or null.' },
});

extendType(Message, {
  order: personal(
    one(
      () => Order,
      (message, order) => sql`${message}.kind = 'order' and ${order}.id = ${message}.about_id`,
    ),
  ),
});
