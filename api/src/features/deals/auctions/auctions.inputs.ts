import { Field, InputType, Int } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';
import { Calendar, Instant, JsonObject, Money } from '../../../schema/scalars.ts';
import { DeliveryTerms, PaymentTerms, PriceBasis } from '../../goods/postings/commercialTerms.enums.ts';
import { PostingInput } from '../../goods/postings/postings.inputs.ts';
import { AuctionType, BidVisibility } from './auction.enums.ts';

@InputType({ description: 'A complete auction, to create it or to replace its terms.' })
export class CreateAuctionInput extends PostingInput {
  @Field({ description: 'Unit of the quantity: free text, at most 40 characters.' }) override unit!: string;
  @Nullable(() => AuctionType, 'Direction; `forward` if absent.') type?: AuctionType | null;
  @Field(() => Money, { description: 'The starting price, by the price basis.' }) startingPrice!: string;
  @Nullable(
    () => Money,
    'The price that must be met for an award. Visible to the owner only; after the auction has ended, part of its public log, except if it was sealed or rank-only and was cancelled.',
  )
  reservePrice?: string | null;
  @Nullable(() => Money, 'Minimum difference between bids; 0.01 if absent.') bidIncrement?: string | null;
  @Nullable(() => PriceBasis, 'Quantity that amounts are for; `lot` if absent.') priceBasis?: PriceBasis | null;
  @Field(() => Instant, { description: 'Start of bidding; a past time starts it immediately.' }) startTime!: string;
  @Field(() => Instant, { description: 'End of bidding; after the start and in the future.' }) endTime!: string;
  @Nullable(() => String, 'Place of delivery.') deliveryLocation?: string | null;
  @Nullable(() => DeliveryTerms, 'Incoterm.') deliveryTerms?: DeliveryTerms | null;
  @Nullable(() => PaymentTerms, 'Payment terms.') paymentTerms?: PaymentTerms | null;
  @Nullable(() => Calendar, 'Day of delivery; not in the past.') deliveryDate?: string | null;
  @Nullable(() => JsonObject, 'Quality specifications: an object with `requirements`.')
  qualitySpecs?: { requirements?: string | null } | null;
  @Nullable(() => Boolean, 'Whether the goods are inspected; false if absent.') inspectionRequired?: boolean | null;
  @Nullable(() => String, 'Place of inspection; required if the goods are inspected.')
  inspectionLocation?: string | null;
  @Nullable(() => Int, 'Maximum number of bidders; unlimited if absent.') maxBidders?: number | null;
  @Nullable(() => Boolean, 'Whether the owner approves bidders before they can bid; false if absent.')
  preQualificationRequired?: boolean | null;
  @Nullable(() => BidVisibility, 'What others see while the auction runs; `public` if absent.')
  bidVisibility?: BidVisibility | null;
  @Nullable(() => Boolean, 'Whether a late change of leader extends the auction; false if absent.')
  autoExtend?: boolean | null;
  @Nullable(() => Int, 'Length of an extension in minutes; required if `autoExtend` is true.')
  autoExtendDuration?: number | null;
}
