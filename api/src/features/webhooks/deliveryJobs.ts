import type { Database } from '../../database/execute.ts';
import { addKeyedJobs } from '../../jobs/addJob.ts';

/** Sends the events that are due to one webhook. */
export const DELIVER_WEBHOOK = 'deliver_webhook';

export interface DeliverJob {
  webhookId: string;
}

/** Each webhook has at most one waiting job, in its own queue, so that a slow endpoint occupies one worker only. */
const jobOf = (webhookId: string) => ({
  payload: { webhookId } satisfies DeliverJob,
  key: `${DELIVER_WEBHOOK} ${webhookId}`,
  queue: `${DELIVER_WEBHOOK} ${webhookId}`,
});

/** Adds the job that sends due events, once the caller's transaction commits. */
export const addDeliveryJob = (db: Database, webhookId: string): Promise<void> => addDeliveryJobs(db, [webhookId]);

export const addDeliveryJobs = (db: Database, webhookIds: readonly string[]): Promise<void> =>
  addKeyedJobs(db, DELIVER_WEBHOOK, webhookIds.map(jobOf));

/** Adds a job that runs later, unless an earlier one is waiting. */
export const addLaterDeliveryJob = (db: Database, webhookId: string, delaySeconds: number): Promise<void> =>
  addKeyedJobs(db, DELIVER_WEBHOOK, [jobOf(webhookId)], { delaySeconds, keepTime: true });
