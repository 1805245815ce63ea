import type { GraphQLResolveInfo } from 'graphql';
import { ArgsType, Authorized, Ctx, Field, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import { badInput } from '../../../common/errors.ts';
import { sql } from '../../../reading/sql.ts';
import { isId } from '../../../rules/id.ts';
import type { Context } from '../../../schema/context.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { rootFields } from '../../../schema/rootFields.ts';
import { StartArgs } from '../../../schema/startArgs.ts';
import { actingPartyOf } from '../../../writing/actingParty.ts';
import { Auction } from '../../deals/auctions/auction.entity.ts';
import { Bid } from '../../deals/bids/bid.entity.ts';
import { MessageReceived, MessageReceivedArgs } from '../../people/inbox/messages/messageReceived.type.ts';
import { OrderChange } from '../../deals/trade/orders/orderChange.type.ts';
import { OfferingChange, RfpPosted } from '../../goods/postings/postingChanges.type.ts';
import { AuctionChange } from './auctionChange.type.ts';
import { MAX_EVENTS } from './liveHub.ts';
import { OfferingChangedArgs, RfpPostedArgs } from './postings.inputs.ts';
import { auctionSubscription, recordSubscription } from './subscriptions.ts';

@ArgsType()
class ResumeArgs {
  @Nullable(() => [String], 'The last received cursor of each auction; later changes are sent first.') after?: string[];
}

@ArgsType()
class AuctionChangedArgs extends ResumeArgs {
  @Field(() => ID, { description: 'The auction.' }) auctionId!: string;
}

const MAX_OFFERINGS = 100;
const MAX_FILTERS = 50;

const checkedIds = (name: string, ids: readonly string[], min: number, max: number): string[] => {
  if (ids.length < min || ids.length > max)
    throw badInput(`"${name}" must have ${min} to ${max} ids.`, { [name]: `must have ${min} to ${max} ids` });
  if (!ids.every(isId)) throw badInput(`"${name}" must be ids.`, { [name]: 'must be ids' });
  return [...new Set(ids.map((id) => id.toLowerCase()))];
};

export const LiveResolver = rootFields('member', {
  auctionChanged: auctionSubscription('public', {
    cost: 'planned',
    args: AuctionChangedArgs,
    topic: ({ auctionId }) => ({ kind: 'auction', auctionId }),
    description: 'Changes of one auction.',
  }),
  auctionsChanged: auctionSubscription('public', {
    cost: 'planned',
    args: ResumeArgs,
    topic: () => ({ kind: 'all' }),
    description: 'Changes of all auctions.',
  }),
  myAuctionsChanged: auctionSubscription('read', {
    cost: 'planned',
    args: ResumeArgs,
    topic: () => ({ kind: 'mine' }),
    description: 'Changes of the auctions that the viewer owns or takes part in.',
  }),
  // What is received is for a person; the rest for a party, until its members' sockets end with their membership.
  messageReceived: recordSubscription('read', {
    cost: 'planned',
    type: MessageReceived,
    column: 'message_id',
    args: MessageReceivedArgs,
    interest: async ({ includeSent }, { em, viewer: { id } }) => {
      if (id === null) return { topics: [], isPersonal: true };
      const sent = includeSent ? [{ kind: 'messageSent' as const, of: await actingPartyOf(em, id) }] : [];
      return { topics: [{ kind: 'messageReceived', of: id }, ...sent], isPersonal: true };
    },
    description:
      'Each new message in the inbox of the viewer, sent right after its commit. Missed messages are not sent again: after a reconnect, query `messages` once the start is confirmed. If more than 100 arrive at once, only the last 100 are sent; `unreadCount` counts all.',
  }),
  orderChanged: recordSubscription('read', {
    cost: 'planned',
    type: OrderChange,
    column: 'order_id',
    args: StartArgs,
    interest: async (_args, { em, viewer: { id } }) => ({
      topics: id === null ? [] : [{ kind: 'orderChanged', of: await actingPartyOf(em, id) }],
      isPersonal: true,
    }),
    description:
      'Each new order and each change of the status of an order, for its buyer and its seller, sent right after the commit. Missed changes are not sent again: after a reconnect, query the orders once the start is confirmed.',
  }),
  rfpPosted: recordSubscription('public', {
    cost: 'planned',
    type: RfpPosted,
    column: 'rfp_id',
    args: RfpPostedArgs,
    interest: ({ filter }) => ({
      topics: [{ kind: 'rfp', of: '' }],
      filter: {
        categoryIds: checkedIds('categoryIds', filter?.categoryIds ?? [], 0, MAX_FILTERS),
        productIds: checkedIds('productIds', filter?.productIds ?? [], 0, MAX_FILTERS),
      },
    }),
    deprecationReason: 'Use webhooks, or query `rfps(updatedSince)`. Removed after 2027-06-30.',
    description:
      'Each new RFP, sent right after its commit. Missed RFPs are not sent again: after a reconnect, query `rfps(updatedSince)` once the start is confirmed.',
  }),
  offeringChanged: recordSubscription('public', {
    cost: 'planned',
    type: OfferingChange,
    column: 'offering_id',
    args: OfferingChangedArgs,
    interest: ({ ids }) => ({
      topics: checkedIds('ids', ids, 1, MAX_OFFERINGS).map((of) => ({ kind: 'offering', of })),
    }),
    deprecationReason: 'Query `offerings(updatedSince)`. Removed after 2027-06-30.',
    description:
      'Changes of offerings that everybody can see (terms, quantity, status), sent right after the commit; several changes in short order are sent once. Ids of no offering get no events. Missed changes are not sent again: after a reconnect, query `offerings(updatedSince)` or `nodes` once the start is confirmed.',
  }),
});

/** The part of a change that the hub provides. Selected fields are read with the viewer's rights. */
interface ChangeSource {
  auctionId: string;
  bidNumbers: readonly number[];
}

@Authorized('anyone')
@Resolver(() => AuctionChange)
export class AuctionOfChange {
  @FieldResolver(() => Auction, { nullable: true, description: 'The auction as the viewer may see it now.' })
  auction(@Root() change: ChangeSource, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.one(ctx, info, Auction, (row) => sql`${row}.id = ${change.auctionId}`);
  }

  @FieldResolver(() => [Bid], {
    description: 'The bids placed, voided or awarded since the last frame that the viewer may see, oldest first.',
  })
  bids(@Root() { auctionId, bidNumbers }: ChangeSource, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(
      ctx,
      info,
      Bid,
      {},
      (row) => sql`${row}.auction_id = ${auctionId} and ${row}.seq = any(${bidNumbers}::int[])`,
      { order: (row) => sql`${row}.seq`, max: MAX_EVENTS },
    );
  }
}
