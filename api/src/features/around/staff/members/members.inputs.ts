import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { connectionOf, SearchArgs } from '../../../../schema/connectionTypes.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Role, User } from '../../../people/accounts/user.entity.ts';

export const UserConnection = connectionOf(User);

@ArgsType()
export class MemberListArgs extends SearchArgs {
  @Nullable(() => Role, 'Only members with this role.') role?: Role;
  @Nullable(() => Boolean, 'Only members who are locked, or only others.') locked?: boolean;
}

@InputType({ description: 'An act of an admin that concerns a member.' })
export class MemberActInput {
  @Field(() => ID, { description: 'The member.' }) userId!: string;
  @Field({ description: 'The reason, at most 200 characters; it is kept in the audit log.' }) reason!: string;
}

@InputType({ description: 'An act of an admin that concerns a company.' })
export class CompanyActInput {
  @Field(() => ID, { description: 'The company.' }) companyId!: string;
  @Field({ description: 'The reason, at most 200 characters, which its people can read; the audit log keeps it.' })
  reason!: string;
}

@InputType({ description: 'Ends a session of another member.' })
export class EndMemberSessionInput extends MemberActInput {
  @Field(() => ID, { description: 'Id of the session, as returned by `memberSessions`.' }) sessionId!: string;
}
