import { ArgsType, Field, ID } from 'type-graphql';
import { connectionOf, ListArgs } from '../../schema/connectionTypes.ts';
import { Conversation } from './conversation.entity.ts';

export const ConversationConnection = connectionOf(Conversation);

@ArgsType()
export class ConversationListArgs extends ListArgs {
  @Field(() => ID, { nullable: true, description: 'Only conversations about this product, offering, RFP or order.' })
  subjectId?: string;
  @Field(() => ID, { nullable: true, description: 'Only conversations with this company.' }) companyId?: string;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only conversations about something; false: only those without a subject.',
  })
  hasSubject?: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only conversations with unread messages; false: only those without.',
  })
  unread?: boolean;
}
