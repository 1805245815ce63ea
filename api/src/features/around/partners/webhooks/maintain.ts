import type { Pool } from 'pg';
import { addDeliveryJobs, type DeliveryTarget } from './deliveryJobs.ts';

const DAYS_KEPT = 30;
const BATCH = 1_000;

const PURGE = `
delete from webhook_delivery where id in (
  select id from webhook_delivery where created_at < statement_timestamp() - interval '${DAYS_KEPT} days' limit ${BATCH})`;

export const purgeDeliveries = async (pool: Pool): Promise<void> => {
  for (let purged: number | null = BATCH; purged === BATCH;) purged = (await pool.query(PURGE)).rowCount;
};

/** Deliveries that wait without a job: it is missing, has failed, or waits for a queue that was removed when the job was being added. */
const LOST = `
select delivery.id, webhook_id as "webhookId", user_id as "ownerId"
from webhook_delivery delivery join webhook on webhook.id = delivery.webhook_id and webhook.disabled_at is null
where delivery.status = 'waiting' and delivery.created_at < statement_timestamp() - interval '5 minutes'
  and not exists (select from graphile_worker.jobs where key = 'deliver_webhook ' || delivery.id
    and attempts < max_attempts and queue_name is not null)
limit ${BATCH}`;

/** Adds their jobs again. */
export const resumeDeliveries = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<DeliveryTarget>(LOST);
  await addDeliveryJobs(pool, rows);
};
