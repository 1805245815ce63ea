import { Field, ObjectType } from 'type-graphql';
import { graphEnum } from '../../schema/enums.ts';
import { Instant, Money } from '../../schema/scalars.ts';

export const AuctionNewsKind = graphEnum('AuctionNewsKind', 'What happened in an auction.', {
  opened: 'Bidding opened.',
  bid: 'A bid was accepted.',
  automatic_bid: 'The market bid for a maximum.',
  maximum_raised: 'The viewer raised the own maximum.',
  edited: 'The owner changed the terms; nobody had bid.',
  noted: 'The owner added a note.',
  extended: 'The end moved.',
  paused: 'An admin paused it.',
  resumed: 'It goes on after a pause, and ends that much later.',
  voided: 'A bid was voided.',
  participation: 'Somebody asked to take part, was approved or was declined.',
  cancelled: 'The auction was cancelled.',
  closed: 'The auction closed.',
});
export type AuctionNewsKind = keyof typeof AuctionNewsKind;

@ObjectType({ description: 'One thing that happened, as far as the viewer may know it.' })
export class AuctionNews {
  @Field(() => AuctionNewsKind, { description: 'What happened.' }) kind!: AuctionNewsKind;
  @Field(() => Instant, { description: 'When, by the database clock.' }) at!: string;
  @Field(() => String, {
    nullable: true,
    description: "Whose, as an alias such as 'Bidder 3'; null where that is not to be known.",
  })
  bidder!: string | null;
  @Field(() => Money, { nullable: true, description: 'The amount; null where there is none or it is not to be known.' })
  amount!: string | null;
  @Field(() => Boolean, { description: "Whether it is the viewer's own doing." }) own!: boolean;
}

@ObjectType({
  description: 'What changed in an auction since the last frame: everything the viewer may know, nothing twice.',
})
export class AuctionChange {
  @Field({ description: 'The place in the stream; give it as `after` to go on from here. Opaque.' }) cursor!: string;
  @Field(() => Instant, { description: 'The database clock when this was read.' }) serverTime!: string;
  @Field(() => [AuctionNews], { description: 'What happened, oldest first.' }) news!: AuctionNews[];
}
