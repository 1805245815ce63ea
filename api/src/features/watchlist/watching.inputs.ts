import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The record to watch: exactly one of these.' })
export class WatchInput {
  @Field(() => ID, {
    nullable: true,
    description: 'A material. If it has no offers, the first one is announced.',
  })
  productId?: string | null;
  @Field(() => ID, { nullable: true, description: 'An offering.' }) offeringId?: string | null;
  @Field(() => ID, { nullable: true, description: 'A request for proposals.' }) rfpId?: string | null;
  @Field(() => ID, { nullable: true, description: 'An auction; its end is announced in advance.' }) auctionId?:
    string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'A category. If it has no products, the first one is announced.',
  })
  categoryId?: string | null;
}
