import type { Slice } from '../../schema/market.ts';
import { Conversation } from './conversation.entity.ts';
import {
  CompanyResponse,
  ConversationFields,
  ConversationsResolver,
  MessageConversation,
} from './conversations.resolver.ts';
import './conversations.reading.ts';

export const conversations: Slice = {
  name: 'conversations',
  entities: [Conversation],
  resolvers: [ConversationsResolver, ConversationFields, MessageConversation, CompanyResponse],
};
