import { idArgument, input, mutation, query, rootFields } from '../../../../schema/rootFields.ts';
import { memberOf } from '../../../../writing/command.ts';
import { transact } from '../../../../writing/transact.ts';
import { EmailPreference, EmailPreferenceInput } from './emailPreference.type.ts';
import { emailPreferencesOf, setEmailPreferences } from './emailPreferences.service.ts';
import { Message } from './message.entity.ts';
import { SendMessageInput } from './messaging.inputs.ts';
import { MessageConnection, MessageListArgs } from './messaging.lists.ts';
import { isReceived } from './messaging.reading.ts';
import { markRead, sendMessage } from './messaging.service.ts';

export const MessagingResolver = rootFields('member', {
  messages: query('read', {
    cost: 'planned',
    type: () => MessageConnection,
    description:
      "The viewer's inbox, newest first: notices, and the messages of others to the viewer's company, or to the viewer without one.",
    args: [MessageListArgs],
    read: (ctx, info, args) => ctx.reader.many(ctx, info, Message, { ...args }, (row) => isReceived(row, ctx.viewer)),
  }),
  readMessage: mutation('trade', {
    cost: 20,
    right: 'read',
    record: Message,
    description: 'Marks this received message as read by the viewer; colleagues have marks of their own.',
    args: [idArgument('id', 'Id of the message.')],
    id: (id) => id,
    run: markRead,
  }),
  sendMessage: mutation('trade', {
    cost: 20,
    record: Message,
    description:
      'Sends a message to a company or a member, in a conversation about a subject or about none, or answers one.',
    args: [input(SendMessageInput, 'The message.')],
    run: sendMessage,
  }),
  emailPreferences: query('account', {
    cost: 12,
    type: () => [EmailPreference],
    description: 'How the viewer gets notices by email, for each topic.',
    run: (ctx) => emailPreferencesOf(ctx.reads, memberOf(ctx)),
  }),
  saveEmailPreference: mutation('account', {
    cost: 20,
    type: () => [EmailPreference],
    description: 'Chooses how the viewer gets the notices of a topic by email.',
    args: [input(EmailPreferenceInput, 'The topic and the choice.')],
    run: (ctx, { topic, delivery }) => {
      const member = memberOf(ctx);
      return transact(ctx.em, async (em) => {
        await setEmailPreferences(em, member, [topic], delivery);
        return emailPreferencesOf(em, member);
      });
    },
  }),
});
