import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../../schema/inputs.ts';

@InputType({ description: 'A message to a member. Either `recipientId` or `inReplyToId` is needed.' })
export class SendMessageInput extends CommandInput {
  @Field(() => ID, { nullable: true, description: 'The recipient; not needed in an answer.' }) recipientId?:
    string | null;
  @Field(() => ID, { nullable: true, description: 'The message this answers.' }) inReplyToId?: string | null;
  @Field({ description: 'Subject, at most 200 characters.' }) subject!: string;
  @Field({ description: 'Plain text, at most 4000 characters.' }) content!: string;
}
