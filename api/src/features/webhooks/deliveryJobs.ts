import type { Database } from '../../database/execute.ts';
import { addKeyedJobs } from '../../jobs/addJob.ts';

/** Sends the events that are due to one webhook. */
export const DELIVER_WEBHOOK = 'deliver_webhook';

export interface DeliverJob {
  webhookId: string;
}

interface Target {
  /** The webhook. */
  id: string;
  ownerId: string;
}

/** Deliveries of one member that may be under way at once. */
const QUEUES_OF_MEMBER = 4;

/**
 * Each webhook has at most one waiting job. The webhooks of a member share a few queues, so that slow endpoints of one member leave workers
 * to others.
 */
const jobOf = ({ id, ownerId }: Target) => ({
  payload: { webhookId: id } satisfies DeliverJob,
  key: `${DELIVER_WEBHOOK} ${id}`,
  queue: `${DELIVER_WEBHOOK} ${ownerId} ${Number.parseInt(id.slice(-1), 16) % QUEUES_OF_MEMBER}`,
});

/** Adds the job that sends due events, once the caller's transaction commits. */
export const addDeliveryJob = (db: Database, webhook: Target): Promise<void> => addDeliveryJobs(db, [webhook]);

export const addDeliveryJobs = (db: Database, webhooks: readonly Target[]): Promise<void> =>
  addKeyedJobs(db, DELIVER_WEBHOOK, webhooks.map(jobOf));

/** Adds a job that runs later, unless an earlier one is waiting. */
export const addLaterDeliveryJob = (db: Database, webhook: Target, delaySeconds: number): Promise<void> =>
  addKeyedJobs(db, DELIVER_WEBHOOK, [jobOf(webhook)], { delaySeconds, keepTime: true });
