import { Int } from 'type-graphql';
import { ListArgs } from '../../../../schema/connectionTypes.ts';
import { plannedFields } from '../../../../schema/plannedFields.ts';
import { idArgument, listOf, mutation, recordById, rootFields } from '../../../../schema/rootFields.ts';
import { CompanyProfile } from '../../companies/companyProfile.entity.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationListArgs } from './conversations.lists.ts';
import { markConversationRead } from './markConversationRead.service.ts';
import { Message } from '../messages/message.entity.ts';
import { MessageConnection } from '../messages/messaging.lists.ts';

export const ConversationsResolver = rootFields('member', {
  conversations: listOf(
    'read',
    Conversation,
    ConversationListArgs,
    "The conversations of the viewer's company, or of the viewer without one; the latest first.",
  ),
  conversation: recordById('read', Conversation, 'A conversation by id, or null.'),
  markConversationRead: mutation('trade', {
    cost: 20,
    right: 'read',
    record: Conversation,
    description: 'Marks all messages of a conversation as read by the viewer. Each colleague has a mark of their own.',
    args: [idArgument('id', 'Id of the conversation.')],
    id: (id) => id,
    run: markConversationRead,
  }),
});

export const ConversationFields = plannedFields(Conversation, {
  messages: {
    type: () => MessageConnection,
    args: ListArgs,
    description: 'Its messages, newest first: texts, and the steps of orders and quotes.',
  },
  lastMessage: { type: () => Message, nullable: true, description: 'Its last message, or null.' },
});

export const MessageConversation = plannedFields(Message, {
  conversation: {
    type: () => Conversation,
    nullable: true,
    description: 'The conversation that it belongs to; null for notices.',
  },
});

export const CompanyResponse = plannedFields(CompanyProfile, {
  usualResponseHours: {
    type: () => Int,
    nullable: true,
    description:
      'Hours until its first answer, rounded up: the median of the companies and people who wrote to it first in the last 90 days. Null with fewer than five answers.',
  },
});
