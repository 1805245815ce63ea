import { Field, Int, ObjectType } from 'type-graphql';
import { Message } from './message.entity.ts';

@ObjectType({ description: 'A message that has just arrived in the inbox of the viewer.' })
export class MessageReceived {
  @Field(() => Message, {
    nullable: true,
    description: 'The message; null if it can no longer be read, and in the event that confirms the start.',
  })
  message!: Message | null;
  @Field(() => Int, { description: 'How many messages the viewer has not read yet, at the time of sending.' })
  unreadCount!: number;
}
