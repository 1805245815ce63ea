import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../../schema/inputs.ts';

@InputType({
  description:
    'A message. It names a conversation, a company, a subject (`offeringId`, `rfpId`, `orderId`, or `productId` with `companyId`), a recipient, or the message that it answers.',
})
export class SendMessageInput extends CommandInput {
  @Field(() => ID, { nullable: true, description: 'The recipient; not needed in an answer.' }) recipientId?:
    string | null;
  @Field(() => ID, { nullable: true, description: 'The message this answers.' }) inReplyToId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The conversation that it continues.' }) conversationId?:
    string | null;
  @Field(() => ID, { nullable: true, description: 'The company it is for.' }) companyId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The material that the company is asked about.' }) productId?:
    string | null;
  @Field(() => ID, { nullable: true, description: 'The offering it is about; its seller gets it.' }) offeringId?:
    string | null;
  @Field(() => ID, { nullable: true, description: 'The RFP it is about; its buyer gets it.' }) rfpId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The order it is about; the other side gets it.' }) orderId?:
    string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Subject, at most 200 characters; required with `recipientId` and `inReplyToId`, otherwise the title of the subject if absent.',
  })
  subject?: string | null;
  @Field({ description: 'Plain text, at most 4000 characters.' }) content!: string;
}
