import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Pool } from 'pg';
import type { Notifications } from '../database/notifications.ts';
import type { Interval } from '../jobs/startIntervals.ts';
import type { RecurringTask, Task } from '../jobs/worker.ts';
import type { SharedLimits } from '../limits/sharedLimits.ts';
import type { Metrics } from '../common/metrics.ts';
import type { Viewer } from '../reading/reading.ts';
import type { Settings } from '../settings/settings.ts';
import type { Context } from './context.ts';
import type { Services } from './services.ts';

/** What a slice gets to open its services: the parts below the slices. */
export interface Market {
  readonly settings: Settings;
  /** What the market's keys are derived from. */
  readonly secretKey: string;
  readonly pools: Readonly<Record<'reads' | 'live' | 'engine', Pool>>;
  readonly unitOfWork: () => EntityManager;
  readonly notifications: Notifications;
  readonly sharedLimits: SharedLimits;
  /** Whether requests from this address are limited. */
  readonly isLimited: (address: string) => boolean;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly sendsEmails: boolean;
  /** Executes the documents of webhooks and subscriptions. */
  readonly executionSchema: GraphQLSchema;
  /** The context of an operation that has no request. */
  readonly contextFor: (viewer: Viewer) => Context;
  /** Those of earlier slices. */
  readonly services: Services;
}

/** Jobs of one group share workers, so that the other groups go on if those are busy. */
export type JobGroup = 'background' | 'imports' | 'emails' | 'webhooks';

export interface OpenedSlice {
  services?: Partial<Services>;
  tasks?: Partial<Record<JobGroup, Readonly<Record<string, Task>>>>;
  recurring?: readonly RecurringTask[];
  intervals?: readonly Interval[];
  stop?: () => Promise<void> | void;
}

export type ResolverClass = new () => object;

/** A part of the market, as composition sees it. Its readings are defined by importing it. */
export interface Slice {
  /** The folder on its floor in `features`. */
  readonly name: string;
  readonly entities?: readonly (new () => object)[];
  readonly resolvers?: readonly ResolverClass[];
  readonly open?: (market: Market) => OpenedSlice | Promise<OpenedSlice>;
}
