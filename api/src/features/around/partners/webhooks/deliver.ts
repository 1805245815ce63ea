import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { Webhook as Signer } from 'standardwebhooks';
import { newId } from '../../../../database/id.ts';
import { ExpectedFailure } from '../../../../jobs/expectedFailure.ts';
import type { Task } from '../../../../jobs/worker.ts';
import type { Metrics } from '../../../../common/metrics.ts';
import type { SealedSecrets } from '../../../../common/sealedSecrets.ts';
import { transact } from '../../../../writing/transact.ts';
import { notify } from '../../../people/notices/notify.ts';
import type { DeliverJob } from './deliveryJobs.ts';
import type { SubjectReader } from './readSubject.ts';
import type { Answer, WebhookSender } from './webhookSender.ts';
import { TEST_EVENT } from './subjects.ts';

/** A webhook pauses after this many failed attempts in a row, so that a dead endpoint does not occupy a worker permanently. */
const FAILURES_BEFORE_PAUSE = 3;
const MAX_PAUSE_SECONDS = 300;
const DAYS_BEFORE_DISABLED = 5;
const GONE = 410;
const NO_SECRET = 'The secret cannot be read. Please create a new one.';

interface Due {
  id: string;
  webhookId: string;
  isPaused: boolean;
  eventId: string;
  type: string;
  subjectIds: Record<string, string>;
  occurredAt: string;
  ownerId: string;
  mayReceive: boolean;
  url: string;
  secret: string;
  formerSecret: string | null;
  /** Unix time of the database in seconds. */
  now: number;
}

const DUE = `
select delivery.id, webhook_id as "webhookId", event_id as "eventId", type, subject_ids as "subjectIds",
  to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt",
  owner.id as "ownerId", owner.locked_at is null and owner.deleted_at is null as "mayReceive", webhook.url,
  webhook.sealed_secret as secret, case when webhook.former_until > clock_timestamp() then webhook.former_secret end as "formerSecret",
  coalesce(webhook.paused_until > clock_timestamp(), false) as "isPaused", floor(extract(epoch from clock_timestamp()))::integer as now
from webhook_delivery delivery join webhook on webhook.id = delivery.webhook_id join "user" owner on owner.id = webhook.user_id
where delivery.id = $1 and delivery.status = 'waiting' and webhook.disabled_at is null`;

export interface DeliveryServices {
  pool: Pool;
  unitOfWork: () => EntityManager;
  sender: WebhookSender;
  subjects: SubjectReader;
  secrets: SealedSecrets;
  metrics: Pick<Metrics, 'webhookAttempts'>;
  /** The market's address, where receivers read who calls them. */
  origin: string;
  /** Called when a subject cannot be read because of an unexpected error. */
  onError: (error: unknown) => void;
}

/** Makes an attempt to send a delivery. The queue repeats failed ones, for about 24 hours. */
export const deliverTask =
  (services: DeliveryServices): Task =>
  async (payload, stopping, job) => {
    const { pool, metrics } = services;
    const { deliveryId } = payload as DeliverJob;
    const [due] = (await pool.query<Due>(DUE, [deliveryId])).rows;
    if (!due) return;
    const result = due.isPaused ? 'paused' : await attempt(services, due, stopping);
    if (result !== 'paused') metrics.webhookAttempts.inc({ result });
    const isOver = result === 'delivered' || result === 'skipped';
    if (isOver || job.isLastAttempt) {
      const status = isOver ? result : 'failed';
      await pool.query(`update webhook_delivery set status = $2 where id = $1 and status = 'waiting'`, [
        due.id,
        status,
      ]);
      return;
    }
    // Without its key, it was replaced by a new job while it ran, and must not stand in the list of failed jobs.
    const current = await pool.query('select from graphile_worker.jobs where id = $1 and key is not null', [job.id]);
    if (current.rowCount)
      throw new ExpectedFailure(result === 'paused' ? 'The webhook pauses.' : 'The attempt failed.');
  };

const attempt = async (
  services: DeliveryServices,
  due: Due,
  stopping: AbortSignal,
): Promise<'delivered' | 'failed' | 'skipped'> => {
  let data: object | undefined;
  try {
    data = due.mayReceive ? await readData(services, due) : undefined;
  } catch (error) {
    services.onError(error);
    await services.pool.query('update webhook_delivery set attempt_count = attempt_count + 1 where id = $1', [due.id]);
    return 'failed';
  }
  if (!data) return 'skipped';
  const body = JSON.stringify({
    id: due.eventId,
    type: due.type,
    timestamp: due.occurredAt,
    subjectIds: due.subjectIds,
    data,
  });
  const headers = signed(services, due, body);
  const answer: Answer = headers
    ? await services.sender.send(due.url, headers, body, stopping)
    : { status: null, body: null, durationMs: 0, retryAfter: 0, error: NO_SECRET };
  const { status, body: answered, durationMs, retryAfter, error } = answer;
  if (stopping.aborted && error !== null) throw new ExpectedFailure('The server stopped.');
  const isDelivered = error === null && status !== null && status >= 200 && status < 300;
  await transact(services.unitOfWork(), async (em) => {
    // Locks the webhook first, in the same order as commands, to prevent deadlocks.
    const [webhook] = isDelivered
      ? await em.execute<{ isDisabled: boolean }[]>(SUCCEEDED, [due.webhookId])
      : await em.execute<{ isDisabled: boolean }[]>(FAILED, [retryAfter, status === GONE, due.webhookId]);
    await em.execute(ADD_ATTEMPT, [due.id, newId(), body, status, answered, durationMs, error]);
    if (webhook?.isDisabled) await disable(em, due, status === GONE);
  });
  return isDelivered ? 'delivered' : 'failed';
};

const readData = async ({ subjects }: DeliveryServices, due: Due): Promise<object | undefined> =>
  due.type === TEST_EVENT ? { message: 'This is a test event.' } : subjects.read(due.ownerId, due.type, due.subjectIds);

/** Inserts nothing if the delivery was deleted in the meantime. */
const ADD_ATTEMPT = `
with delivery as (update webhook_delivery set attempt_count = attempt_count + 1 where id = ? returning id)
insert into webhook_attempt (id, delivery_id, request_body, response_status, response_body, duration_ms, error)
select ?::uuid, id, ?, ?::integer, ?, ?::integer, ? from delivery`;

const SUCCEEDED = `
update webhook set failures = 0, first_failure_at = null, paused_until = null
where id = ? and (failures > 0 or paused_until is not null) returning false as "isDisabled"`;

const FAILED = `
update webhook set failures = failures + 1, first_failure_at = coalesce(first_failure_at, clock_timestamp()),
  paused_until = clock_timestamp() + nullif(greatest(?::integer, case when failures + 1 >= ${FAILURES_BEFORE_PAUSE}
    then least(${MAX_PAUSE_SECONDS}, 2 ^ least(failures + 1 - ${FAILURES_BEFORE_PAUSE}, 20)) end), 0) * interval '1 second',
  disabled_at = case when ?::boolean or first_failure_at < clock_timestamp() - interval '${DAYS_BEFORE_DISABLED} days' then clock_timestamp() end
where id = ? and disabled_at is null returning disabled_at is not null as "isDisabled"`;

const disable = async (em: EntityManager, { webhookId, ownerId, url }: Due, isGone: boolean): Promise<void> => {
  await em.execute(`update webhook_delivery set status = 'failed' where webhook_id = ? and status = 'waiting'`, [
    webhookId,
  ]);
  await notify(em, ownerId, 'webhook_disabled', { host: new URL(url).host, isGone });
};

/** Returns undefined if the secret cannot be decrypted. */
const signed = (
  { secrets, origin }: Pick<DeliveryServices, 'secrets' | 'origin'>,
  { webhookId, eventId, secret, formerSecret, now }: Due,
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
    // Some firewalls refuse programs that do not say who they are and what they take.
    accept: '*/*',
    'user-agent': `Feedstock-Webhooks/1 (+${origin}/api/docs#webhooks)`,
    'webhook-id': eventId,
    'webhook-timestamp': String(now),
    'webhook-signature': signatures.join(' '),
  };
};
