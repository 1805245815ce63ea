import { sql } from '../../reading/sql.ts';
import { ListArgs } from '../../schema/connectionTypes.ts';
import { idArgument, input, mutation, query, rootFields } from '../../schema/rootFields.ts';
import { Message } from './message.entity.ts';
import { SendMessageInput } from './messaging.inputs.ts';
import { MessageConnection } from './messaging.lists.ts';
import { markRead, sendMessage } from './messaging.service.ts';

export const MessagingResolver = rootFields('member', {
  messages: query('read', {
    type: () => MessageConnection,
    description: "The viewer's inbox, newest first.",
    args: [ListArgs],
    read: (ctx, info, args) =>
      ctx.reader.many(ctx, info, Message, { ...args }, (row) => sql`${row}.recipient_id = ${ctx.viewer.id}`),
  }),
  readMessage: mutation('trade', {
    right: 'read',
    record: Message,
    description: 'Marks a received message as read.',
    args: [idArgument('id', 'Id of the message.')],
    id: (id) => id,
    run: markRead,
  }),
  sendMessage: mutation('trade', {
    record: Message,
    description: 'Sends a message to a member, or answers one.',
    args: [input(SendMessageInput, 'The message.')],
    run: sendMessage,
  }),
});
