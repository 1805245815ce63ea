import { ArgsType, ID } from 'type-graphql';
import { ListArgs, WrittenSince } from '../../../../schema/connectionTypes.ts';
import { Nullable } from '../../../../schema/nullable.ts';

@ArgsType()
export class ConversationListArgs extends ListArgs {
  @Nullable(() => ID, 'Only conversations about this product, offering, RFP or order.') subjectId?: string;
  @Nullable(() => ID, 'Only conversations with this company.') companyId?: string;
  @Nullable(() => Boolean, 'True: only conversations about something; false: only those without a subject.')
  hasSubject?: boolean;
  @WrittenSince('conversations with a message') updatedSince?: string;
  @Nullable(() => Boolean, 'True: only conversations with unread messages; false: only those without.')
  unread?: boolean;
}
