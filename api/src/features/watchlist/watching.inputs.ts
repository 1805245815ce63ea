import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The record to watch: exactly one of these.' })
export class WatchInput {
  @Field(() => ID, { nullable: true, description: 'A material: new offers and lower prices are announced.' })
  productId?: string | null;
  @Field(() => ID, { nullable: true, description: 'An offering: a lower price is announced.' }) offeringId?:
    string | null;
  @Field(() => ID, { nullable: true, description: 'A request for proposals.' }) rfpId?: string | null;
  @Field(() => ID, { nullable: true, description: 'An auction; its end is announced in advance.' }) auctionId?:
    string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'A category: new offers and lower prices in it are announced, and its first product.',
  })
  categoryId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'A company: its new offers, lower prices and new RFPs are announced.',
  })
  companyId?: string | null;
}
