import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Amount, Choice, Count, Day, Flag, Moment, Pairs, Text } from '../../../schema/columns.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { Instant, Money } from '../../../schema/scalars.ts';
import { DeliveryTerms, PaymentTerms, PriceBasis } from '../../goods/postings/commercialTerms.enums.ts';
import { ASKS } from '../../goods/postings/commercialTerms.type.ts';
import { Posting } from '../../goods/postings/posting.entity.ts';
import { AuctionOutcome, AuctionStatus, AuctionType, BidVisibility } from './auction.enums.ts';
import { Node } from '../../../schema/node.ts';
import { AuctionViewerCan } from './viewerCan.type.ts';

@Entity()
@ObjectType({ implements: Node, description: 'An auction: forward (highest bid wins) or reverse (lowest bid wins).' })
export class Auction extends Posting {
  @Choice(() => AuctionType, 'Whether the owner sells (forward) or buys (reverse).', { default: 'forward' })
  type!: AuctionType;
  @Amount('The starting price in US dollars, by the price basis.') startingPrice!: string;
  @Amount(
    'The price that must be met for an award. Visible to the owner only; after the auction has ended, part of its public log, except if it was sealed or rank-only and was cancelled.',
    { nullable: true },
  )
  reservePrice?: string | null;
  @Amount('Minimum difference between bids; null means 0.01.', { nullable: true }) bidIncrement?: string | null;
  @Choice(() => PriceBasis, 'Whether amounts are for the whole lot or for one unit.', { default: 'lot' })
  priceBasis!: PriceBasis;
  @Moment('Start of bidding.') startTime!: Date;
  @Moment('End of bidding, including extensions after late bids.') endTime!: Date;
  @Moment('End of bidding without extensions.') originalEndTime!: Date;
  @Choice(() => AuctionStatus, 'Current status, by the database clock.', { default: 'scheduled' })
  status!: AuctionStatus;
  @Choice(() => AuctionOutcome, 'The outcome, or null before the end.', { nullable: true })
  outcome?: AuctionOutcome | null;
  @Moment('Start of the current pause, or null. A paused auction accepts no bids and does not end.', {
    nullable: true,
  })
  pausedAt?: Date | null;
  @Text('The reason an admin gave for the current pause, or null.', { nullable: true }) pauseReason?: string | null;
  @Text('Place of delivery, or null.', { nullable: true }) deliveryLocation?: string | null;
  @Choice(() => DeliveryTerms, 'Incoterm, or null.', { nullable: true }) deliveryTerms?: DeliveryTerms | null;
  @Nullable(() => String, ASKS) asksFor?: string | null;
  @Choice(() => PaymentTerms, 'Payment terms, or null.', { nullable: true }) paymentTerms?: PaymentTerms | null;
  @Day('Day of delivery, or null.', { nullable: true }) deliveryDate?: string | null;
  @Pairs('Quality specifications, an object with `requirements`, or null.', { nullable: true }) qualitySpecs?: {
    requirements?: string | null;
  } | null;
  @Flag('Whether the goods are inspected.', { default: false }) inspectionRequired!: boolean;
  @Text('Place of inspection, or null.', { nullable: true }) inspectionLocation?: string | null;
  @Count('Maximum number of bidders; null means unlimited.', { nullable: true }) maxBidders?: number | null;
  @Flag('Whether the owner approves bidders before they can bid.', { default: false })
  preQualificationRequired!: boolean;
  @Choice(() => BidVisibility, 'What others see while the auction runs.', { default: 'public' })
  bidVisibility!: BidVisibility;
  @Flag('Whether a late change of leader extends the auction.', { default: false }) autoExtend!: boolean;
  @Count('Length of an extension after a late bid in minutes, or null.', { nullable: true }) autoExtendDuration?:
    number | null;

  @Count('Number of times the owner has changed the terms; a bid can name the version it was made under.', {
    default: 0,
  })
  termsVersion!: number;

  @Nullable(
    () => Money,
    'The current price, or the starting price before the first bid; null if hidden from the viewer.',
  )
  currentPrice?: string | null;
  @Nullable(() => Int, 'Number of accepted bids; null if hidden from the viewer.') bidCount?: number | null;
  @Nullable(() => Int, 'Number of distinct bidders; null if hidden from the viewer.') bidderCount?: number | null;
  @Nullable(() => Money, 'The current price for one unit; null if hidden from the viewer.') unitPrice?: string | null;
  @Nullable(
    () => Boolean,
    'Whether the reserve is met; null if there is no reserve or it is hidden from the viewer. Hidden from everyone in a sealed auction before its close.',
  )
  reserveMet?: boolean | null;
  @Field(() => Instant, {
    description:
      'When one of its own fields last changed for all who see it: bids of a sealed auction and raised maxima do not count.',
  })
  updatedAt?: Date;
  @Field(() => AuctionViewerCan, { description: 'What the viewer can do with it now.' }) viewerCan?: AuctionViewerCan;

  @Property({ columnType: 'numeric(18,2)', nullable: true }) leadingAmount?: string | null;
  @Property({ columnType: 'uuid', nullable: true }) leaderId?: string | null;
  @Property({ columnType: 'integer', default: 0 }) acceptedBids!: number;
  @Property({ columnType: 'integer', default: 0 }) bidders!: number;
  @Property({ columnType: 'timestamptz(3)', nullable: true }) closedAt?: Date | null;
  @Property({ columnType: 'text', nullable: true }) cancelReason?: string | null;
}
