import type { Ref } from '@mikro-orm/core';
import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { CreatedOnce } from '../../../schema/base.entity.ts';
import { Amount, BelongsTo, PartyId, Text } from '../../../schema/columns.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { Instant } from '../../../schema/scalars.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { CompanyProfile } from '../../people/companies/companyProfile.entity.ts';
import { Offering } from '../../goods/postings/offering.entity.ts';
import { Rfp } from '../../goods/postings/rfp.entity.ts';
import { Node } from '../../../schema/node.ts';

export const BidStatus = graphEnum('BidStatus', 'Status of a bid.', {
  active: 'Neither won nor lost yet.',
  awarded: 'Won.',
  declined: 'Another bid won.',
  voided: 'Voided by the owner or an admin.',
});
export type BidStatus = keyof typeof BidStatus;

const BidTarget = createUnionType({
  name: 'BidTarget',
  description: 'The auction or RFP that a bid is for.',
  types: () => [Auction, Rfp] as const,
});

@Entity()
@Check({ name: 'bid_one_target', expression: '(auction_id is null) <> (rfp_id is null)' })
@ObjectType({
  implements: Node,
  description: 'A bid on an auction or on an RFP. Its visibility depends on the auction and the viewer.',
})
export class Bid extends CreatedOnce {
  @Index()
  @BelongsTo(() => User, 'The bidder; null if hidden from the viewer.', { nullableInGraph: true })
  user!: Ref<User>;
  @Nullable(() => ID, 'Id of the bidder; null if hidden from the viewer.') userId?: string | null;
  @Nullable(() => CompanyProfile, 'The company that bids; null if a person does, or if hidden from the viewer.')
  company?: CompanyProfile | null;
  @Nullable(() => String, "The bidder's alias within an auction, such as 'Bidder 3'; null on an RFP.")
  bidder?: string | null;
  @Amount('The amount in US dollars.') amount!: string;
  @Text('A message to the owner, or null.', { nullable: true }) message?: string | null;
  @Index() @BelongsTo(() => Auction, 'The auction, or null.', { nullable: true }) auction?: Ref<Auction> | null;
  @Nullable(() => ID, 'Id of the auction, or null.') auctionId?: string | null;
  @Index() @BelongsTo(() => Rfp, 'The RFP, or null.', { nullable: true }) rfp?: Ref<Rfp> | null;
  @Nullable(() => ID, 'Id of the RFP, or null.') rfpId?: string | null;
  @Field(() => BidTarget, { description: 'The auction or the RFP.' }) target?: Auction | Rfp;
  @Index()
  @BelongsTo(() => Offering, 'The offering that would supply the goods, or null.', { nullable: true })
  offering?: Ref<Offering> | null;
  @Field(() => BidStatus, { description: 'Status, derived from the auction or RFP.' }) status?: BidStatus;
  @Field(() => Instant, { description: 'When its status last changed: it was placed, decided or voided.' })
  updatedAt?: Date;

  @PartyId() partyId!: string;
  /** Number within the auction, without gaps; of equal bids the lower number is earlier. */
  @Property({ columnType: 'integer', nullable: true }) seq?: number | null;
  /** The bidder's number within its auction, from 1. */
  @Property({ columnType: 'integer', nullable: true }) aliasNumber?: number | null;
}
