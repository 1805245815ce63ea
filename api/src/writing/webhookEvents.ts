import { arrayText } from '../database/arrays.ts';
import { execute, type Database } from '../database/execute.ts';
import { newId } from '../database/id.ts';
import { addJobs } from '../jobs/addJob.ts';
import type { WebhookEventType } from '../rules/webhookEvents.ts';

/** Finds the webhooks that subscribe to an event. */
export const WEBHOOK_EVENT = 'webhook_event';

/** The subject first, then what it belongs to: `{ bidId, rfpId }`. */
export type SubjectIds = Readonly<Record<string, string>>;

export interface MarketEvent {
  /** Deterministic if the event may be added more than once. */
  id?: string;
  /** ISO 8601; the time of the database if absent. */
  at?: string;
  type: WebhookEventType;
  subjectIds: SubjectIds;
  /** The parties concerned; absent if everybody may get it who sees the subject. */
  parties?: readonly string[];
}

/** The payload of the job. */
export type WebhookEventJob = Required<Pick<MarketEvent, 'id' | 'at'>> & MarketEvent;

/** The types that have a subscriber, so that a market without webhooks adds no jobs. */
const SUBSCRIBED = `
select array(
  select type from unnest(?::text[]) as type
  where exists (select from webhook where disabled_at is null and events @> array[type])
)::text as types, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`;

/** Adds events in the transaction of their cause, with one statement that notifies the workers. */
export const addWebhookEvents = async (db: Database, events: readonly MarketEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const types = [...new Set(events.map(({ type }) => type))];
  const [found] = await execute<{ types: string; now: string }>(db, SUBSCRIBED, [arrayText('text', types)]);
  const subscribed = new Set(found?.types.slice(1, -1).split(','));
  const jobs = events
    .filter(({ type }) => subscribed.has(type))
    .map((event): WebhookEventJob => ({ id: newId(), at: found?.now ?? '', ...event }));
  await addJobs(db, WEBHOOK_EVENT, jobs);
};

export const addWebhookEvent = (db: Database, event: MarketEvent): Promise<void> => addWebhookEvents(db, [event]);
