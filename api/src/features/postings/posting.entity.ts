import type { Ref } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../database/base.entity.ts';
import { BelongsTo, Count, Text } from '../../database/columns.ts';
import { User } from '../accounts/user.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { IsWatched } from '../watching/watched.ts';

/** What RFP, offering and auction share: somebody posts a quantity of a material. */
@ObjectType()
export abstract class Posting extends BaseEntity {
  @Index() @BelongsTo(() => User, 'Who posted it.') user!: Ref<User>;
  @Field(() => ID, { description: 'Id of who posted it.' }) userId!: string;
  @Text('Title.') title!: string;
  @Text('Description.') description!: string;
  @Index()
  @BelongsTo(() => Product, 'The material of the catalogue, or null.', { nullable: true })
  product?: Ref<Product> | null;
  @Field(() => ID, { nullable: true, description: 'Id of the material, or null.' }) productId?: string | null;
  @Count('Quantity, in `unit`.') quantity!: number;
  @Text('Unit of the quantity: MT, KG, L, Tons or Units; free text for auctions.') unit!: string;
  @IsWatched() isWatched!: boolean;

  @Property({ columnType: 'text', nullable: true }) idempotencyKey?: string | null;
  /** SHA-256 of the accepted command, to tell a retry from another command under the same key. */
  @Property({ columnType: 'text', nullable: true }) commandHash?: string | null;
}
