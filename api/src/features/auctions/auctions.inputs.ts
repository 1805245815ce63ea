import { Field, InputType, Int } from 'type-graphql';
import { Calendar, Instant, JsonObject, Money } from '../../schema/scalars.ts';
import { DeliveryTerms, PaymentTerms } from '../postings/commercialTerms.enums.ts';
import { PostingInput } from '../postings/postings.inputs.ts';
import { AuctionType, BidVisibility, PriceBasis } from './auction.enums.ts';

@InputType({ description: 'A complete auction, to create it or to replace its terms.' })
export class CreateAuctionInput extends PostingInput {
  @Field({ description: 'Unit of the quantity: free text, at most 40 characters.' }) override unit!: string;
  @Field(() => AuctionType, { nullable: true, description: 'Direction; `forward` if absent.' })
  type?: AuctionType | null;
  @Field(() => Money, { description: 'The starting price, by the price basis.' }) startingPrice!: string;
  @Field(() => Money, {
    nullable: true,
    description:
      'The price that must be met for an award. Visible to the owner only; after the auction has ended, part of its public log, except if it was sealed or rank-only and was cancelled.',
  })
  reservePrice?: string | null;
  @Field(() => Money, { nullable: true, description: 'Minimum difference between bids; 0.01 if absent.' })
  bidIncrement?: string | null;
  @Field(() => PriceBasis, { nullable: true, description: 'Quantity that amounts are for; `lot` if absent.' })
  priceBasis?: PriceBasis | null;
  @Field(() => Instant, { description: 'Start of bidding; a past time starts it immediately.' }) startTime!: string;
  @Field(() => Instant, { description: 'End of bidding; after the start and in the future.' }) endTime!: string;
  @Field(() => String, { nullable: true, description: 'Place of delivery.' }) deliveryLocation?: string | null;
  @Field(() => DeliveryTerms, { nullable: true, description: 'Incoterm.' }) deliveryTerms?: DeliveryTerms | null;
  @Field(() => PaymentTerms, { nullable: true, description: 'Payment terms.' }) paymentTerms?: PaymentTerms | null;
  @Field(() => Calendar, { nullable: true, description: 'Day of delivery; not in the past.' }) deliveryDate?:
    string | null;
  @Field(() => JsonObject, { nullable: true, description: 'Quality specifications: an object with `requirements`.' })
  qualitySpecs?: { requirements?: string | null } | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the goods are inspected; false if absent.' })
  inspectionRequired?: boolean | null;
  @Field(() => String, { nullable: true, description: 'Place of inspection; required if the goods are inspected.' })
  inspectionLocation?: string | null;
  @Field(() => Int, { nullable: true, description: 'Maximum number of bidders; unlimited if absent.' })
  maxBidders?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the owner approves bidders before they can bid; false if absent.',
  })
  preQualificationRequired?: boolean | null;
  @Field(() => BidVisibility, {
    nullable: true,
    description: 'What others see while the auction runs; `public` if absent.',
  })
  bidVisibility?: BidVisibility | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a late change of leader extends the auction; false if absent.',
  })
  autoExtend?: boolean | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Length of an extension in minutes; required if `autoExtend` is true.',
  })
  autoExtendDuration?: number | null;
}
