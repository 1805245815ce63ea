import { Field, InputType, Int } from 'type-graphql';
import { Calendar, Instant, JsonObject, Money } from '../../schema/scalars.ts';
import { PostingInput } from '../postings/postings.inputs.ts';
import { AuctionType, BidVisibility, DeliveryTerms, PaymentTerms, PriceBasis } from './auction.enums.ts';

@InputType({ description: 'An auction to create, or all of an auction as it is to be.' })
export class CreateAuctionInput extends PostingInput {
  @Field({ description: 'Unit of the quantity: free text, at most 40 characters.' }) override unit!: string;
  @Field(() => AuctionType, { nullable: true, description: 'forward if absent.' }) type?: AuctionType | null;
  @Field(() => Money, { description: 'Where bidding starts, by the price basis.' }) startingPrice!: string;
  @Field(() => Money, {
    nullable: true,
    description:
      'The price that must be met for an award. Shown to the owner only until the auction ends; then part of its public log, except in a sealed or rank-only auction that was cancelled.',
  })
  reservePrice?: string | null;
  @Field(() => Money, { nullable: true, description: 'Smallest step between bids; 0.01 if absent.' }) bidIncrement?:
    string | null;
  @Field(() => PriceBasis, { nullable: true, description: 'LOT if absent: amounts are for the whole quantity.' })
  priceBasis?: PriceBasis | null;
  @Field(() => Instant, { description: 'When bidding opens; in the past means at once.' }) startTime!: string;
  @Field(() => Instant, { description: 'When bidding ends; after the start and in the future.' }) endTime!: string;
  @Field(() => String, { nullable: true, description: 'Where to deliver.' }) deliveryLocation?: string | null;
  @Field(() => DeliveryTerms, { nullable: true, description: 'Incoterm.' }) deliveryTerms?: DeliveryTerms | null;
  @Field(() => PaymentTerms, { nullable: true, description: 'How to pay.' }) paymentTerms?: PaymentTerms | null;
  @Field(() => Calendar, { nullable: true, description: 'When to deliver; not in the past.' }) deliveryDate?:
    string | null;
  @Field(() => JsonObject, { nullable: true, description: 'Quality specifications: an object with `requirements`.' })
  qualitySpecs?: { requirements?: string | null } | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the goods are inspected; false if absent.' })
  inspectionRequired?: boolean | null;
  @Field(() => String, { nullable: true, description: 'Where; needed when the goods are inspected.' })
  inspectionLocation?: string | null;
  @Field(() => Int, { nullable: true, description: 'How many bidders may take part; unlimited if absent.' })
  maxBidders?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether you approve bidders first; false if absent.' })
  preQualificationRequired?: boolean | null;
  @Field(() => BidVisibility, { nullable: true, description: 'public if absent.' })
  bidVisibility?: BidVisibility | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a late change of the lead moves the end; false if absent.',
  })
  autoExtend?: boolean | null;
  @Field(() => Int, { nullable: true, description: 'Minutes; needed when auto-extend is on.' }) autoExtendDuration?:
    number | null;
}
