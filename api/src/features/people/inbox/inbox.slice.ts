import type { Slice } from '../../../schema/market.ts';
import { Message } from './messages/message.entity.ts';
import { MemberBlock } from './messages/memberBlock.entity.ts';
import { MessagingResolver } from './messages/messaging.resolver.ts';
import { BlockingResolver, BlockedUsers } from './messages/blocking.resolver.ts';
import './messages/messaging.reading.ts';
import { DIGEST_EMAIL, NOTICE_EMAIL } from '../notices/notify.ts';
import { digestEmailTask } from './messages/digestEmail.ts';
import { noticeEmailTask } from './messages/noticeEmail.ts';
import { UnsubscribeTokens } from './messages/unsubscribeTokens.ts';
import { Conversation } from './conversations/conversation.entity.ts';
import {
  CompanyResponse,
  ConversationFields,
  ConversationsResolver,
  MessageConversation,
} from './conversations/conversations.resolver.ts';
import './conversations/conversations.reading.ts';

declare module '../../../schema/services.ts' {
  interface Services {
    unsubscribeTokens: UnsubscribeTokens;
  }
}

export const inbox: Slice = {
  name: 'inbox',
  entities: [Message, MemberBlock, Conversation],
  resolvers: [
    MessagingResolver,
    BlockingResolver,
    BlockedUsers,
    ConversationsResolver,
    ConversationFields,
    MessageConversation,
    CompanyResponse,
  ],
  open: ({ pools, secretKey, services: { mailer } }) => {
    const unsubscribeTokens = new UnsubscribeTokens(secretKey);
    return {
      services: { unsubscribeTokens },
      tasks: {
        emails: {
          [NOTICE_EMAIL]: noticeEmailTask(pools.reads, mailer, unsubscribeTokens),
          [DIGEST_EMAIL]: digestEmailTask(pools.reads, mailer, unsubscribeTokens),
        },
      },
    };
  },
};
