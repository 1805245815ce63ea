import type { Ref } from '@mikro-orm/core';
import { Index } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { CreatedOnce } from '../../../schema/base.entity.ts';
import { BelongsTo, Count, PartyId, Text } from '../../../schema/columns.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { CompanyProfile } from '../../people/companies/companyProfile.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { IsWatched } from '../../people/watchlist/watched.ts';

/** The common part of RFPs, offerings and auctions. */
@ObjectType()
export abstract class Posting extends CreatedOnce {
  @Index() @BelongsTo(() => User, 'The author.') user!: Ref<User>;
  @Field(() => ID, { description: 'Id of its author.' }) userId?: string;
  @Nullable(() => CompanyProfile, 'The company it belongs to; null if it belongs to a person.')
  company?: CompanyProfile | null;
  @Text('Title.') title!: string;
  @Text('Description.') description!: string;
  @Index()
  @BelongsTo(() => Product, 'The material of the catalogue, or null; null too if it is no longer in the catalogue.', {
    nullable: true,
  })
  product?: Ref<Product> | null;
  @Nullable(() => ID, 'Id of the material, or null.') productId?: string | null;
  @Nullable(
    () => String,
    'Name of the material, also if it is no longer in the catalogue and `product` is null; or null.',
  )
  materialName?: string | null;
  @Count('Quantity, in `unit`.') quantity!: number;
  @Text('Unit of the quantity: MT, KG, L, Tons or Units; free text for auctions.') unit!: string;
  @IsWatched() isWatched?: boolean;

  @PartyId() partyId!: string;
}
