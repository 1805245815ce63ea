import type { Database } from '../../database/execute.ts';
import { addKeyedJobs } from '../../jobs/addJob.ts';

/** Sends the events that are due to one webhook. */
export const DELIVER_WEBHOOK = 'deliver_webhook';

export interface DeliverJob {
  webhookId: string;
}

/** One job waits for each webhook, in a queue of its own, so that a slow endpoint occupies one worker at most. */
const jobOf = (webhookId: string) => ({
  payload: { webhookId } satisfies DeliverJob,
  key: `${DELIVER_WEBHOOK} ${webhookId}`,
  queue: `${DELIVER_WEBHOOK} ${webhookId}`,
});

/** Sends what is due, after the commit of the caller's transaction. */
export const addDeliveryJob = (db: Database, webhookId: string): Promise<void> => addDeliveryJobs(db, [webhookId]);

export const addDeliveryJobs = (db: Database, webhookIds: readonly string[]): Promise<void> =>
  addKeyedJobs(db, DELIVER_WEBHOOK, webhookIds.map(jobOf));

/** Sends again later, unless a job waits that runs earlier. */
export const addLaterDeliveryJob = (db: Database, webhookId: string, delaySeconds: number): Promise<void> =>
  addKeyedJobs(db, DELIVER_WEBHOOK, [jobOf(webhookId)], { delaySeconds, keepTime: true });
