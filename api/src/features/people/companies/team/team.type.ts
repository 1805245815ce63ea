import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import type { CompanyRole as Role } from '../../../../rules/companyRoles.ts';
import { graphEnum } from '../../../../schema/enums.ts';
import { Node } from '../../../../schema/node.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Instant } from '../../../../schema/scalars.ts';
import { User } from '../../accounts/user.entity.ts';

export const CompanyRole = graphEnum('CompanyRole', 'What somebody may do for their company.', {
  owner: 'Everything, and hands the company over. A company has one.',
  admin: 'Trades, changes the profile, invites and removes colleagues, and changes their roles.',
  trader: 'Posts, bids, orders and answers.',
  reader: 'Reads everything of the company.',
});

export const InvitationStatus = graphEnum('InvitationStatus', 'Status of an invitation.', {
  pending: 'Waits for an answer, until it expires.',
  accepted: 'Accepted: the person joined the company.',
  declined: 'Declined.',
  cancelled: 'Withdrawn, or replaced after it had expired.',
});

@ObjectType({
  implements: Node,
  description: 'A person in a company; visible to colleagues, to support and to admins.',
})
export class CompanyMember extends Node {
  @Field(() => ID, { description: 'Id of the person.' }) userId!: string;
  @Field(() => User, { description: 'The person.' }) user!: User;
  @Field(() => CompanyRole, { description: 'What the person may do for the company.' }) role!: Role;
  @Field(() => Instant, { description: 'When the person joined.' }) joinedAt!: Date;
  @Nullable(
    () => [String],
    'Names of the API keys and addresses of the webhooks that end with the membership; visible to the person, the owner and admins.',
  )
  programs?: string[] | null;
  @Nullable(() => Instant, 'Until when the person can accept the company, if it was offered; visible as `programs`.')
  offerEndsAt?: Date | null;
}

@ObjectType({ implements: Node, description: 'An invitation to a company; visible to colleagues for 30 days.' })
export class CompanyInvitation extends Node {
  @Field({ description: 'The address that it was sent to.' }) email!: string;
  @Field(() => CompanyRole, { description: 'The role of who accepts it.' }) role!: Role;
  @Field(() => InvitationStatus, { description: 'Status.' }) status!: keyof typeof InvitationStatus;
  @Field(() => User, { description: 'Who sent it.' }) invitedBy!: User;
  @Field(() => Instant, { description: 'When it was sent.' }) createdAt!: Date;
  @Field(() => Instant, { description: 'When its link stops working.' }) expiresAt!: Date;
}

@ArgsType()
@InputType()
export class Factors {
  @Nullable(() => String, 'The current password: what concerns admins and the owner needs it (PASSWORD_REQUIRED).')
  password?: string | null;
  @Nullable(() => String, 'A code of the second factor, if the account has one, with the password.')
  code?: string | null;
}

@InputType({ description: 'An invitation to the company.' })
export class InviteMemberInput extends Factors {
  @Field({ description: 'The address.' }) email!: string;
  @Field(() => CompanyRole, { description: 'The role: admin, trader or reader.' }) role!: Role;
  @Nullable(
    () => String,
    'Any text of at most 255 characters, different for each command. A retry with the same key returns the same invitation, with its link.',
  )
  idempotencyKey?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A new invitation.' })
export class SentInvitation {
  invitationId!: string;
  @Nullable(() => String, 'On a market that sends no emails: the path of its page, to pass on. It is shown only here.')
  link!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation, as its link shows it.' })
export class OpenInvitation {
  @Field({ description: 'Name of the company.' }) companyName!: string;
  @Field({ description: 'Country of the company.' }) country!: string;
  @Field({ description: 'City of its owner.' }) city!: string;
  @Field(() => CompanyRole, { description: 'The role in the company.' }) role!: Role;
  @Field({ description: 'The address that it was sent to; the account must have it.' }) email!: string;
  @Field(() => Instant, { description: 'When the link stops working.' }) expiresAt!: Date;
}
