import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';
import { StartArgs } from '../../../../schema/startArgs.ts';
import { Message } from './message.entity.ts';

@ObjectType({ description: "A new message in the viewer's inbox." })
export class MessageReceived {
  @Nullable(() => Message, 'The message; null if it can no longer be read, and in the event that confirms the start.')
  message!: Message | null;
  @Field(() => Int, { description: 'Number of unread messages at the time of sending.' })
  unreadCount!: number;
  @Field(() => Int, { description: 'Of these, notices.' }) unreadNotices!: number;
}

@ArgsType()
export class MessageReceivedArgs extends StartArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description: "True to receive also what the viewer's own side writes in its conversations.",
  })
  includeSent!: boolean;
}
