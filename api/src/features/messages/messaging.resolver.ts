import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { sql } from '../../reading/sql.ts';
import { ListArgs } from '../../schema/connectionTypes.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { Message } from './message.entity.ts';
import { SendMessageInput } from './messaging.inputs.ts';
import { MessageConnection } from './messaging.lists.ts';
import { markRead, sendMessage } from './messaging.service.ts';

@Authorized('member')
@Resolver()
export class MessagingResolver {
  @Scope('read')
  @Query(() => MessageConnection, { description: "The viewer's inbox, newest first." })
  messages(@Args() args: ListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Message, { ...args }, (row) => sql`${row}.recipient_id = ${ctx.viewer.id}`);
  }

  @Scope('trade')
  @Mutation(() => Message, { nullable: true, description: 'Marks a received message as read.' })
  async readMessage(
    @Arg('id', () => ID, { description: 'Id of the message.' }) id: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await markRead(ctx, id);
    return ctx.reader.byId(ctx, info, Message, id);
  }

  @Scope('trade')
  @Mutation(() => Message, {
    nullable: true,
    description: 'Sends a message to a member, or answers one.',
  })
  async sendMessage(
    @Arg('input', () => SendMessageInput, { description: 'The message.' }) input: SendMessageInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.byId(ctx, info, Message, await sendMessage(ctx, input));
  }
}
