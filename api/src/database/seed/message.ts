import type { Random } from './random.ts';

export interface Message {
  id: string;
  createdAt: Date;
  /** Null: Feedstock itself. */
  sendingUserId: string | null;
  recipientId: string;
  subject: string;
  content: string;
  isRead: boolean;
  link: string | null;
  inReplyToId: string | null;
  offeringId: string | null;
}

type Written = Omit<Message, 'id' | 'isRead' | 'sendingUserId' | 'link' | 'inReplyToId' | 'offeringId'> &
  Partial<Pick<Message, 'sendingUserId' | 'link' | 'inReplyToId' | 'offeringId'>>;

export const messageOf = (written: Written, random: Random): Message => ({
  id: random.id(written.createdAt),
  sendingUserId: null,
  link: null,
  inReplyToId: null,
  offeringId: null,
  isRead: false,
  ...written,
});
