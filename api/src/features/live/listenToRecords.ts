import type { GraphQLResolveInfo } from 'graphql';
import type { Type } from '../../reading/reading.ts';
import { name, sql } from '../../reading/sql.ts';
import type { Context } from '../../schema/context.ts';
import type { SubscribeContext } from './liveSubscription.ts';
import { OpenSubscription } from './openSubscription.ts';
import type { RecordSubscriber } from './recordHub.ts';

interface Subscribe<Args> {
  args: Args;
  context: SubscribeContext;
}

type Interest = Pick<RecordSubscriber, 'topics'> & Partial<Pick<RecordSubscriber, 'filter' | 'isPersonal'>>;

/** The `subscribe` of fields about records: the record hub sends their events until the subscription ends. */
export const listenToRecords =
  <Args extends { confirmStart?: boolean | null }>(
    interestOf: (args: Args, context: SubscribeContext) => Interest | Promise<Interest>,
  ) =>
  async ({ args, context }: Subscribe<Args>): Promise<OpenSubscription> => {
    const { hubs, subscription } = context;
    const { viewer, render, send } = subscription;
    const stop = await hubs.records.subscribe({ ...subscription, ...(await interestOf(args, context)) });
    if (args.confirmStart !== true) return new OpenSubscription(stop);
    try {
      // Everything committed from here on is announced, so a client that reads after this event misses nothing.
      send(await render({ recordId: null }, viewer));
      return new OpenSubscription(stop);
    } catch (error) {
      stop();
      throw error;
    }
  };

/** What the record hub sends; without a record to confirm the start. */
export interface RecordEvent {
  recordId: string | null;
}

/** An event as its type, which is read from a source with the id in this column. */
export const readEvent = (ctx: Context, info: GraphQLResolveInfo, type: Type, column: string, event: RecordEvent) =>
  ctx.reader.computed(ctx, info, type, (row) => sql`from (values (${event.recordId}::uuid)) ${row} (${name(column)})`);
