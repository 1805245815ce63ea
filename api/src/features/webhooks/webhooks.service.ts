import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText } from '../../database/arrays.ts';
import { newId } from '../../database/id.ts';
import { single } from '../../database/single.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { isId } from '../../rules/id.ts';
import type { Context } from '../../schema/context.ts';
import { createOnce, memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { User } from '../accounts/user.entity.ts';
import { originOf, recordAudit } from '../audit/record.ts';
import { addDeliveryJob } from './deliveryJobs.ts';
import { urlRefusal } from './publicAddress.ts';
import { createWebhookRules, MAX_WEBHOOKS, updateWebhookRules } from './rules.ts';
import { Webhook } from './webhook.entity.ts';
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
  const id = await createOnce(
    ctx,
    input,
    (em, idempotencyKey) => em.findOne(Webhook, { user: member, idempotencyKey }),
    async (em) => {
      // Serializes simultaneous calls, which could exceed the limit together.
      await em.execute('select from "user" where id = ? for no key update', [member]);
      if ((await em.count(Webhook, { user: member })) >= MAX_WEBHOOKS)
        throw conflict(`You can have at most ${MAX_WEBHOOKS} webhooks.`);
      const id = newId();
      const webhook = em.create(Webhook, {
        id,
        user: em.getReference(User, member, { wrapped: true }),
        url: checkedUrl(ctx, url),
        events: [...new Set(events)],
        ...(await filterIn(em, filter)),
        sealedSecret: ctx.webhooks.secrets.seal(id, newWebhookSecret()),
      });
      await recordAudit(em, { ...originOf(ctx), kind: 'webhook_created', detail: { webhookId: id } });
      return webhook;
    },
  );
  const { sealedSecret } = await ctx.em.fork().findOneOrFail(Webhook, { id });
  const secret = ctx.webhooks.secrets.open(id, sealedSecret);
  if (secret === undefined) throw new Error(`The secret of webhook ${id} cannot be read.`);
  return { secret, webhookId: id };
};

export const updateWebhook = (ctx: Context, input: UpdateWebhookInput): Promise<void> => {
  const { id, url, events, filter } = validated(updateWebhookRules, input);
  return changeOwn(ctx, id, async (em, webhook) => {
    if (url) webhook.url = checkedUrl(ctx, url);
    if (events) webhook.events = [...new Set(events)] as string[];
    if (filter) Object.assign(webhook, await filterIn(em, filter));
    await recordAudit(em, { ...originOf(ctx), kind: 'webhook_changed', detail: { webhookId: id } });
  });
};

/** Deletes a webhook with its deliveries; idempotent. */
export const deleteWebhook = async (ctx: Context, id: string): Promise<boolean> => {
  const member = memberOf(ctx);
  if (!isId(id)) return true;
  await transact(ctx.em, async (em) => {
    const webhook = await em.findOne(Webhook, { id, user: member });
    if (!webhook) return;
    em.remove(webhook);
    await recordAudit(em, { ...originOf(ctx), kind: 'webhook_deleted', detail: { webhookId: id } });
    await em.flush();
  });
  return true;
};

/** Creates a new secret. For a day, deliveries are also signed with the former one, so that endpoints can switch without a gap. */
export const rotateWebhookSecret = async (ctx: Context, id: string): Promise<WebhookWithSecret> => {
  const secret = newWebhookSecret();
  await changeOwn(ctx, id, async (em) => {
    await em.execute(
      `update webhook set former_secret = sealed_secret, former_until = clock_timestamp() + interval '1 day', sealed_secret = ?
       where id = ?`,
      [ctx.webhooks.secrets.seal(id, secret), id],
    );
    await recordAudit(em, { ...originOf(ctx), kind: 'webhook_secret_rotated', detail: { webhookId: id } });
  });
  return { secret, webhookId: id };
};

/** Enables a webhook that was disabled; idempotent. */
export const enableWebhook = (ctx: Context, id: string): Promise<void> =>
  changeOwn(ctx, id, async (em) => {
    await em.execute(
      'update webhook set disabled_at = null, failures = 0, first_failure_at = null, paused_until = null where id = ?',
      [id],
    );
  });

/** Adds an event that is sent to this webhook only. Returns the id of the delivery. */
export const sendTestEvent = async (ctx: Context, webhookId: string): Promise<string> => {
  let deliveryId = '';
  await changeOwn(ctx, webhookId, async (em, webhook) => {
    refuseDisabled(webhook);
    const waiting = await em.execute<object[]>(
      `select id from webhook_delivery where webhook_id = ? and type = ? and status = 'waiting' limit 1`,
      [webhookId, TEST_EVENT],
    );
    if (waiting.length > 0) throw conflict('A test event is waiting to be sent.');
    deliveryId = newId();
    await em.execute(
      `insert into webhook_delivery (id, webhook_id, event_id, type, subject_ids, occurred_at)
       values (?, ?, ?, ?, '{}', clock_timestamp())`,
      [deliveryId, webhookId, newId(), TEST_EVENT],
    );
    await sendNow(em, webhookId);
  });
  return deliveryId;
};

/** Sends an event again with the same id, even if it was delivered. */
export const redeliverWebhook = async (ctx: Context, deliveryId: string): Promise<void> => {
  const found = isId(deliveryId)
    ? await ctx.em
        .fork()
        .execute<{ id: string }[]>('select webhook_id as id from webhook_delivery where id = ?', [deliveryId])
    : [];
  const webhookId = found[0]?.id;
  if (webhookId === undefined) throw notFound('Delivery');
  await changeOwn(ctx, webhookId, async (em, webhook) => {
    refuseDisabled(webhook);
    await em.execute(
      `update webhook_delivery set status = 'waiting', attempt_count = 0, due_at = clock_timestamp() where id = ?`,
      [deliveryId],
    );
    await sendNow(em, webhookId);
  });
};

const sendNow = async (em: EntityManager, webhookId: string): Promise<void> => {
  await em.execute('update webhook set paused_until = null where id = ?', [webhookId]);
  await addDeliveryJob(em, webhookId);
};

const refuseDisabled = (webhook: Webhook): void => {
  if (webhook.disabledAt) throw conflict('This webhook is disabled. Please enable it first.');
};

/** Locks and changes a webhook of the viewer. Throws not found for webhooks of others. */
const changeOwn = (
  ctx: Context,
  id: string,
  change: (em: EntityManager, webhook: Webhook) => Promise<void>,
): Promise<void> => {
  const member = memberOf(ctx);
  return transact(ctx.em, async (em) => {
    const webhook = isId(id)
      ? await em.findOne(Webhook, { id, user: member }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!webhook) throw notFound('Webhook');
    await change(em, webhook);
    await em.flush();
  });
};

const checkedUrl = (ctx: Context, text: string): string => {
  const url = new URL(text);
  const refusal = urlRefusal(url, ctx.webhooks.allowsLoopback);
  if (refusal) throw badInput(`URL ${refusal}.`, { url: refusal });
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
    const { count } = single(await em.execute<{ count: number }[]>(KNOWN[table], [arrayText('uuid', ids)]));
    if (count < ids.length) throw badInput(`A ${table} of the filter does not exist.`, { [field]: 'does not exist' });
  }
  return { categoryIds, productIds };
};
