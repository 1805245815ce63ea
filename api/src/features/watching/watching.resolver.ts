import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { WatchInput } from './watching.inputs.ts';
import { unwatch, watch } from './watching.service.ts';

@Authorized('member')
@Resolver()
export class WatchingResolver {
  @Mutation(() => Boolean, {
    description:
      'Puts something on the watchlist: `isWatched` is true of it from now on, and lists with `watched: true` hold it.',
  })
  watch(
    @Arg('input', () => WatchInput, { description: 'What to watch.' }) input: WatchInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return watch(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Takes something off the watchlist; true whether or not it was there.' })
  unwatch(
    @Arg('input', () => WatchInput, { description: 'What to watch no longer.' }) input: WatchInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return unwatch(ctx, input);
  }
}
