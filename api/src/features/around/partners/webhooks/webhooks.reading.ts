import {
  everyone,
  from,
  instant,
  many,
  manyBy,
  members,
  oneBy,
  ownerWithoutKey,
  personal,
  defineType,
  value,
  newest,
} from '../../../../reading/reading.ts';
import { sql, type Sql } from '../../../../reading/sql.ts';
import { Category } from '../../../goods/catalogue/category.entity.ts';
import { Product } from '../../../goods/catalogue/product.entity.ts';
import { MAX_FILTERS } from './rules.ts';
import { Webhook, WebhookFilter } from './webhook.entity.ts';
import { WebhookAttempt, WebhookDelivery } from './webhookDelivery.entity.ts';

const ATTEMPTS_SHOWN = 20;
const byName = (row: Sql): Sql => sql`${row}.name, ${row}.id`;

defineType(Webhook, {
  visible: ownerWithoutKey,
  fields: {
    pausedUntil: value(
      (row) =>
        sql`case when ${row}.disabled_at is null and ${row}.paused_until > clock_timestamp() then ${instant(sql`${row}.paused_until`)} end`,
    ),
    filter: from(
      () => WebhookFilter,
      (webhook, filter) =>
        sql`from (values (${webhook}.category_ids, ${webhook}.product_ids)) ${filter} (category_ids, product_ids)`,
    ),
  },
});

defineType(WebhookFilter, {
  visible: everyone,
  fields: {
    categoryIds: value((filter) => sql`${filter}.category_ids`),
    productIds: value((filter) => sql`${filter}.product_ids`),
    categories: many(
      () => Category,
      (filter, category) => sql`${category}.id = any (${filter}.category_ids)`,
      { order: byName, max: MAX_FILTERS },
    ),
    products: many(
      () => Product,
      (filter, product) => sql`${product}.id = any (${filter}.product_ids)`,
      { order: byName, max: MAX_FILTERS },
    ),
  },
});

defineType(WebhookDelivery, {
  visible: (row, viewer) =>
    viewer.id !== null &&
    viewer.key === undefined &&
    sql`exists (select from webhook where webhook.id = ${row}.webhook_id and webhook.user_id = ${viewer.id})`,
  fields: {
    dueAt: value((row) => {
      const paused = sql`(select paused_until from webhook where webhook.id = ${row}.webhook_id)`;
      const planned = sql`(select run_at from graphile_worker.jobs where key = 'deliver_webhook ' || ${row}.id)`;
      return sql`case when ${row}.status = 'waiting' then ${instant(sql`greatest(${planned}, ${paused})`)} end`;
    }),
    webhook: personal(oneBy(() => Webhook, 'webhook_id')),
    attempts: manyBy(() => WebhookAttempt, 'delivery_id', {
      order: (attempt) => sql`${attempt}.created_at desc, ${attempt}.id desc`,
      max: ATTEMPTS_SHOWN,
    }),
  },
  sorts: { newest },
  filters: { status: (row, status: string) => sql`${row}.status = ${status}` },
});

/** Only reachable through its delivery, which is restricted to the owner. */
defineType(WebhookAttempt, { visible: members });
