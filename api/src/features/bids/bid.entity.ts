import type { Ref } from '@mikro-orm/core';
import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../database/base.entity.ts';
import { Amount, BelongsTo, Text } from '../../database/columns.ts';
import { graphEnum } from '../../schema/enums.ts';
import { User } from '../accounts/user.entity.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { Offering } from '../postings/offering.entity.ts';
import { Rfp } from '../postings/rfp.entity.ts';
import { Node } from '../../schema/node.ts';

export const BidStatus = graphEnum('BidStatus', 'Where a bid stands.', {
  active: 'Standing.',
  awarded: 'Won.',
  declined: 'Another bid won.',
  voided: 'Taken out by the owner or an admin.',
});
export type BidStatus = keyof typeof BidStatus;

export const BidTarget = createUnionType({
  name: 'BidTarget',
  description: 'What a bid is for.',
  types: () => [Auction, Rfp] as const,
});

@Entity()
@Check({ name: 'bid_one_target', expression: '(auction_id is null) <> (rfp_id is null)' })
@ObjectType({
  implements: Node,
  description: 'A bid on an auction or on an RFP. Who sees which bid depends on the auction and on the viewer.',
})
export class Bid extends BaseEntity {
  @Index()
  @BelongsTo(() => User, 'The bidder; null to whoever may not know the name.', { nullableInGraph: true })
  user!: Ref<User>;
  @Field(() => ID, { nullable: true, description: 'Id of the bidder; null to whoever may not know the name.' })
  userId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The bidder's alias within an auction, such as 'Bidder 3'; null on an RFP.",
  })
  bidder!: string | null;
  @Amount('The amount in US dollars.') amount!: string;
  @Text('A word to the other side, or null.', { nullable: true }) message?: string | null;
  @Index() @BelongsTo(() => Auction, 'The auction, or null.', { nullable: true }) auction?: Ref<Auction> | null;
  @Field(() => ID, { nullable: true, description: 'Id of the auction, or null.' }) auctionId?: string | null;
  @Index() @BelongsTo(() => Rfp, 'The RFP, or null.', { nullable: true }) rfp?: Ref<Rfp> | null;
  @Field(() => ID, { nullable: true, description: 'Id of the RFP, or null.' }) rfpId?: string | null;
  @Field(() => BidTarget, { description: 'The auction or the RFP.' }) target!: Auction | Rfp;
  @Index()
  @BelongsTo(() => Offering, 'The offering it would be filled from, or null.', { nullable: true })
  offering?: Ref<Offering> | null;
  @Field(() => BidStatus, {
    description: 'Where it stands; follows from what it is for, the bid itself is never written again.',
  })
  status!: BidStatus;

  /** Dense within its auction; breaks ties: the lower number came first. */
  @Property({ columnType: 'integer', nullable: true }) seq?: number | null;
  /** The bidder's number within its auction, from 1. */
  @Property({ columnType: 'integer', nullable: true }) aliasNumber?: number | null;
  @Property({ columnType: 'text', nullable: true }) idempotencyKey?: string | null;
  @Property({ columnType: 'text', nullable: true }) commandHash?: string | null;
}
