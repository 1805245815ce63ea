import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { StartArgs } from '../../schema/startArgs.ts';
import { MessageReceived, MessageReceivedArgs } from '../messages/messageReceived.type.ts';
import { OrderChange } from '../orders/orderChange.type.ts';
import { actingPartyOf } from '../../writing/actingParty.ts';
import { listenToRecords, readEvent, type RecordEvent } from './listenToRecords.ts';

// What is received is for a person; the rest for a party, until its members' sockets end with their membership.
const toMessages = listenToRecords<MessageReceivedArgs>(async ({ includeSent }, { em, viewer: { id } }) => {
  if (id === null) return { topics: [], isPersonal: true };
  const sent = includeSent ? [{ kind: 'messageSent' as const, of: await actingPartyOf(em, id) }] : [];
  return { topics: [{ kind: 'messageReceived', of: id }, ...sent], isPersonal: true };
});

const toOrders = listenToRecords<StartArgs>(async (_args, { em, viewer: { id } }) => ({
  topics: id === null ? [] : [{ kind: 'orderChanged', of: await actingPartyOf(em, id) }],
  isPersonal: true,
}));

/** Subscriptions to the viewer's own messages and orders. */
@Authorized('member')
@Resolver()
export class OwnUpdatesResolver {
  @Scope('read')
  @Subscription(() => MessageReceived, {
    subscribe: toMessages,
    description:
      'Each new message in the inbox of the viewer, sent right after its commit. Missed messages are not sent again: after a reconnect, query `messages` once the start is confirmed. If more than 100 arrive at once, only the last 100 are sent; `unreadCount` counts all.',
  })
  messageReceived(
    @Root() event: RecordEvent,
    @Args() _args: MessageReceivedArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readEvent(ctx, info, MessageReceived, 'message_id', event);
  }

  @Scope('read')
  @Subscription(() => OrderChange, {
    subscribe: toOrders,
    description:
      'Each new order and each change of the status of an order, for its buyer and its seller, sent right after the commit. Missed changes are not sent again: after a reconnect, query the orders once the start is confirmed.',
  })
  orderChanged(
    @Root() event: RecordEvent,
    @Args() _args: StartArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readEvent(ctx, info, OrderChange, 'order_id', event);
  }
}
