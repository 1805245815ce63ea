import type { Database } from '../../../../database/execute.ts';
import { addKeyedJobs } from '../../../../jobs/addJob.ts';

/** Sends one event to one webhook. */
export const DELIVER_WEBHOOK = 'deliver_webhook';

export interface DeliverJob {
  deliveryId: string;
}

export interface DeliveryTarget {
  /** The delivery. */
  id: string;
  webhookId: string;
  ownerId: string;
}

/** Deliveries of one member that may be under way at once. */
const QUEUES_OF_MEMBER = 4;
/** Before the events that wait, so that a test shows at once whether the endpoint answers. */
export const FIRST = -1;

/**
 * Adds the jobs that send deliveries, or starts them again, once the caller's transaction commits. Those of a webhook run one after another.
 * The webhooks of a member share a few queues, so that slow endpoints of one member leave workers to others.
 */
export const addDeliveryJobs = (db: Database, deliveries: readonly DeliveryTarget[], priority = 0): Promise<void> =>
  addKeyedJobs(
    db,
    DELIVER_WEBHOOK,
    deliveries.map(({ id, webhookId, ownerId }) => ({
      payload: { deliveryId: id } satisfies DeliverJob,
      key: `${DELIVER_WEBHOOK} ${id}`,
      queue: `${DELIVER_WEBHOOK} ${ownerId} ${Number.parseInt(webhookId.slice(-1), 16) % QUEUES_OF_MEMBER}`,
    })),
    { priority },
  );
