import { Field, ObjectType } from 'type-graphql';
import { ViewerMoves } from '../../people/companies/refusal.type.ts';

@ObjectType({ description: 'What the viewer can do with an offering now. All false for visitors.' })
export class OfferingViewerCan extends ViewerMoves {
  @Field({ description: 'Place an order.' }) order!: boolean;
  @Field({ description: 'Send the seller a question.' }) inquire!: boolean;
  @Field({ description: 'Change its terms.' }) edit!: boolean;
  @Field({ description: 'Take it off the market.' }) withdraw!: boolean;
  @Field({ description: 'Put it on the market again.' }) relist!: boolean;
  @Field({ description: 'Take it off the market as an admin.' }) takeOffMarket!: boolean;
}

@ObjectType({ description: 'What the viewer can do with an RFP now. All false for visitors.' })
export class RfpViewerCan extends ViewerMoves {
  @Field({ description: 'Place a bid.' }) bid!: boolean;
  @Field({ description: 'Change its terms; once there is a bid, only what `editRfp` then allows.' }) edit!: boolean;
  @Field({ description: 'Award one of its bids.' }) award!: boolean;
  @Field({ description: 'End it without an award.' }) cancel!: boolean;
  @Field({ description: 'Cancel it as an admin.' }) takeOffMarket!: boolean;
}
