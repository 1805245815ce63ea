import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../../schema/base.entity.ts';
import { Choice, Count, Moment, Text } from '../../../../schema/columns.ts';
import { graphEnum } from '../../../../schema/enums.ts';
import { Node } from '../../../../schema/node.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Instant } from '../../../../schema/scalars.ts';
import { Webhook } from './webhook.entity.ts';

export const WebhookDeliveryStatus = graphEnum('WebhookDeliveryStatus', 'Status of the delivery of an event.', {
  waiting: 'Will be sent or retried.',
  delivered: 'The endpoint answered with a status from 200 to 299.',
  failed: 'All attempts failed, or the webhook was disabled.',
  skipped: 'Not sent, because the owner may no longer see the subject.',
});
export type WebhookDeliveryStatus = keyof typeof WebhookDeliveryStatus;

@Entity()
@ObjectType({ description: 'One attempt to send an event.' })
export class WebhookAttempt extends BaseEntity {
  @ManyToOne({ entity: () => WebhookDelivery, ref: true }) delivery!: Ref<WebhookDelivery>;
  @Text('The body that was sent.') requestBody!: string;
  @Count('HTTP status of the response, or null without one.', { nullable: true }) responseStatus?: number | null;
  @Text('The first 4 KB of the response, or null without one.', { nullable: true }) responseBody?: string | null;
  @Count('Milliseconds until the response or the error.') durationMs!: number;
  @Text('The reason why there was no complete response, or null.', { nullable: true }) error?: string | null;
}

@Entity()
@ObjectType({
  implements: Node,
  description: 'An event for a webhook; kept for 30 days, visible to the owner of the webhook only.',
})
export class WebhookDelivery extends BaseEntity {
  @ManyToOne({ entity: () => Webhook, ref: true })
  @Nullable(() => Webhook, 'The webhook.')
  webhook!: Ref<Webhook>;
  @Property({ columnType: 'uuid' })
  @Field(() => ID, { description: 'Id of the event: the header `webhook-id` of each attempt.' })
  eventId!: string;
  @Text('The type of the event.') type!: string;
  @Moment('When the event happened.') occurredAt!: Date;
  @Choice(() => WebhookDeliveryStatus, 'Whether it was delivered.', { default: 'waiting' })
  status!: WebhookDeliveryStatus;
  @Count('Number of attempts since the event, or since it was last sent again by the owner.') attemptCount!: number;
  @Nullable(() => Instant, 'When it is sent next, after a pause of the webhook; null unless it waits.')
  dueAt?: string | null;
  @Field(() => [WebhookAttempt], { description: 'The last 20 attempts, newest first.' }) attempts?: WebhookAttempt[];
}
