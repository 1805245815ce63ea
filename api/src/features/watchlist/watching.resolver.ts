import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { WatchInput } from './watching.inputs.ts';
import { unwatch, watch } from './watching.service.ts';

@Authorized('member')
@Resolver()
export class WatchingResolver {
  @Scope('trade')
  @Mutation(() => Boolean, {
    description:
      'Adds a record to the watchlist: its `isWatched` becomes true, and lists with `watched: true` include it.',
  })
  watch(
    @Arg('input', () => WatchInput, { description: 'The record to watch.' }) input: WatchInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return watch(ctx, input);
  }

  @Scope('trade')
  @Mutation(() => Boolean, { description: 'Removes a record from the watchlist, if it is there; always true.' })
  unwatch(
    @Arg('input', () => WatchInput, { description: 'The record to remove.' }) input: WatchInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return unwatch(ctx, input);
  }
}
