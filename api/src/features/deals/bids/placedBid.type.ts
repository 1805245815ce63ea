import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';
import { Instant, Money } from '../../../schema/scalars.ts';
import { BidStatus } from './bid.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'A signed proof that a bid was accepted. Keep it: together with the log it lets anyone verify the auction.',
})
export class BidReceipt {
  @Field(() => Int, { description: 'Version of the format.' }) v!: number;
  @Field(() => ID, { description: 'The auction.' }) auctionId!: string;
  @Field(() => ID, { description: 'The bid.' }) bidId!: string;
  @Field(() => String, { description: 'When it was accepted, by the database clock, ISO 8601 UTC with milliseconds.' })
  at!: string;
  @Field({ description: 'SHA-256 (hex) of the salt and the canonical JSON of `{"amount","maxAmount"}`.' })
  commitment!: string;
  @Field({ description: 'The salt that opens the commitment, 32 bytes in hex.' }) salt!: string;
  @Field({
    description: 'Ed25519 signature (base64) over the canonical JSON of v, auctionId, bidId, at and commitment.',
  })
  signature!: string;
  @Field({ description: "The market's public key, SPKI in base64." }) publicKey!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An accepted bid.' })
export class PlacedBid {
  @Nullable(() => ID, 'Id of the bid; null if only the maximum was raised.') bidId!: string | null;
  @Field(() => ID, { description: 'Id of the bidder.' }) userId!: string;
  @Field(() => Money, { description: 'The amount.' }) amount!: string;
  @Nullable(() => Money, 'The maximum behind it, or null.') maxAmount!: string | null;
  @Nullable(() => String, 'The message to the owner, or null.') message!: string | null;
  @Nullable(() => ID, 'The auction, or null.') auctionId!: string | null;
  @Nullable(() => ID, 'The RFP, or null.') rfpId!: string | null;
  @Field(() => BidStatus, { description: 'Always `active`.' }) status!: BidStatus;
  @Field(() => Instant, { description: 'When it was accepted.' }) createdAt!: string;
  @Nullable(() => Boolean, 'Whether it leads; null if it is hidden.') leading!: boolean | null;
  @Nullable(() => Money, 'The price after it; null if it is hidden.') currentPrice!: string | null;
  @Nullable(() => BidReceipt, 'The signed receipt of a bid on an auction.') receipt!: BidReceipt | Error | null;
}
