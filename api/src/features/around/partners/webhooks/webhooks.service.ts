import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText } from '../../../../database/arrays.ts';
import { newId } from '../../../../database/id.ts';
import { firstRow } from '../../../../database/firstRow.ts';
import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { createOnce, memberOf } from '../../../../writing/command.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { checkPassword } from '../../../people/accounts/currentPassword.ts';
import { databaseNow } from '../../../../database/clock.ts';
import { notify } from '../../../people/notices/notify.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { addDeliveryJobs, FIRST } from './deliveryJobs.ts';
import { urlRefusal } from './publicAddress.ts';
import { createWebhookRules, MAX_WEBHOOKS, updateWebhookRules } from './rules.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookDelivery } from './webhookDelivery.entity.ts';
import type {
  CreateWebhookInput,
  UpdateWebhookInput,
  WebhookFilterInput,
  WebhookWithSecret,
} from './webhooks.inputs.ts';
import { TEST_EVENT } from './subjects.ts';
import { newWebhookSecret } from './webhookSecrets.ts';

export const createWebhook = async (ctx: Context, input: CreateWebhookInput): Promise<WebhookWithSecret> => {
  const member = memberOf(ctx);
  const { url, events, filter } = validated(createWebhookRules, input);
  // A hash of the command is stored, which must not help to guess the password.
  const { password, ...command } = input;
  await checkPassword(ctx, password, 'password');
  const id = await createOnce(ctx, command, { rules: createWebhookRules, type: Webhook, by: 'user' }, async (em) => {
    // Serializes simultaneous calls, which could exceed the limit together.
    await em.execute('select from "user" where id = ? for no key update', [member]);
    if ((await em.count(Webhook, { user: member })) >= MAX_WEBHOOKS)
      throw conflict(`You can have at most ${MAX_WEBHOOKS} webhooks.`);
    const id = newId();
    const webhook = em.create(Webhook, {
      id,
      user: member,
      url: await newUrl(ctx, em, url),
      events: [...new Set(events)],
      ...(await filterIn(em, filter)),
      sealedSecret: ctx.services.webhooks.secrets.seal(id, newWebhookSecret()),
    });
    await recordAudit(em, { ...originOf(ctx), kind: 'webhook_created', detail: { webhookId: id } });
    return webhook;
  });
  const { sealedSecret } = await ctx.em.fork().findOneOrFail(Webhook, { id });
  const secret = ctx.services.webhooks.secrets.open(id, sealedSecret);
  if (secret === undefined) throw new Error(`The secret of webhook ${id} cannot be read.`);
  return { secret, webhookId: id };
};

export const updateWebhook = async (ctx: Context, input: UpdateWebhookInput): Promise<void> => {
  const { id, url, events, filter, password } = validated(updateWebhookRules, input);
  if (password) await checkPassword(ctx, password, 'password');
  await changeOwn(ctx, id, async (em, webhook) => {
    if (url && new URL(url).href !== webhook.url) {
      if (!password) throw badInput(NO_PASSWORD, { password: NO_PASSWORD });
      webhook.url = await newUrl(ctx, em, url);
    }
    if (events) webhook.events = [...new Set(events)] as string[];
    if (filter) Object.assign(webhook, await filterIn(em, filter));
    await recordAudit(em, { ...originOf(ctx), kind: 'webhook_changed', detail: { webhookId: id } });
  });
};

/** Deletes a webhook with its deliveries; idempotent. */
export const deleteWebhook = async (ctx: Context, id: string): Promise<string> => {
  const member = memberOf(ctx);
  if (!isId(id)) return id;
  await transact(ctx.em, async (em) => {
    if ((await em.nativeDelete(Webhook, { id, user: member })) === 0) return;
    await recordAudit(em, { ...originOf(ctx), kind: 'webhook_deleted', detail: { webhookId: id } });
  });
  return id;
};

/** Creates a new secret. For a day, deliveries are also signed with the former one, so that endpoints can switch without a gap. */
export const rotateWebhookSecret = async (ctx: Context, id: string): Promise<WebhookWithSecret> => {
  const secret = newWebhookSecret();
  await changeOwn(ctx, id, async (em) => {
    await em.execute(
      `update webhook set former_secret = sealed_secret, former_until = clock_timestamp() + interval '1 day', sealed_secret = ?
       where id = ?`,
      [ctx.services.webhooks.secrets.seal(id, secret), id],
    );
    await recordAudit(em, { ...originOf(ctx), kind: 'webhook_secret_rotated', detail: { webhookId: id } });
  });
  return { secret, webhookId: id };
};

/** Enables a webhook that was disabled; idempotent. */
export const enableWebhook = (ctx: Context, id: string): Promise<void> =>
  changeOwn(ctx, id, async (em) => {
    const enable = `update webhook set disabled_at = null, failures = 0, first_failure_at = null, paused_until = null`;
    await em.execute(`${enable} where id = ? and disabled_at is not null`, [id]);
  });

const WAITING_TEST = `select id from webhook_delivery where webhook_id = ? and status = 'waiting' and type = '${TEST_EVENT}'`;
const ADD_TEST = `
insert into webhook_delivery (id, webhook_id, event_id, type, subject_ids, occurred_at)
values (?, ?, ?, '${TEST_EVENT}', '{}', clock_timestamp())`;

/** Adds an event that is sent to this webhook only, or sends the one that waits. Returns the id of the delivery. */
export const sendTestEvent = (ctx: Context, webhookId: string): Promise<string> =>
  changeOwn(ctx, webhookId, async (em, webhook) => {
    refuseDisabled(webhook);
    const [waiting] = await em.execute<{ id: string }[]>(WAITING_TEST, [webhookId]);
    const deliveryId = waiting?.id ?? newId();
    if (!waiting) await em.execute(ADD_TEST, [deliveryId, webhookId, newId()]);
    await sendNow(em, webhook, deliveryId, FIRST);
    return deliveryId;
  });

/** Sends an event again with the same id, even if it was delivered. */
export const redeliverWebhook = async (ctx: Context, deliveryId: string): Promise<void> => {
  const own = { id: deliveryId, webhook: { user: memberOf(ctx) } };
  const delivery = isId(deliveryId) ? await ctx.em.fork().findOne(WebhookDelivery, own) : null;
  if (!delivery) throw notFound('Delivery');
  await changeOwn(ctx, delivery.webhook.id, async (em, webhook) => {
    refuseDisabled(webhook);
    await em.execute(`update webhook_delivery set status = 'waiting', attempt_count = 0 where id = ?`, [deliveryId]);
    await sendNow(em, webhook, deliveryId);
  });
};

const LIFT_PAUSE = `
update webhook set paused_until = null, pause_lifted_at = clock_timestamp()
where id = ? and paused_until > clock_timestamp() and coalesce(pause_lifted_at < clock_timestamp() - interval '1 minute', true)`;

/** Lifts a pause, but at most once a minute, so that nobody can keep workers busy with an endpoint that does not answer. */
const sendNow = async (em: EntityManager, webhook: Webhook, id: string, priority?: number): Promise<void> => {
  await em.execute(LIFT_PAUSE, [webhook.id]);
  await addDeliveryJobs(em, [{ id, webhookId: webhook.id, ownerId: webhook.user.id }], priority);
};

const refuseDisabled = (webhook: Webhook): void => {
  if (webhook.disabledAt) throw conflict('This webhook is disabled. Please enable it first.');
};

/** Locks and changes a webhook of the viewer. Throws not found for webhooks of others. */
const changeOwn = <Result>(
  ctx: Context,
  id: string,
  change: (em: EntityManager, webhook: Webhook) => Promise<Result>,
): Promise<Result> => {
  const member = memberOf(ctx);
  return transact(ctx.em, async (em) => {
    const webhook = isId(id)
      ? await em.findOne(Webhook, { id, user: member }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!webhook) throw notFound('Webhook');
    const result = await change(em, webhook);
    await em.flush();
    return result;
  });
};

const NO_PASSWORD = 'Another URL takes your password.';

/** Checks a URL and notifies the owner of it, because events go there from now on. */
const newUrl = async (ctx: Context, em: EntityManager, text: string): Promise<string> => {
  const url = new URL(text);
  const refusal = urlRefusal(url, ctx.services.webhooks.allowsLoopback);
  if (refusal) throw badInput(`URL ${refusal}.`, { url: refusal });
  await notify(em, memberOf(ctx), 'webhook_added', { host: url.host, at: await databaseNow(em) });
  return url.href;
};

const KNOWN = {
  category: 'select count(*)::int as count from category where id = any (?::uuid[])',
  product: 'select count(*)::int as count from product where id = any (?::uuid[])',
};

const filterIn = async (em: EntityManager, filter: WebhookFilterInput | null | undefined) => {
  const categoryIds = [...new Set(filter?.categoryIds ?? [])];
  const productIds = [...new Set(filter?.productIds ?? [])];
  for (const [table, ids, field] of [
    ['category', categoryIds, 'filter.categoryIds'],
    ['product', productIds, 'filter.productIds'],
  ] as const) {
    const { count } = firstRow(await em.execute<{ count: number }[]>(KNOWN[table], [arrayText('uuid', ids)]));
    if (count < ids.length) throw badInput(`A ${table} of the filter does not exist.`, { [field]: 'does not exist' });
  }
  return { categoryIds, productIds };
};
