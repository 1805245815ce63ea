import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the viewer can do with an auction now. All false for visitors.' })
export class AuctionViewerCan {
  @Field({ description: 'Place a bid, if the amount is acceptable; false also if no better amount is possible.' })
  bid!: boolean;
  @Field({ description: 'Ask the owner for approval as a bidder.' }) requestParticipation!: boolean;
  @Field({ description: 'Approve and decline members who asked to bid.' }) decideParticipation!: boolean;
  @Field({ description: 'Change its terms.' }) edit!: boolean;
  @Field({ description: 'Add a note.' }) addNote!: boolean;
  @Field({ description: 'Move its end to a later time.' }) moveEnd!: boolean;
  @Field({ description: 'Void a bid.' }) voidBid!: boolean;
  @Field({ description: 'Pause it.' }) pause!: boolean;
  @Field({ description: 'Resume it after a pause.' }) resume!: boolean;
  @Field({ description: 'Cancel it.' }) cancel!: boolean;
  @Field({ description: 'Award the next bid after the order of the last award was cancelled, if there is one.' })
  awardNext!: boolean;
}
