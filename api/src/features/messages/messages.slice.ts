import type { Slice } from '../../schema/market.ts';
import { Message } from './message.entity.ts';
import { MemberBlock } from './memberBlock.entity.ts';
import { MessagingResolver } from './messaging.resolver.ts';
import { BlockingResolver, BlockedUsers } from './blocking.resolver.ts';
import './messaging.reading.ts';
import { DIGEST_EMAIL, NOTICE_EMAIL } from '../notices/notify.ts';
import { digestEmailTask } from './digestEmail.ts';
import { noticeEmailTask } from './noticeEmail.ts';
import { UnsubscribeTokens } from './unsubscribeTokens.ts';

declare module '../../schema/services.ts' {
  interface Services {
    unsubscribeTokens: UnsubscribeTokens;
  }
}

export const messages: Slice = {
  name: 'messages',
  entities: [Message, MemberBlock],
  resolvers: [MessagingResolver, BlockingResolver, BlockedUsers],
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
