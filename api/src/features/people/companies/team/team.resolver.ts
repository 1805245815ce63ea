import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import { sql } from '../../../../reading/sql.ts';
import type { CompanyRole as Role } from '../../../../rules/companyRoles.ts';
import type { Context } from '../../../../schema/context.ts';
import { plannedFields } from '../../../../schema/plannedFields.ts';
import {
  argument,
  idArgument,
  input,
  mutation,
  optional,
  query,
  rootFields,
  textArgument,
} from '../../../../schema/rootFields.ts';
import {
  acceptInvitation,
  cancelInvitation,
  declineInvitation,
  inviteMember,
  readInvitation,
} from './invitations.service.ts';
import { answerTransfer, changeMemberRole, leaveCompany, removeMember, transferCompany } from './members.service.ts';
import { CompanyProfile } from '../companyProfile.entity.ts';
import { MAX_MEMBERS } from './rules.ts';
import { byJoining, colleagues } from './team.reading.ts';
import {
  CompanyInvitation,
  CompanyMember,
  CompanyRole,
  Factors,
  InviteMemberInput,
  OpenInvitation,
  SentInvitation,
} from './team.type.ts';

const colleague = idArgument('userId', 'The colleague.');
const role = argument<Role>('role', () => CompanyRole, 'The role: admin, trader or reader.');
const token = textArgument('token', 'The token of the link: what follows `#` in its address.');
const successor = optional(
  idArgument(
    'successorId',
    'The colleague who gets the notices about what the person has posted, bid and ordered; the owner if absent.',
  ),
);
const flag = (name: string, description: string) => optional(argument<boolean>(name, () => Boolean, description));

export const TeamResolver = rootFields('member', {
  companyMembers: query('read', {
    cost: 'planned',
    type: () => [CompanyMember],
    description: "The people of the viewer's company, earliest first; at most 100. Empty without a company.",
    read: (ctx, info) =>
      ctx.reader.many(ctx, info, CompanyMember, {}, (row) => colleagues(row, ctx.viewer), {
        order: byJoining,
        max: MAX_MEMBERS,
      }),
  }),
  companyInvitations: query('read', {
    cost: 'planned',
    type: () => [CompanyInvitation],
    description: "The invitations to the viewer's company in the last 30 days, newest first; at most 100.",
    read: (ctx, info) =>
      ctx.reader.many(ctx, info, CompanyInvitation, {}, undefined, {
        order: (row) => sql`${row}.created_at desc, ${row}.id`,
        max: MAX_MEMBERS,
      }),
  }),
  openInvitation: query('account', {
    cost: 6,
    access: 'anyone',
    type: () => OpenInvitation,
    nullable: true,
    description: 'What a link invites to, or null if it was used, cancelled or has expired.',
    args: [token],
    run: readInvitation,
  }),
  inviteMember: mutation('account', {
    cost: 80,
    right: 'manage',
    type: () => SentInvitation,
    description:
      'Invites the owner of an address to the company, by a link that works once, for 48 hours; for the owner and admins.',
    args: [input(InviteMemberInput, 'The invitation.')],
    run: inviteMember,
  }),
  cancelInvitation: mutation('account', {
    cost: 20,
    right: 'manage',
    record: CompanyInvitation,
    description: 'Cancels an invitation; for the owner and admins.',
    args: [idArgument('id', 'The invitation.')],
    run: cancelInvitation,
  }),
  acceptInvitation: mutation('account', {
    cost: 20,
    record: CompanyMember,
    description:
      'Joins a company. The confirmed address of the account must be the invited one, and nothing of the member may be open: otherwise RECORDS_OPEN with `reasons`. API keys and webhooks of the member end.',
    args: [
      token,
      flag('closesCompany', 'Close the company that the member owns alone. Without, its owner is refused.'),
    ],
    run: acceptInvitation,
  }),
  declineInvitation: mutation('account', {
    cost: 20,
    access: 'anyone',
    type: () => Boolean,
    description: 'Declines an invitation; always true, or an error.',
    args: [token, flag('optsOut', 'Send no more invitations to this address.')],
    run: declineInvitation,
  }),
  changeMemberRole: mutation('account', {
    cost: 80,
    right: 'manage',
    record: CompanyMember,
    description: 'Gives a colleague another role, except the owner; for the owner and admins.',
    args: [colleague, role, Factors],
    run: changeMemberRole,
  }),
  removeMember: mutation('account', {
    cost: 80,
    right: 'manage',
    type: () => ID,
    description:
      'Removes a colleague, except the owner; for the owner and admins. API keys and webhooks of the membership end. Returns the id of the `CompanyMember`.',
    args: [
      idArgument('userId', 'The `id` of the `CompanyMember`. That of the person is taken until 2027-06-30.'),
      successor,
      Factors,
    ],
    run: removeMember,
  }),
  leaveCompany: mutation('account', {
    cost: 20,
    type: () => Boolean,
    description:
      'Leaves the company: records stay with it, API keys and webhooks of the membership end. The owner is refused. Always true, or an error.',
    args: [successor],
    run: leaveCompany,
  }),
  transferCompany: mutation('account', {
    cost: 80,
    right: 'own',
    record: CompanyMember,
    description: 'Offers the company to a colleague, who can accept within seven days; an earlier offer ends.',
    args: [colleague, Factors],
    run: transferCompany,
  }),
  answerTransfer: mutation('account', {
    cost: 20,
    type: () => Boolean,
    description:
      'Accepts the company that its owner has offered: the member becomes the owner; the owner so far becomes an admin, stays for seven days and can revert it until then. Or ends the offer, also for the owner. Always true, or an error.',
    args: [argument<boolean>('accepts', () => Boolean, 'Whether the member accepts; false declines or withdraws.')],
    run: answerTransfer,
  }),
});

/** Reads the invitation only if it is selected. */
@Resolver(() => SentInvitation)
export class SentInvitationFields {
  @FieldResolver(() => CompanyInvitation, { nullable: true, description: 'The invitation.' })
  invitation(@Root() { invitationId }: SentInvitation, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, CompanyInvitation, invitationId);
  }
}

export const CompanyTeam = plannedFields(CompanyProfile, {
  members: {
    type: () => [CompanyMember],
    description:
      'The people of the company, earliest first; visible to colleagues, to support and to admins, empty for others.',
  },
});
