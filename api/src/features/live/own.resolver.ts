import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Resolver, Root, Subscription } from 'type-graphql';
import { sql } from '../../reading/sql.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { StartArgs } from '../../schema/startArgs.ts';
import { MessageReceived } from '../messages/messageReceived.type.ts';
import { OrderChange } from '../orders/orderChange.type.ts';
import { actingPartyOf } from '../../writing/actingParty.ts';
import { listenToRecords } from './listenToRecords.ts';

const ofViewer = (kind: 'messageReceived' | 'orderChanged') =>
  listenToRecords<StartArgs>(async (_args, { em, viewer: { id } }) => {
    if (id === null) return { topics: [], isPersonal: true };
    // Messages are for a person; orders for a party, until its members' sockets end with their membership.
    const of = kind === 'messageReceived' ? id : await actingPartyOf(em, id);
    return { topics: [{ kind, of }], isPersonal: true };
  });

/** Subscriptions to the viewer's own messages and orders. */
@Authorized('member')
@Resolver()
export class OwnUpdatesResolver {
  @Scope('read')
  @Subscription(() => MessageReceived, {
    subscribe: ofViewer('messageReceived'),
    description:
      'Each new message in the inbox of the viewer, sent right after its commit. Missed messages are not sent again: after a reconnect, query `messages` once the start is confirmed. If more than 100 arrive at once, only the last 100 are sent; `unreadCount` counts all.',
  })
  messageReceived(
    @Root() { recordId }: { recordId: string | null },
    @Args() _args: StartArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.computed(
      ctx,
      info,
      MessageReceived,
      (received) => sql`from (values (${recordId}::uuid)) ${received} (message_id)`,
    );
  }

  @Scope('read')
  @Subscription(() => OrderChange, {
    subscribe: ofViewer('orderChanged'),
    description:
      'Each new order and each change of the status of an order, for its buyer and its seller, sent right after the commit. Missed changes are not sent again: after a reconnect, query the orders once the start is confirmed.',
  })
  orderChanged(
    @Root() { recordId }: { recordId: string | null },
    @Args() _args: StartArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.computed(
      ctx,
      info,
      OrderChange,
      (change) => sql`from (values (${recordId}::uuid)) ${change} (order_id)`,
    );
  }
}
