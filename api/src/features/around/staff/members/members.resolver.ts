import { ID } from 'type-graphql';
import { badInput } from '../../../../common/errors.ts';
import { isId } from '../../../../rules/id.ts';
import { idArgument, input, mutation, query, recordById, rootFields } from '../../../../schema/rootFields.ts';
import { OpenSession } from '../../../people/accounts/openSession.type.ts';
import { CompanyProfile } from '../../../people/companies/companyProfile.entity.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import {
  CompanyActInput,
  EndMemberSessionInput,
  MemberActInput,
  MemberListArgs,
  UserConnection,
} from './members.inputs.ts';
import { lockCompany, unlockCompany } from './companyLock.service.ts';
import { endMemberSession, endMemberSessions, lockMember, unlockMember } from './members.service.ts';

export const MembersResolver = rootFields('admin', {
  members: query('staff', {
    cost: 'planned',
    access: 'support',
    type: () => UserConnection,
    description: 'Members for support and admins, newest first. Only admins can search by email address.',
    args: [MemberListArgs],
    read: (ctx, info, args) => ctx.reader.many(ctx, info, User, { ...args }),
  }),
  member: recordById('staff', User, 'A member by id, or null; for support and admins.', 'support'),
  memberSessions: query('staff', {
    cost: 10,
    access: 'support',
    type: () => [OpenSession],
    description: "A member's sessions, the most recently used first; for support and admins.",
    args: [idArgument('userId', 'The member.')],
    run: (ctx, userId) => {
      if (!isId(userId)) throw badInput('"userId" is not a valid id.', { userId: 'is not a valid id' });
      return ctx.budget.limited(() => ctx.transport.sessionsOf(userId));
    },
  }),
  lockMember: mutation('staff', {
    cost: 20,
    record: User,
    description: 'Locks an account: its sessions end and it cannot sign in until it is unlocked; admins only.',
    args: [input(MemberActInput, 'The member and the reason.')],
    run: lockMember,
  }),
  unlockMember: mutation('staff', {
    cost: 20,
    record: User,
    description: 'Unlocks an account and notifies the member; admins only.',
    args: [input(MemberActInput, 'The member and the reason.')],
    run: unlockMember,
  }),
  lockCompany: mutation('staff', {
    cost: 20,
    record: CompanyProfile,
    description:
      'Locks a company and notifies its owner: its people can read, but not trade, and nobody can order from it or ask it. Running auctions go on; admins only.',
    args: [input(CompanyActInput, 'The company and the reason.')],
    run: lockCompany,
  }),
  unlockCompany: mutation('staff', {
    cost: 20,
    record: CompanyProfile,
    description: 'Unlocks a company and notifies its owner; admins only.',
    args: [input(CompanyActInput, 'The company and the reason.')],
    run: unlockCompany,
  }),
  endMemberSession: mutation('staff', {
    cost: 20,
    type: () => ID,
    description:
      "Ends one of a member's sessions and notifies the member; returns the session's id, or an error if there is none; admins only.",
    args: [input(EndMemberSessionInput, 'The session and the reason.')],
    run: endMemberSession,
  }),
  endMemberSessions: mutation('staff', {
    cost: 20,
    type: () => Boolean,
    description: "Ends all of a member's sessions and notifies the member; admins only.",
    args: [input(MemberActInput, 'The member and the reason.')],
    run: endMemberSessions,
  }),
});
