import { Field, ID, InputType, Int } from 'type-graphql';
import { AuthoredInput } from '../../../schema/inputs.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { Instant, Money } from '../../../schema/scalars.ts';

@InputType({ description: "The cancellation of the viewer's RFP without an award." })
export class CancelRfpInput {
  @Field(() => ID, { description: 'The RFP.' }) rfpId!: string;
  @Field({ description: 'The reason, shown to the bidders; at most 1000 characters.' }) reason!: string;
}

@InputType({ description: 'A bid on an auction or on an RFP: exactly one of the two.' })
export class PlaceBidInput extends AuthoredInput {
  @Field(() => Money, {
    description: 'The amount; on an auction by its price basis, on an RFP for the whole quantity.',
  })
  amount!: string;
  @Nullable(
    () => Money,
    'Public auctions only: the amount up to which the market bids for you. Hidden until the auction ends; then part of its public log, unless you win.',
  )
  maxAmount?: string | null;
  @Nullable(() => Int, 'The version of the terms that the bidder saw; the bid is refused if they have changed.')
  termsVersion?: number | null;
  @Nullable(
    () => Money,
    'The price that the bidder saw; an amount or maximum that differs by more than half must be confirmed. If absent, one that is better than `minimumNextBid`, and by more than half better than the price that the bidder can see: that of a public auction, otherwise the own last bid, or else the starting price.',
  )
  expectedPrice?: string | null;
  @Nullable(
    () => Boolean,
    'Whether an amount or maximum that differs by more than half from the price is intended (`JUMP_NEEDS_CONFIRMATION`).',
  )
  confirmed?: boolean | null;
  @Nullable(() => String, 'A message to the owner, at most 2000 characters.') message?: string | null;
  @Nullable(() => ID, 'The auction.') auctionId?: string | null;
  @Nullable(() => ID, 'The RFP.') rfpId?: string | null;
  @Nullable(() => ID, "For a bid on an RFP: the bidder's offering that would supply the goods.")
  offeringId?: string | null;
  @Nullable(
    () => Instant,
    'For a bid on an RFP: the `updatedAt` of the RFP that the bidder saw; the bid is refused if the RFP has changed since.',
  )
  rfpUpdatedAt?: string | null;
}
