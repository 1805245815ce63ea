import { Field, InputType, ObjectType } from 'type-graphql';
import { graphEnum } from '../../../../schema/enums.ts';
import type { EmailTopic as Topic } from '../../notices/notices.ts';

const EmailTopic = graphEnum<Topic>('EmailTopic', 'A group of notices that are also sent by email.', {
  auctions: 'Bids and auctions.',
  orders: 'Orders, and bids on RFPs.',
  messages: 'Messages and inquiries of other members.',
  watching: 'What is watched and searched for, and RFPs for materials that the viewer sells.',
  company: 'The verification of the company.',
});

export const EmailDelivery = graphEnum('EmailDelivery', 'How notices of a topic are sent by email.', {
  at_once: 'A minute after the notice, unless it was read; at most 20 a day, and further ones in the daily summary.',
  daily: 'Together, once a day.',
  weekly: 'Together, on Mondays.',
  off: 'Not at all.',
});
export type EmailDelivery = keyof typeof EmailDelivery;

@ObjectType({ description: 'How the viewer gets the notices of a topic by email.' })
export class EmailPreference {
  @Field(() => EmailTopic, { description: 'The topic.' }) topic!: Topic;
  @Field(() => EmailDelivery, { description: 'How its notices are sent.' }) delivery!: EmailDelivery;
}

@InputType({ description: 'A choice for one topic.' })
export class EmailPreferenceInput {
  @Field(() => EmailTopic, { description: 'The topic.' }) topic!: Topic;
  @Field(() => EmailDelivery, { description: 'How its notices are to be sent.' }) delivery!: EmailDelivery;
}
