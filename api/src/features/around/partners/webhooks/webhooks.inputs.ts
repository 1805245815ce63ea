import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf, ListArgs } from '../../../../schema/connectionTypes.ts';
import { CommandInput } from '../../../../schema/inputs.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { WebhookDelivery, WebhookDeliveryStatus } from './webhookDelivery.entity.ts';

export const WebhookDeliveryConnection = connectionOf(WebhookDelivery);

@ArgsType()
export class WebhookDeliveryListArgs extends ListArgs {
  @Field(() => ID, { description: 'The webhook.' }) webhookId!: string;
  @Nullable(() => WebhookDeliveryStatus, 'Only deliveries of this status.') status?: WebhookDeliveryStatus;
}

@InputType({
  description: 'Limits events about RFPs and auctions to those that match any of the ids; all if there are none.',
})
export class WebhookFilterInput {
  @Nullable(() => [ID], 'At most 50 categories, including their descendants.') categoryIds?: string[] | null;
  @Nullable(() => [ID], 'At most 50 materials.') productIds?: string[] | null;
}

const URL = 'An https address without user name and password, of at most 2,000 characters.';
const EVENTS = 'Types of events, such as `order.placed`; at least one.';

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput extends CommandInput {
  @Field({ description: URL }) url!: string;
  @Field(() => [String], { description: EVENTS }) events!: string[];
  @Field({ description: 'The current password.' }) password!: string;
  @Nullable(() => WebhookFilterInput, 'Limits the RFPs and auctions that events are sent about.')
  filter?: WebhookFilterInput | null;
}

@InputType({ description: 'Changes of a webhook; absent fields stay.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The webhook.' }) id!: string;
  @Nullable(() => String, URL) url?: string | null;
  @Nullable(() => String, 'The current password; required for another URL.') password?: string | null;
  @Nullable(() => [String], EVENTS) events?: string[] | null;
  @Nullable(() => WebhookFilterInput, 'Replaces the filter.') filter?: WebhookFilterInput | null;
}

@ObjectType({ simpleResolvers: true, description: 'A webhook with a new secret, which is shown only once.' })
export class WebhookWithSecret {
  @Field({ description: 'The secret that verifies signatures, in the format of Standard Webhooks: `whsec_…`.' })
  secret!: string;
  webhookId!: string;
}
