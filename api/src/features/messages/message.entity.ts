import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../schema/base.entity.ts';
import { Flag, Text } from '../../schema/columns.ts';
import { User } from '../accounts/user.entity.ts';
import { Node } from '../../schema/node.ts';

@ObjectType({ description: 'The sender of a message; Feedstock itself for notices of the market.' })
export class MessageSender {
  @Field(() => ID, { nullable: true, description: 'Id of the person, or null for a notice of the market.' }) userId!:
    string | null;
  @Field({ description: 'Whether the viewer has blocked the sender.' }) isBlocked!: boolean;
  @Field({ description: "First name; 'Feedstock' for a notice of the market." }) firstName!: string;
  @Field({ description: 'Last name; empty for a notice of the market.' }) lastName!: string;
  @Field({ description: "Company name; 'Feedstock' for a notice of the market." }) companyName!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Contact address of the company that the sender wrote for; null if it gives none, and for a notice of the market.',
  })
  email!: string | null;
}

@Entity()
@ObjectType({ implements: Node, description: 'A message or notice; visible to its sender and its recipient only.' })
export class Message extends BaseEntity {
  @Index() @ManyToOne({ entity: () => User, ref: true, nullable: true }) sendingUser?: Ref<User> | null;
  @Index() @ManyToOne({ entity: () => User, ref: true }) recipient!: Ref<User>;
  @Field(() => MessageSender, { description: 'The sender.' }) sender?: MessageSender;
  @Field({ description: 'Whether the market itself wrote it. Members can neither send nor answer notices.' })
  isNotice?: boolean;
  @Text('Subject.') subject!: string;
  @Text('Content, plain text.') content!: string;
  @Flag('Whether the recipient has opened it.', { default: false }) isRead!: boolean;
  @Text('Path of the page this is about, such as `/rfps/…`, or null.', { nullable: true }) link?: string | null;
  /** The message this one answers. */
  @ManyToOne({ entity: () => Message, ref: true, nullable: true }) inReplyTo?: Ref<Message> | null;
  /** The offering an inquiry is about. */
  @Property({ columnType: 'uuid', nullable: true }) offeringId?: string | null;
  @Property({ columnType: 'text', nullable: true }) idempotencyKey?: string | null;
  @Property({ columnType: 'text', nullable: true }) commandHash?: string | null;
}
