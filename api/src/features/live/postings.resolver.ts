import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Resolver, Root, Subscription } from 'type-graphql';
import { badInput } from '../../common/errors.ts';
import { isId } from '../../rules/id.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { OfferingChange, RfpPosted } from '../postings/postingChanges.type.ts';
import { listenToRecords, readEvent, type RecordEvent } from './listenToRecords.ts';
import { OfferingChangedArgs, RfpPostedArgs } from './postings.inputs.ts';

const MAX_OFFERINGS = 100;
const MAX_FILTERS = 50;

const checkedIds = (name: string, ids: readonly string[], min: number, max: number): string[] => {
  if (ids.length < min || ids.length > max)
    throw badInput(`"${name}" must have ${min} to ${max} ids.`, { [name]: `must have ${min} to ${max} ids` });
  if (!ids.every(isId)) throw badInput(`"${name}" must be ids.`, { [name]: 'must be ids' });
  return [...new Set(ids.map((id) => id.toLowerCase()))];
};

/** Subscriptions to postings. */
@Authorized('anyone')
@Resolver()
export class PostingUpdatesResolver {
  @Authorized('anyone')
  @Scope('public')
  @Subscription(() => RfpPosted, {
    subscribe: listenToRecords<RfpPostedArgs>(({ filter }) => ({
      topics: [{ kind: 'rfp', of: '' }],
      filter: {
        categoryIds: checkedIds('categoryIds', filter?.categoryIds ?? [], 0, MAX_FILTERS),
        productIds: checkedIds('productIds', filter?.productIds ?? [], 0, MAX_FILTERS),
      },
    })),
    description:
      'Each new RFP, sent right after its commit. Missed RFPs are not sent again: after a reconnect, query `rfps(updatedSince)` once the start is confirmed.',
  })
  rfpPosted(
    @Root() event: RecordEvent,
    @Args() _args: RfpPostedArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readEvent(ctx, info, RfpPosted, 'rfp_id', event);
  }

  @Authorized('anyone')
  @Scope('public')
  @Subscription(() => OfferingChange, {
    subscribe: listenToRecords<OfferingChangedArgs>(({ ids }) => ({
      topics: checkedIds('ids', ids, 1, MAX_OFFERINGS).map((of) => ({ kind: 'offering', of })),
    })),
    description:
      'Changes of offerings that everybody can see (terms, quantity, status), sent right after the commit; several changes in short order are sent once. Ids of no offering get no events. Missed changes are not sent again: after a reconnect, query `offerings(updatedSince)` or `nodes` once the start is confirmed.',
  })
  offeringChanged(
    @Root() event: RecordEvent,
    @Args() _args: OfferingChangedArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readEvent(ctx, info, OfferingChange, 'offering_id', event);
  }
}
