import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { planned } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { ListArgs } from '../../schema/connections.ts';
import type { Context } from '../../schema/context.ts';
import { StartArgs } from '../../schema/startArgs.ts';
import { Message } from './message.entity.ts';
import { MessageReceived } from './messageReceived.type.ts';
import { SendMessageInput } from './messaging.inputs.ts';
import { MessageConnection } from './messaging.lists.ts';
import { markRead, sendMessage } from './messaging.service.ts';

@Authorized('member')
@Resolver()
export class MessagingResolver {
  @Query(() => MessageConnection, { description: "The viewer's inbox, newest first." })
  messages(@Args() args: ListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Message, { ...args }, (row) => sql`${row}.recipient_id = ${ctx.viewer.id}`);
  }

  @Mutation(() => Message, { nullable: true, description: 'Marks a received message as read.' })
  async readMessage(
    @Arg('id', () => ID, { description: 'Id of the message.' }) id: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await markRead(ctx, id);
    return ctx.reader.one(ctx, info, Message, (row) => sql`${row}.id = ${id}`);
  }

  @Mutation(() => Message, {
    nullable: true,
    description: 'Writes to a member: about a product or a posting, or in answer to a message.',
  })
  async sendMessage(
    @Arg('input', () => SendMessageInput, { description: 'The message.' }) input: SendMessageInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await sendMessage(ctx, input);
    return ctx.reader.one(ctx, info, Message, (row) => sql`${row}.id = ${id}`);
  }

  @Subscription(() => MessageReceived, {
    subscribe: planned,
    description:
      'Each message that arrives in the inbox of the viewer, right after its commit. Nothing is repeated: after a reconnect, query `messages` again once the start is confirmed. Of more than 100 at once only the last 100 are sent; `unreadCount` counts all.',
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
}
