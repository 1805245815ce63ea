import { Field, ID, InputType, Int } from 'type-graphql';
import { AuthoredInput } from '../../schema/inputs.ts';
import { Money } from '../../schema/scalars.ts';

@InputType({ description: 'The end of an own RFP without an award.' })
export class CancelRfpInput {
  @Field(() => ID, { description: 'The RFP.' }) rfpId!: string;
  @Field({ description: 'Why, at most 1000 characters; the bidders read it.' }) reason!: string;
}

@InputType({ description: 'A bid on an auction or on an RFP: exactly one of the two.' })
export class PlaceBidInput extends AuthoredInput {
  @Field(() => Money, {
    description: 'The amount; on an auction by its price basis, on an RFP for the whole quantity.',
  })
  amount!: string;
  @Field(() => Money, {
    nullable: true,
    description:
      'Public auctions: bid automatically up to this. Seen by nobody else until the auction ends; then part of its public log, unless you win.',
  })
  maxAmount?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version of the terms the bidder saw: under other terms the bid is refused.',
  })
  termsVersion?: number | null;
  @Field(() => Money, {
    nullable: true,
    description: 'The price the bidder saw: an amount more than half off it must be confirmed.',
  })
  expectedPrice?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: an amount more than half off the expected price is meant.',
  })
  confirmed?: boolean | null;
  @Field(() => String, { nullable: true, description: 'A word to the other side, at most 2000 characters.' }) message?:
    string | null;
  @Field(() => ID, { nullable: true, description: 'The auction.' }) auctionId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The RFP.' }) rfpId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The offering of the own company a bid on an RFP would be filled from.',
  })
  offeringId?: string | null;
}
