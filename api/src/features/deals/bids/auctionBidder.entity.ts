import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Text } from '../../../schema/columns.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { Money } from '../../../schema/scalars.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { CompanyProfile } from '../../people/companies/companyProfile.entity.ts';
import { Auction } from '../auctions/auction.entity.ts';

export const Qualification = graphEnum(
  'Qualification',
  'Whether a member may bid in an auction whose owner approves bidders.',
  {
    none: 'Has not requested; sufficient if the owner does not approve bidders.',
    requested: 'Has requested to participate.',
    approved: 'May bid.',
    declined: 'May not bid.',
  },
);
export type Qualification = keyof typeof Qualification;

/** A participant and the number in the auction. */
@Entity()
@ObjectType({ description: 'A participant of an auction as its owner sees it.' })
export class AuctionBidder {
  declare [PrimaryKeyProp]?: ['auction', 'alias'];

  @ManyToOne({ entity: () => Auction, ref: true, primary: true }) auction!: Ref<Auction>;
  @Nullable(() => User, 'The participant; null if the owner sees aliases only.')
  @ManyToOne({ entity: () => User, ref: true })
  user!: Ref<User>;
  @Nullable(
    () => CompanyProfile,
    'The company that participates; null if a person does, or if the owner sees aliases only.',
  )
  company?: CompanyProfile | null;
  @Field(() => Int, { description: 'Number within the auction.' })
  @PrimaryKey({ columnType: 'integer' })
  alias!: number;
  @Field({ description: "Alias, such as 'Bidder 3'." }) bidder!: string;
  @Field(() => Qualification, { description: 'Whether the participant may bid.' })
  @Property({ columnType: 'text' })
  qualification!: Qualification;
  @Text("The owner's reason for declining, or null.", { nullable: true }) declineReason?: string | null;
}

@ObjectType({ description: "The viewer's own standing in an auction." })
export class AuctionStanding {
  @Nullable(() => String, "The viewer's alias, such as 'Bidder 3'; null in a sealed auction before its close.")
  bidder!: string | null;
  @Field(() => Qualification, { description: 'Whether the viewer may bid.' }) qualification!: Qualification;
  @Nullable(() => String, "The owner's reason for declining, or null.") declineReason!: string | null;
  @Nullable(() => Money, "The viewer's last amount that is not voided, or null.") lastAmount!: string | null;
  @Nullable(() => Money, "The viewer's current maximum, or null.") maxAmount!: string | null;
  @Nullable(() => Boolean, 'Whether the viewer leads; null in a sealed auction before its close.')
  leading!: boolean | null;
  @Nullable(
    () => Int,
    "The viewer's rank, starting at 1; null without a bid, and in a sealed auction before its close.",
  )
  rank!: number | null;
}
