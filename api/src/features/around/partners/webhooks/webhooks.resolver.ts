import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import { sql, type Sql } from '../../../../reading/sql.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { idArgument, input, mutation, query, rootFields } from '../../../../schema/rootFields.ts';
import { MAX_WEBHOOKS } from './rules.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookDelivery } from './webhookDelivery.entity.ts';
import {
  CreateWebhookInput,
  UpdateWebhookInput,
  WebhookDeliveryConnection,
  WebhookDeliveryListArgs,
  WebhookWithSecret,
} from './webhooks.inputs.ts';
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  redeliverWebhook,
  rotateWebhookSecret,
  sendTestEvent,
  updateWebhook,
} from './webhooks.service.ts';

export const WebhooksResolver = rootFields('member', {
  webhooks: query('account', {
    cost: 'planned',
    type: () => [Webhook],
    description: 'The webhooks of the viewer, oldest first; at most 10.',
    read: (ctx, info) =>
      ctx.reader.many(ctx, info, Webhook, {}, (row) => sql`${row}.user_id = ${ctx.viewer.id}`, {
        order: (row) => sql`${row}.created_at, ${row}.id`,
        max: MAX_WEBHOOKS,
      }),
  }),
  webhookDeliveries: query('account', {
    cost: 'planned',
    type: () => WebhookDeliveryConnection,
    description: 'The events for a webhook of the viewer in the last 30 days, newest first.',
    args: [WebhookDeliveryListArgs],
    read: (ctx, info, { webhookId, ...args }) => {
      const ofWebhook = (row: Sql) => sql`${row}.webhook_id = ${isId(webhookId) ? webhookId : null}::uuid`;
      return ctx.reader.many(ctx, info, WebhookDelivery, { ...args }, ofWebhook);
    },
  }),
  createWebhook: mutation('account', {
    cost: 100,
    type: () => WebhookWithSecret,
    description:
      'Adds a webhook: events are sent to its URL by the Standard Webhooks specification. At most 10. The owner is notified by email.',
    args: [input(CreateWebhookInput, 'The webhook.')],
    run: createWebhook,
  }),
  updateWebhook: mutation('account', {
    cost: 100,
    record: Webhook,
    description: 'Changes a webhook. The owner is notified of another URL.',
    args: [input(UpdateWebhookInput, 'The changes.')],
    id: ({ id }) => id,
    run: updateWebhook,
  }),
  deleteWebhook: mutation('account', {
    cost: 20,
    type: () => ID,
    description: 'Deletes a webhook with its deliveries, if it is there; returns its id.',
    args: [idArgument('id', 'The webhook.')],
    run: deleteWebhook,
  }),
  rotateWebhookSecret: mutation('account', {
    cost: 20,
    type: () => WebhookWithSecret,
    description: 'Creates a new secret. For a day, events are also signed with the former one.',
    args: [idArgument('id', 'The webhook.')],
    run: rotateWebhookSecret,
  }),
  enableWebhook: mutation('account', {
    cost: 20,
    record: Webhook,
    description: 'Enables a webhook again after it was disabled.',
    args: [idArgument('id', 'The webhook.')],
    id: (id) => id,
    run: enableWebhook,
  }),
  sendTestEvent: mutation('account', {
    cost: 150,
    record: WebhookDelivery,
    description: 'Sends the event `webhook.test` to a webhook.',
    args: [idArgument('webhookId', 'The webhook.')],
    run: sendTestEvent,
  }),
  redeliverWebhook: mutation('account', {
    cost: 100,
    record: WebhookDelivery,
    description: 'Sends an event again, with the same id.',
    args: [idArgument('deliveryId', 'The delivery.')],
    id: (deliveryId) => deliveryId,
    run: redeliverWebhook,
  }),
});

/** Reads the webhook only if it is selected. */
@Resolver(() => WebhookWithSecret)
export class WebhookWithSecretFields {
  @FieldResolver(() => Webhook, { nullable: true, description: 'The webhook.' })
  webhook(@Root() { webhookId }: WebhookWithSecret, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, Webhook, webhookId);
  }
}
