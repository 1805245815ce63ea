import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { CreatedOnce } from '../../../../schema/base.entity.ts';
import { Moment, Text, Texts } from '../../../../schema/columns.ts';
import { Node } from '../../../../schema/node.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { Category } from '../../../goods/catalogue/category.entity.ts';
import { Product } from '../../../goods/catalogue/product.entity.ts';

@ObjectType({ description: 'Limits the RFPs and auctions that a webhook gets events about; all if it has no ids.' })
export class WebhookFilter {
  @Field(() => [ID], { description: 'Categories, including their descendants.' }) categoryIds!: string[];
  @Field(() => [ID], { description: 'Materials.' }) productIds!: string[];
  @Field(() => [Category], { description: 'The categories, without hidden ones.' }) categories?: Category[];
  @Field(() => [Product], { description: 'The materials, without hidden ones.' }) products?: Product[];
}

@Entity()
@ObjectType({ implements: Node, description: 'A URL to which the market sends events; visible to its owner only.' })
export class Webhook extends CreatedOnce {
  @ManyToOne({ entity: () => User, ref: true }) user!: Ref<User>;
  @Text('The URL that events are sent to.') url!: string;
  @Texts('The types of events that are sent, such as `order.placed`.') events!: string[];
  @Field(() => WebhookFilter, { description: 'Limits the RFPs and auctions that events are sent about.' })
  filter?: WebhookFilter;
  @Moment('The first failed attempt since the last success, or null.', { nullable: true }) firstFailureAt?: Date | null;
  @Moment('Nothing is sent before this time, because the last attempts failed; null if it is not paused.', {
    nullable: true,
  })
  pausedUntil?: Date | null;
  @Moment('When it was disabled, after five days without success or by a new password through a link; or null.', {
    nullable: true,
  })
  disabledAt?: Date | null;

  @Property({ columnType: 'uuid[]' }) categoryIds!: string[];
  @Property({ columnType: 'uuid[]' }) productIds!: string[];
  @Property({ columnType: 'text' }) sealedSecret!: string;
}
