import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Root, Subscription, type ClassType } from 'type-graphql';
import { name as column, sql } from '../../../reading/sql.ts';
import { Cost, type RootFieldCost } from '../../../limits/rootFieldCost.ts';
import type { Access } from '../../../schema/access.ts';
import type { Context } from '../../../schema/context.ts';
import type { ResolverClass } from '../../../schema/market.ts';
import { Scope } from '../../../schema/scope.ts';
import type { StartArgs } from '../../../schema/startArgs.ts';
import { AuctionChange } from './auctionChange.type.ts';
import type { LiveHub } from './liveHub.ts';
import { OpenSubscription } from './openSubscription.ts';
import type { RecordHub, RecordSubscriber } from './recordHub.ts';
import type { LiveSubscription, Topic } from './subscriber.ts';

/** What serves subscriptions. */
export interface LiveHubs {
  auctions: LiveHub;
  records: RecordHub;
}

/** The context of a field's `subscribe`, which the socket layer calls to start a subscription. */
export interface SubscribeContext extends Context {
  hubs: LiveHubs;
  subscription: LiveSubscription;
}

interface Field<A extends object> {
  cost: RootFieldCost;
  args: ClassType<A>;
  description: string;
  /** Ends with "Removed after" and a date. */
  deprecationReason?: string | undefined;
}

interface Source<A, Event> {
  type: ClassType<object>;
  /** Starts what sends events until the subscription ends; returns what stops it. */
  start: (args: A, context: SubscribeContext) => Promise<() => void>;
  /** An event as its type. */
  read: (event: Event, ctx: Context, info: GraphQLResolveInfo) => unknown;
}

/** A root field for the table of a resolver. */
const subscription =
  <A extends object, Event>(
    scope: Scope,
    { args, cost, description, deprecationReason }: Field<A>,
    { type, start, read }: Source<A, Event>,
  ) =>
  ({ prototype }: ResolverClass, name: string, access: Access): void => {
    const subscribe = async (given: { args: A; context: SubscribeContext }): Promise<OpenSubscription> =>
      new OpenSubscription(await start(given.args, given.context));
    const value = (event: Event, _args: A, ctx: Context, info: GraphQLResolveInfo) => read(event, ctx, info);
    const property = { value };
    Object.defineProperty(prototype, name, property);
    Reflect.defineMetadata('design:paramtypes', [Object, Object, Object, Object], prototype, name);
    Subscription(() => type, { subscribe, description, deprecationReason })(prototype, name, property);
    Scope(scope)(prototype, name, property);
    Cost(cost)(prototype, name, property);
    Authorized(scope === 'public' ? 'anyone' : access)(prototype, name, property);
    Root()(prototype, name, 0);
    Args(() => args)(prototype, name, 1);
    Ctx()(prototype, name, 2);
    Info()(prototype, name, 3);
  };

/** Changes of auctions, which the live hub sends. */
export const auctionSubscription = <A extends { after?: string[] | null }>(
  scope: Scope,
  field: Field<A> & { topic: (args: A) => Topic },
) =>
  subscription<A, AuctionChange>(scope, field, {
    type: AuctionChange,
    start: (args, { hubs, subscription: started }) =>
      hubs.auctions.subscribe({ ...started, topic: field.topic(args) }, args.after ?? []),
    read: (change) => change,
  });

type Interest = Pick<RecordSubscriber, 'topics'> & Partial<Pick<RecordSubscriber, 'filter' | 'isPersonal'>>;

/** What the record hub sends; without a record to confirm the start. */
interface RecordEvent {
  recordId: string | null;
}

/** Changes of records, which the record hub sends; `type` is read from a source with the id in `column`. */
export const recordSubscription = <A extends StartArgs>(
  scope: Scope,
  field: Field<A> & {
    type: ClassType<object>;
    column: string;
    interest: (args: A, context: SubscribeContext) => Interest | Promise<Interest>;
  },
) =>
  subscription<A, RecordEvent>(scope, field, {
    type: field.type,
    start: async (args, context) => {
      const { viewer, render, send } = context.subscription;
      const interest = await field.interest(args, context);
      const stop = await context.hubs.records.subscribe({ ...context.subscription, ...interest });
      if (!args.confirmStart) return stop;
      try {
        // Everything committed from here on is announced, so a client that reads after this event misses nothing.
        send(await render({ recordId: null }, viewer));
        return stop;
      } catch (error) {
        stop();
        throw error;
      }
    },
    read: ({ recordId }, ctx, info) =>
      ctx.reader.computed(
        ctx,
        info,
        field.type,
        (row) => sql`from (values (${recordId}::uuid)) ${row} (${column(field.column)})`,
      ),
  });
