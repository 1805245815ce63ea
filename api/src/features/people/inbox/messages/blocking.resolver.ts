import { ID } from 'type-graphql';
import { plannedFields } from '../../../../schema/plannedFields.ts';
import { ListArgs } from '../../../../schema/connectionTypes.ts';
import { idArgument, mutation, query, rootFields } from '../../../../schema/rootFields.ts';
import { User } from '../../accounts/user.entity.ts';
import { blockMember, unblockMember } from './blocking.service.ts';
import { MemberBlock } from './memberBlock.entity.ts';
import { MemberBlockConnection } from './messaging.lists.ts';

export const BlockingResolver = rootFields('member', {
  blockedMembers: query('account', {
    cost: 'planned',
    type: () => MemberBlockConnection,
    description:
      "The members whom the viewer's side has blocked, latest first. A block is between companies, or people without one.",
    args: [ListArgs],
    read: (ctx, info, args) => ctx.reader.many(ctx, info, MemberBlock, { ...args }),
  }),
  blockMember: mutation('account', {
    cost: 20,
    right: 'trade',
    type: () => Boolean,
    description:
      "Refuses further messages and inquiries of a member, and of their company, to the viewer's side; always true. Nobody is notified, and orders and bids are not affected.",
    args: [idArgument('memberId', 'Id of the member.')],
    run: blockMember,
  }),
  unblockMember: mutation('account', {
    cost: 20,
    right: 'trade',
    type: () => ID,
    nullable: true,
    description: 'Takes a block back; returns the id of the `MemberBlock`, or null if there was none.',
    args: [idArgument('memberId', 'Id of the member.')],
    run: unblockMember,
  }),
});

export const BlockedUsers = plannedFields(User, {
  isBlocked: { type: () => Boolean, description: "Whether the viewer's side has blocked the member's." },
});
