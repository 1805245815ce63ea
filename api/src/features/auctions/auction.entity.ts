import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Amount, Choice, Count, Day, Flag, Moment, Pairs, Text } from '../../database/columns.ts';
import { Money } from '../../schema/scalars.ts';
import { Posting } from '../postings/posting.entity.ts';
import {
  AuctionOutcome,
  AuctionStatus,
  AuctionType,
  BidVisibility,
  DeliveryTerms,
  PaymentTerms,
  PriceBasis,
} from './auction.enums.ts';
import { Node } from '../../schema/node.ts';

@Entity()
@ObjectType({ implements: Node, description: 'An auction: forward (highest bid wins) or reverse (lowest bid wins).' })
export class Auction extends Posting {
  @Choice(() => AuctionType, 'Forward sells, reverse buys.', { default: 'forward' }) type!: AuctionType;
  @Amount('Where bidding starts, in US dollars by the price basis.') startingPrice!: string;
  @Amount(
    'The price that must be met for an award. Seen by the owner only; once the auction has ended it is part of its public log, except in a sealed or rank-only auction that was cancelled.',
    { nullable: true },
  )
  reservePrice?: string | null;
  @Amount('Smallest step between bids, or null for 0.01.', { nullable: true }) bidIncrement?: string | null;
  @Choice(() => PriceBasis, 'What amounts are for: the whole lot, or one unit.', { default: 'LOT' })
  priceBasis!: PriceBasis;
  @Moment('When bidding opens.') startTime!: Date;
  @Moment('When bidding ends, late-bid extensions included.') endTime!: Date;
  @Moment('When bidding would end without extensions.') originalEndTime!: Date;
  @Choice(() => AuctionStatus, 'Where it stands now, by the database clock.', { default: 'scheduled' })
  status!: AuctionStatus;
  @Choice(() => AuctionOutcome, 'How it ended, or null.', { nullable: true }) outcome?: AuctionOutcome | null;
  @Moment('Since when its clock stands, or null: while it is paused no bid is taken, and the end does not come.', {
    nullable: true,
  })
  pausedAt?: Date | null;
  @Text('Why it is paused, in the words of an admin; or null.', { nullable: true }) pauseReason?: string | null;
  @Text('Where to deliver, or null.', { nullable: true }) deliveryLocation?: string | null;
  @Choice(() => DeliveryTerms, 'Incoterm, or null.', { nullable: true }) deliveryTerms?: DeliveryTerms | null;
  @Choice(() => PaymentTerms, 'How to pay, or null.', { nullable: true }) paymentTerms?: PaymentTerms | null;
  @Day('When to deliver, or null.', { nullable: true }) deliveryDate?: string | null;
  @Pairs('Quality specifications: `requirements`; or null.', { nullable: true }) qualitySpecs?: {
    requirements?: string | null;
  } | null;
  @Flag('True where the goods are inspected.', { default: false }) inspectionRequired!: boolean;
  @Text('Where the goods are inspected, or null.', { nullable: true }) inspectionLocation?: string | null;
  @Count('How many bidders may take part; null means unlimited.', { nullable: true }) maxBidders?: number | null;
  @Flag('True where the owner approves bidders first.', { default: false }) preQualificationRequired!: boolean;
  @Choice(() => BidVisibility, 'Who sees what while it runs.', { default: 'public' }) bidVisibility!: BidVisibility;
  @Flag('True where a late change of the lead moves the end.', { default: false }) autoExtend!: boolean;
  @Count('Minutes the end moves beyond a late bid, or null.', { nullable: true }) autoExtendDuration?: number | null;

  @Count('How often the owner has changed its terms; a bid may say which it was made under.', { default: 0 })
  termsVersion!: number;

  @Field(() => Money, {
    nullable: true,
    description: 'The price now; the starting price before the first bid; null to whoever may not know it.',
  })
  currentPrice!: string | null;
  @Field(() => Int, { nullable: true, description: 'Accepted bids; null to whoever may not know it.' }) bidCount!:
    number | null;
  @Field(() => Int, { nullable: true, description: 'Distinct bidders; null to whoever may not know it.' })
  bidderCount!: number | null;
  @Field(() => Money, {
    nullable: true,
    description: 'The current price for one unit, or null to whoever may not know the price.',
  })
  unitPrice!: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the reserve is met; null where there is none or it is not to be known, in a sealed auction before its close by nobody.',
  })
  reserveMet!: boolean | null;

  @Property({ columnType: 'numeric(18,2)', nullable: true }) leadingAmount?: string | null;
  @Property({ columnType: 'uuid', nullable: true }) leaderId?: string | null;
  @Property({ columnType: 'integer', default: 0 }) acceptedBids!: number;
  @Property({ columnType: 'integer', default: 0 }) bidders!: number;
  @Property({ columnType: 'timestamptz(3)', nullable: true }) closedAt?: Date | null;
  @Property({ columnType: 'text', nullable: true }) cancelReason?: string | null;
}
