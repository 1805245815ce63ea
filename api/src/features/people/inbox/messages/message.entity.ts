import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { CreatedOnce } from '../../../../schema/base.entity.ts';
import { Choice, Flag, PartyId, Text } from '../../../../schema/columns.ts';
import { graphEnum } from '../../../../schema/enums.ts';
import { User } from '../../accounts/user.entity.ts';
import { CompanyProfile } from '../../companies/companyProfile.entity.ts';
import { Node } from '../../../../schema/node.ts';
import { Nullable } from '../../../../schema/nullable.ts';

export const MessageKind = graphEnum('MessageKind', 'What a message is.', {
  text: 'A text, or a notice.',
  order: 'A step of an order, which `order` leads to.',
  quote: 'A step of a quote.',
});
export type MessageKind = keyof typeof MessageKind;

@ObjectType({ description: 'The sender of a message; Feedstock itself for notices of the market.' })
export class MessageSender {
  @Nullable(() => ID, 'Id of the person, or null for a notice of the market.') userId!: string | null;
  @Field({ description: 'Whether the viewer has blocked the sender.' }) isBlocked!: boolean;
  @Field({ description: "First name; 'Feedstock' for a notice of the market." }) firstName!: string;
  @Field({ description: 'Last name; empty for a notice of the market.' }) lastName!: string;
  @Field({ description: "Company name; 'Feedstock' for a notice of the market." }) companyName!: string;
  @Nullable(
    () => String,
    'Contact address of the company that the sender wrote for; null if it gives none, and for a notice of the market.',
  )
  email!: string | null;
  @Nullable(() => CompanyProfile, 'The company that the sender wrote for, or null.') company?: CompanyProfile | null;
}

@Entity()
@ObjectType({
  implements: Node,
  description:
    'A message or a notice. Messages are visible to all who act for its sender or its recipient, notices to their recipient only.',
})
export class Message extends CreatedOnce {
  @Index() @ManyToOne({ entity: () => User, ref: true, nullable: true }) sendingUser?: Ref<User> | null;
  @Index() @ManyToOne({ entity: () => User, ref: true }) recipient!: Ref<User>;
  @Field(() => MessageSender, { description: 'The sender.' }) sender?: MessageSender;
  @Field({ description: 'Whether the market itself wrote it. Members can neither send nor answer notices.' })
  isNotice?: boolean;
  @Text('Subject.') subject!: string;
  @Text('Content, plain text.') content!: string;
  @Flag("Whether the viewer has read it; of a message of the viewer's own side, whether its recipient has.", {
    default: false,
  })
  isRead!: boolean;
  @Text('Path of the page this is about, such as `/rfps/…`, or null.', { nullable: true }) link?: string | null;
  /** The message this one answers. */
  @ManyToOne({ entity: () => Message, ref: true, nullable: true }) inReplyTo?: Ref<Message> | null;
  /** The offering an inquiry is about. */
  @Property({ columnType: 'uuid', nullable: true }) offeringId?: string | null;
  @Choice(() => MessageKind, 'What it is.', { default: 'text' }) kind!: Opt<MessageKind>;
  @Nullable(() => ID, 'Id of the order or quote whose step it is, as `kind` says; null for other messages.')
  @Property({ columnType: 'uuid', nullable: true })
  aboutId?: string | null;
  @Property({ columnType: 'uuid', nullable: true }) conversationId?: string | null;
  /** Within its conversation; the database sets it. */
  @Property({ columnType: 'integer', nullable: true }) number?: number | null;
  @PartyId() sendingPartyId?: Opt<string> | null;
  @PartyId() recipientPartyId!: Opt<string>;
}
