import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What to watch: exactly one of these.' })
export class WatchInput {
  @Field(() => ID, {
    nullable: true,
    description: 'A material. One that nobody offers is announced when somebody does.',
  })
  productId?: string | null;
  @Field(() => ID, { nullable: true, description: 'An offering.' }) offeringId?: string | null;
  @Field(() => ID, { nullable: true, description: 'A request for proposals.' }) rfpId?: string | null;
  @Field(() => ID, { nullable: true, description: 'An auction; its end is announced before it comes.' }) auctionId?:
    string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'A category. One without products is announced when its first one appears.',
  })
  categoryId?: string | null;
}
