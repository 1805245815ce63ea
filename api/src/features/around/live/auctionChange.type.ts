import { Field, ObjectType } from 'type-graphql';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { Instant, Money } from '../../../schema/scalars.ts';

export const AuctionNewsKind = graphEnum('AuctionNewsKind', 'What happened in an auction.', {
  opened: 'Bidding opened.',
  bid: 'A bid was accepted.',
  automatic_bid: 'The market placed an automatic bid for a maximum.',
  maximum_raised: 'The viewer raised their maximum.',
  edited: 'The owner changed the terms before the first bid.',
  noted: 'The owner added a note.',
  extended: 'The end was moved.',
  paused: 'An admin paused the auction.',
  resumed: 'An admin resumed the auction; its end moved by the length of the pause.',
  voided: 'A bid was voided.',
  participation: 'A member requested to participate, was approved or was declined.',
  cancelled: 'The auction was cancelled.',
  closed: 'The auction closed.',
});
export type AuctionNewsKind = keyof typeof AuctionNewsKind;

@ObjectType({ description: 'One event, with the details that the viewer may see.' })
export class AuctionNews {
  @Field(() => AuctionNewsKind, { description: 'What happened.' }) kind!: AuctionNewsKind;
  @Field(() => Instant, { description: 'Time by the database clock.' }) at!: string;
  @Nullable(() => String, "The bidder's alias, such as 'Bidder 3'; null if it is hidden.") bidder!: string | null;
  @Nullable(() => Money, 'The amount; null if there is none or it is hidden.') amount!: string | null;
  @Field(() => Boolean, { description: 'Whether the viewer caused it.' }) own!: boolean;
}

@ObjectType({
  description: 'The changes of an auction since the last frame that the viewer may see, each once.',
})
export class AuctionChange {
  @Field({ description: 'The position in the stream, opaque; pass it as `after` to resume here.' }) cursor!: string;
  @Field(() => Instant, { description: 'The database clock when this was read.' }) serverTime!: string;
  @Field(() => [AuctionNews], { description: 'What happened, oldest first.' }) news!: AuctionNews[];
}
