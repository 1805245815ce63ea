import type { Random } from './random.ts';

export interface Message {
  id: string;
  createdAt: Date;
  /** Null for messages by Feedstock itself. */
  sendingUserId: string | null;
  recipientId: string;
  subject: string;
  content: string;
  isRead: boolean;
  link: string | null;
  inReplyToId: string | null;
  offeringId: string | null;
}

type MessageInput = Omit<Message, 'id' | 'isRead' | 'sendingUserId' | 'link' | 'inReplyToId' | 'offeringId'> &
  Partial<Pick<Message, 'sendingUserId' | 'link' | 'inReplyToId' | 'offeringId'>>;

export const messageOf = (input: MessageInput, random: Random): Message => ({
  id: random.id(input.createdAt),
  sendingUserId: null,
  link: null,
  inReplyToId: null,
  offeringId: null,
  isRead: false,
  ...input,
});
