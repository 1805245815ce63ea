import { idArgument, input, mutation, query, rootFields } from '../../schema/rootFields.ts';
import { Message } from './message.entity.ts';
import { SendMessageInput } from './messaging.inputs.ts';
import { MessageConnection, MessageListArgs } from './messaging.lists.ts';
import { isReceived } from './messaging.reading.ts';
import { markRead, sendMessage } from './messaging.service.ts';

export const MessagingResolver = rootFields('member', {
  messages: query('read', {
    type: () => MessageConnection,
    description:
      "The viewer's inbox, newest first: notices, and the messages of others to the viewer's company, or to the viewer without one.",
    args: [MessageListArgs],
    read: (ctx, info, args) => ctx.reader.many(ctx, info, Message, { ...args }, (row) => isReceived(row, ctx.viewer)),
  }),
  readMessage: mutation('trade', {
    right: 'read',
    record: Message,
    description: 'Marks this received message as read by the viewer; colleagues have marks of their own.',
    args: [idArgument('id', 'Id of the message.')],
    id: (id) => id,
    run: markRead,
  }),
  sendMessage: mutation('trade', {
    record: Message,
    description:
      'Sends a message to a company or a member, in a conversation about a subject or about none, or answers one.',
    args: [input(SendMessageInput, 'The message.')],
    run: sendMessage,
  }),
});
