import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { sql } from '../../../reading/sql.ts';
import { isId } from '../../../rules/id.ts';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
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

@Authorized('member')
@Resolver()
export class WebhooksResolver {
  @Scope('account')
  @Query(() => [Webhook], { description: 'The webhooks of the viewer, oldest first; at most 10.' })
  webhooks(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Webhook, {}, (row) => sql`${row}.user_id = ${ctx.viewer.id}`, {
      order: (row) => sql`${row}.created_at, ${row}.id`,
      max: MAX_WEBHOOKS,
    });
  }

  @Scope('account')
  @Query(() => WebhookDeliveryConnection, {
    description: 'The events for a webhook of the viewer in the last 30 days, newest first.',
  })
  webhookDeliveries(
    @Args() { webhookId, ...args }: WebhookDeliveryListArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.many(
      ctx,
      info,
      WebhookDelivery,
      { ...args },
      (row) => sql`${row}.webhook_id = ${isId(webhookId) ? webhookId : null}::uuid`,
    );
  }

  @Scope('account')
  @Mutation(() => WebhookWithSecret, {
    description:
      'Adds a webhook: events are sent to its URL by the Standard Webhooks specification. At most 10. The owner is notified by email.',
  })
  createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'The webhook.' }) input: CreateWebhookInput,
    @Ctx() ctx: Context,
  ): Promise<WebhookWithSecret> {
    return createWebhook(ctx, input);
  }

  @Scope('account')
  @Mutation(() => Webhook, { nullable: true, description: 'Changes a webhook. The owner is notified of another URL.' })
  async updateWebhook(
    @Arg('input', () => UpdateWebhookInput, { description: 'The changes.' }) input: UpdateWebhookInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await updateWebhook(ctx, input);
    return readWebhook(ctx, info, input.id);
  }

  @Scope('account')
  @Mutation(() => ID, { description: 'Deletes a webhook with its deliveries, if it is there; returns its id.' })
  deleteWebhook(
    @Arg('id', () => ID, { description: 'The webhook.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return deleteWebhook(ctx, id);
  }

  @Scope('account')
  @Mutation(() => WebhookWithSecret, {
    description: 'Creates a new secret. For a day, events are also signed with the former one.',
  })
  rotateWebhookSecret(
    @Arg('id', () => ID, { description: 'The webhook.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<WebhookWithSecret> {
    return rotateWebhookSecret(ctx, id);
  }

  @Scope('account')
  @Mutation(() => Webhook, { nullable: true, description: 'Enables a webhook again after it was disabled.' })
  async enableWebhook(
    @Arg('id', () => ID, { description: 'The webhook.' }) id: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await enableWebhook(ctx, id);
    return readWebhook(ctx, info, id);
  }

  @Scope('account')
  @Mutation(() => WebhookDelivery, {
    nullable: true,
    description: 'Sends the event `webhook.test` to a webhook.',
  })
  async sendTestEvent(
    @Arg('webhookId', () => ID, { description: 'The webhook.' }) webhookId: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readDelivery(ctx, info, await sendTestEvent(ctx, webhookId));
  }

  @Scope('account')
  @Mutation(() => WebhookDelivery, { nullable: true, description: 'Sends an event again, with the same id.' })
  async redeliverWebhook(
    @Arg('deliveryId', () => ID, { description: 'The delivery.' }) deliveryId: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await redeliverWebhook(ctx, deliveryId);
    return readDelivery(ctx, info, deliveryId);
  }
}

/** Reads the webhook only if it is selected. */
@Resolver(() => WebhookWithSecret)
export class WebhookWithSecretFields {
  @FieldResolver(() => Webhook, { nullable: true, description: 'The webhook.' })
  webhook(@Root() { webhookId }: WebhookWithSecret, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return readWebhook(ctx, info, webhookId);
  }
}

const readWebhook = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one(ctx, info, Webhook, (row) => sql`${row}.id = ${id}`);

const readDelivery = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one(ctx, info, WebhookDelivery, (row) => sql`${row}.id = ${id}`);
