import type { Pool } from 'pg';
import { addDeliveryJobs } from './deliveryJobs.ts';

const DAYS_KEPT = 30;
const BATCH = 1_000;

const PURGE = `
delete from webhook_delivery where id in (
  select id from webhook_delivery where created_at < clock_timestamp() - interval '${DAYS_KEPT} days' limit ${BATCH})`;

export const purgeDeliveries = async (pool: Pool): Promise<void> => {
  for (let purged: number | null = BATCH; purged === BATCH;) purged = (await pool.query(PURGE)).rowCount;
};

/**
 * Webhooks with events that are due for a while, whose job is missing, has failed, or waits for a queue that was removed when the job was
 * being added.
 */
const OVERDUE = `
select webhook.id, user_id as "ownerId" from webhook where webhook.disabled_at is null
  and coalesce(webhook.paused_until < clock_timestamp() - interval '5 minutes', true)
  and exists (select from webhook_delivery where webhook_id = webhook.id and status = 'waiting'
    and due_at < clock_timestamp() - interval '5 minutes')
  and not exists (select from graphile_worker.jobs where key = 'deliver_webhook ' || webhook.id
    and attempts < max_attempts and queue_name is not null)
limit ${BATCH}`;

/** Adds their jobs again. */
export const resumeDeliveries = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ id: string; ownerId: string }>(OVERDUE);
  await addDeliveryJobs(pool, rows);
};
