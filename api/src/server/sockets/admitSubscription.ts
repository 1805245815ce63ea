import type { ExecutionArgs, GraphQLField } from 'graphql';
import { badInput, unauthenticated } from '../../common/errors.ts';
import type { LiveSubscription } from '../../features/around/live/subscriber.ts';
import type { PricedOperation } from '../../limits/operationCost.ts';
import type { Viewer } from '../../reading/reading.ts';
import { publicFields } from '../../schema/access.ts';
import { refuseScope, scopeOf } from '../../schema/scope.ts';
import type { Context } from '../../schema/context.ts';

/** A subscribe message whose document and variables are valid. */
export interface SubscribeRequest {
  viewer: Viewer;
  execution: ExecutionArgs & { contextValue: Context };
  priced: PricedOperation;
  /** The one root field. */
  field: GraphQLField<unknown, unknown>;
  /** How many cursors the subscription resumes from. */
  resumeCursors: number;
  selection: LiveSubscription['selection'];
  isPersonal: boolean;
}

const SUBSCRIPTIONS = 20;

/** Decides whether a valid request may subscribe on a socket with so many open subscriptions; throws to refuse it. */
export const admitSubscription = ({ viewer, field }: SubscribeRequest, open: number): void => {
  if (open >= SUBSCRIPTIONS) throw badInput(`A socket can have at most ${SUBSCRIPTIONS} subscriptions.`);
  refuseScope(viewer, scopeOf(field));
  if (viewer.id === null && !publicFields().has(field.name)) throw unauthenticated();
};
