import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../../../../schema/inputs.ts';
import { Nullable } from '../../../../schema/nullable.ts';

@InputType({
  description:
    'A message. It names a conversation, a company, a subject (`offeringId`, `rfpId`, `orderId`, or `productId` with `companyId`), a recipient, or the message that it answers.',
})
export class SendMessageInput extends CommandInput {
  @Nullable(() => ID, 'The recipient; not needed in an answer.') recipientId?: string | null;
  @Nullable(() => ID, 'The message this answers.') inReplyToId?: string | null;
  @Nullable(() => ID, 'The conversation that it continues.') conversationId?: string | null;
  @Nullable(() => ID, 'The company it is for.') companyId?: string | null;
  @Nullable(() => ID, 'The material that the company is asked about.') productId?: string | null;
  @Nullable(() => ID, 'The offering it is about; its seller gets it.') offeringId?: string | null;
  @Nullable(() => ID, 'The RFP it is about; its buyer gets it.') rfpId?: string | null;
  @Nullable(() => ID, 'The order it is about; the other side gets it.') orderId?: string | null;
  @Nullable(
    () => String,
    'Subject, at most 200 characters; required with `recipientId` and `inReplyToId`, otherwise the title of the subject if absent.',
  )
  subject?: string | null;
  @Field({ description: 'Plain text, at most 4000 characters.' }) content!: string;
}
