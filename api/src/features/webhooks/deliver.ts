import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { Webhook as Signer } from 'standardwebhooks';
import { newId } from '../../database/id.ts';
import type { Task } from '../../jobs/worker.ts';
import type { Metrics } from '../../metrics.ts';
import { transact } from '../../writing/transact.ts';
import { notify } from '../email/notify.ts';
import { addLaterDeliveryJob, type DeliverJob } from './deliveryJobs.ts';
import type { SubjectReader } from './readSubject.ts';
import type { Answer, WebhookSender } from './webhookSender.ts';
import type { WebhookSecrets } from './webhookSecrets.ts';
import { TEST_EVENT } from './subjects.ts';

/** Seconds from each failed attempt of a delivery to the next: together about 24 hours. */
const RETRY_SECONDS = [5, 30, 120, 300, 900, 1_800, 3_600, 7_200, 10_800, 14_400, 14_400, 14_400, 14_400] as const;
/** A webhook pauses after this many failed attempts in a row, so that a dead endpoint does not occupy a worker permanently. */
const FAILURES_BEFORE_PAUSE = 3;
const MAX_PAUSE_SECONDS = 300;
const DAYS_BEFORE_DISABLED = 5;
/** A run ends after this time, so that webhooks with many events do not block others. */
const RUN_MS = 10_000;

interface Due {
  id: string;
  eventId: string;
  type: string;
  subjectIds: Record<string, string>;
  occurredAt: string;
  attempts: number;
  ownerId: string;
  mayReceive: boolean;
  url: string;
  secret: string;
  formerSecret: string | null;
  /** Unix time of the database in seconds. */
  now: number;
}

const DUE = `
select delivery.id, event_id as "eventId", type, subject_ids as "subjectIds", attempt_count as attempts,
  to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt",
  owner.id as "ownerId", owner.locked_at is null and owner.deleted_at is null as "mayReceive", webhook.url,
  webhook.sealed_secret as secret, case when webhook.former_until > clock_timestamp() then webhook.former_secret end as "formerSecret",
  floor(extract(epoch from clock_timestamp()))::integer as now
from webhook join "user" owner on owner.id = webhook.user_id
join webhook_delivery delivery on delivery.webhook_id = webhook.id and delivery.status = 'waiting'
where webhook.id = $1 and webhook.disabled_at is null and coalesce(webhook.paused_until <= clock_timestamp(), true)
  and delivery.due_at <= clock_timestamp()
order by delivery.due_at, delivery.id limit 1`;

const NEXT = `
select webhook.user_id as "ownerId",
  greatest(0, extract(epoch from greatest(min(due_at), webhook.paused_until) - clock_timestamp()))::float as seconds
from webhook join webhook_delivery delivery on delivery.webhook_id = webhook.id and delivery.status = 'waiting'
where webhook.id = $1 and webhook.disabled_at is null group by webhook.id`;

export interface DeliveryServices {
  pool: Pool;
  unitOfWork: () => EntityManager;
  sender: WebhookSender;
  subjects: SubjectReader;
  secrets: WebhookSecrets;
  metrics: Pick<Metrics, 'webhookAttempts'>;
  /** Called when a subject cannot be read because of an unexpected error. */
  onError: (error: unknown) => void;
}

/** Sends the events that are due to a webhook, one after the other. A webhook never has two running jobs. */
export const deliverTask =
  (services: DeliveryServices): Task =>
  async (payload, stopping) => {
    const { webhookId } = payload as DeliverJob;
    const { pool } = services;
    const end = performance.now() + RUN_MS;
    do {
      const due = (await pool.query<Due>(DUE, [webhookId])).rows[0];
      if (!due) break;
      await deliver(services, webhookId, due, stopping);
    } while (performance.now() < end && !stopping.aborted);
    const [next] = (await pool.query<{ ownerId: string; seconds: number }>(NEXT, [webhookId])).rows;
    if (next) await addLaterDeliveryJob(pool, { id: webhookId, ownerId: next.ownerId }, next.seconds);
  };

/** Counts as an attempt, so that a subject that can never be read does not stay forever. */
const POSTPONED = `
update webhook_delivery set attempt_count = attempt_count + 1, due_at = clock_timestamp() + interval '5 minutes',
  status = case when attempt_count >= ${RETRY_SECONDS.length} then 'failed' else status end
where id = $1`;

const deliver = async (
  services: DeliveryServices,
  webhookId: string,
  due: Due,
  stopping: AbortSignal,
): Promise<void> => {
  const { pool, sender, metrics } = services;
  let data: object | undefined;
  try {
    data = due.mayReceive ? await readData(services, due) : undefined;
  } catch (error) {
    services.onError(error);
    metrics.webhookAttempts.inc({ result: 'failed' });
    await pool.query(POSTPONED, [due.id]);
    return;
  }
  if (!data) {
    metrics.webhookAttempts.inc({ result: 'skipped' });
    await pool.query(`update webhook_delivery set status = 'skipped' where id = $1`, [due.id]);
    return;
  }
  const body = JSON.stringify({
    id: due.eventId,
    type: due.type,
    timestamp: due.occurredAt,
    subjectIds: due.subjectIds,
    data,
  });
  const headers = signed(services.secrets, webhookId, due, body);
  const answer: Answer = headers
    ? await sender.send(due.url, headers, body, stopping)
    : { status: null, body: null, durationMs: 0, error: 'The secret cannot be read. Please create a new one.' };
  // The next start repeats an attempt that was aborted by stopping the server.
  if (stopping.aborted && answer.error !== null) return;
  const isDelivered = answer.error === null && answer.status !== null && answer.status >= 200 && answer.status < 300;
  metrics.webhookAttempts.inc({ result: isDelivered ? 'delivered' : 'failed' });
  await transact(services.unitOfWork(), async (em) => {
    // Locks the webhook first, in the same order as commands, to prevent deadlocks.
    const isDisabled = isDelivered ? await noteSuccess(em, webhookId) : await noteFailure(em, webhookId);
    const attempts = due.attempts + 1;
    const { status, body: answered, durationMs, error } = answer;
    await em.execute(ADD_ATTEMPT, [newId(), body, status, answered, durationMs, error, due.id]);
    const retrySeconds = RETRY_SECONDS[attempts - 1];
    if (isDelivered) await em.execute(DELIVERED, [attempts, due.id]);
    else if (retrySeconds === undefined) await em.execute(GIVEN_UP, [attempts, due.id]);
    else await em.execute(RETRIED, [attempts, retrySeconds, due.id]);
    if (isDisabled) await disable(em, webhookId, due);
  });
};

const readData = async ({ subjects }: DeliveryServices, due: Due): Promise<object | undefined> =>
  due.type === TEST_EVENT ? { message: 'This is a test event.' } : subjects.read(due.ownerId, due.type, due.subjectIds);

/** Inserts nothing if the delivery was deleted in the meantime. */
const ADD_ATTEMPT = `
insert into webhook_attempt (id, delivery_id, request_body, response_status, response_body, duration_ms, error)
select ?::uuid, id, ?, ?::integer, ?, ?::integer, ? from webhook_delivery where id = ?`;
const DELIVERED = `update webhook_delivery set status = 'delivered', attempt_count = ? where id = ?`;
const GIVEN_UP = `update webhook_delivery set status = 'failed', attempt_count = ? where id = ?`;
const RETRIED = `
update webhook_delivery set attempt_count = ?, due_at = clock_timestamp() + ?::integer * interval '1 second' where id = ?`;

const SUCCEEDED = `
update webhook set failures = 0, first_failure_at = null, paused_until = null
where id = ? and (failures > 0 or paused_until is not null)`;

const FAILED = `
update webhook set failures = failures + 1, first_failure_at = coalesce(first_failure_at, clock_timestamp()),
  paused_until = case when failures + 1 >= ${FAILURES_BEFORE_PAUSE}
    then clock_timestamp() + least(${MAX_PAUSE_SECONDS}, 2 ^ least(failures + 1 - ${FAILURES_BEFORE_PAUSE}, 20)) * interval '1 second' end,
  disabled_at = case when first_failure_at < clock_timestamp() - interval '${DAYS_BEFORE_DISABLED} days' then clock_timestamp() end
where id = ? and disabled_at is null returning disabled_at is not null as "isDisabled"`;

const noteSuccess = async (em: EntityManager, webhookId: string): Promise<false> => {
  await em.execute(SUCCEEDED, [webhookId]);
  return false;
};

/** Returns true if this failure disables the webhook. */
const noteFailure = async (em: EntityManager, webhookId: string): Promise<boolean> =>
  (await em.execute<{ isDisabled: boolean }[]>(FAILED, [webhookId]))[0]?.isDisabled ?? false;

const disable = async (em: EntityManager, webhookId: string, { ownerId, url }: Due): Promise<void> => {
  await em.execute(`update webhook_delivery set status = 'failed' where webhook_id = ? and status = 'waiting'`, [
    webhookId,
  ]);
  await notify(em, ownerId, 'webhook_disabled', { host: new URL(url).host });
};

/** Returns undefined if the secret cannot be decrypted. */
const signed = (
  secrets: WebhookSecrets,
  webhookId: string,
  { eventId, secret, formerSecret, now }: Due,
  body: string,
): Record<string, string> | undefined => {
  const current = secrets.open(webhookId, secret);
  if (current === undefined) return undefined;
  const former = formerSecret === null ? undefined : secrets.open(webhookId, formerSecret);
  const signatures = [current, ...(former === undefined ? [] : [former])].map((key) =>
    new Signer(key).sign(eventId, new Date(now * 1_000), body),
  );
  return {
    'content-type': 'application/json',
    'user-agent': 'Feedstock-Webhooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': String(now),
    'webhook-signature': signatures.join(' '),
  };
};
