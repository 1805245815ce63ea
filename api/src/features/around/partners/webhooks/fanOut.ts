import type { Pool } from 'pg';
import { arrayText } from '../../../../database/arrays.ts';
import { newId } from '../../../../database/id.ts';
import { inTransaction } from '../../../../database/inTransaction.ts';
import type { Task } from '../../../../jobs/worker.ts';
import { webhookEvents } from '../../../../rules/webhookEvents.ts';
import type { WebhookEventJob } from '../../../../writing/webhookEvents.ts';
import { addDeliveryJobs, type DeliveryTarget } from './deliveryJobs.ts';
import type { SubjectReader } from './readSubject.ts';

interface Subscriber {
  id: string;
  ownerId: string;
}

/** Number of webhooks per page; the deliveries of a page are written before the next one is read. */
const PAGE = 200;

/** $1 type, $2 parties or null, $3 material of a filtered event or null, $4 whether filters apply, $5 last id. */
const SUBSCRIBERS = `
select webhook.id, webhook.user_id as "ownerId" from webhook join "user" owner on owner.id = webhook.user_id
where webhook.disabled_at is null and webhook.events @> array[$1] and owner.locked_at is null and owner.deleted_at is null
  and ($2::uuid[] is null or owner.party_id = any ($2::uuid[]))
  and (not $4::boolean or cardinality(webhook.category_ids || webhook.product_ids) = 0 or $3::uuid = any (webhook.product_ids)
    or exists (select from product join category on category.id = product.category_id
      where product.id = $3::uuid and category.path && webhook.category_ids))
  and ($5::uuid is null or webhook.id > $5::uuid)
order by webhook.id limit ${PAGE}`;

const MATERIAL: Readonly<Record<string, string>> = {
  rfpId: 'select product_id as id from rfp where id = $1',
  auctionId: 'select product_id as id from auction where id = $1',
};

const ADD = `
insert into webhook_delivery (id, webhook_id, event_id, type, subject_ids, occurred_at)
select delivery_id, webhook.id, $3::uuid, $4, $5::jsonb, $6::timestamptz
from unnest($1::uuid[], $2::uuid[]) as added (delivery_id, webhook_id) join webhook on webhook.id = added.webhook_id
on conflict (webhook_id, event_id) do nothing
returning id, webhook_id as "webhookId", (select user_id from webhook where webhook.id = webhook_id) as "ownerId"`;

/** Adds a delivery for each webhook that subscribes to an event and whose owner may see its subject. Idempotent. */
export const fanOutTask =
  (pool: Pool, subjects: SubjectReader): Task =>
  async (payload) => {
    const event = payload as WebhookEventJob;
    const isFiltered = webhookEvents[event.type].isFiltered ?? false;
    const material = isFiltered ? await productOf(pool, event) : null;
    const parties = event.parties ? arrayText('uuid', event.parties) : null;
    for (let last: string | null = null, more = true; more;) {
      const { rows }: { rows: Subscriber[] } = await pool.query<Subscriber>(SUBSCRIBERS, [
        event.type,
        parties,
        material,
        isFiltered,
        last,
      ]);
      const permitted: Subscriber[] = [];
      for (const subscriber of rows)
        if (await subjects.read(subscriber.ownerId, event.type, event.subjectIds)) permitted.push(subscriber);
      await add(pool, event, permitted);
      last = rows.at(-1)?.id ?? null;
      more = rows.length === PAGE;
    }
  };

const productOf = async (pool: Pool, { subjectIds }: WebhookEventJob): Promise<string | null> => {
  for (const [name, query] of Object.entries(MATERIAL)) {
    const id = subjectIds[name];
    if (id !== undefined) return (await pool.query<{ id: string | null }>(query, [id])).rows[0]?.id ?? null;
  }
  return null;
};

const add = async (pool: Pool, event: WebhookEventJob, subscribers: readonly Subscriber[]): Promise<void> => {
  if (subscribers.length === 0) return;
  const webhookIds = subscribers.map(({ id }) => id);
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<DeliveryTarget>(ADD, [
      arrayText('uuid', webhookIds.map(newId)),
      arrayText('uuid', webhookIds),
      event.id,
      event.type,
      JSON.stringify(event.subjectIds),
      event.at,
    ]);
    await addDeliveryJobs(client, rows);
  });
};
