import { ArgsType, Field, ID } from 'type-graphql';
import { connectionOf, ListArgs, UpdatedSince } from '../../schema/connectionTypes.ts';
import { OrderSide } from '../orders/order.enums.ts';
import { Quote } from './quote.entity.ts';
import { QuoteStatus } from './quote.enums.ts';

export const QuoteConnection = connectionOf(Quote);

@ArgsType()
export class QuoteListArgs extends ListArgs {
  @Field(() => OrderSide, { nullable: true, description: 'Only quotes in which the viewer is on this side.' })
  side?: OrderSide;
  @Field(() => QuoteStatus, { nullable: true, description: 'Only quotes of this status.' }) status?: QuoteStatus;
  @Field(() => Boolean, {
    nullable: true,
    description: "True: only quotes that wait for the viewer's side and have not expired; false: only others.",
  })
  awaitingMe?: boolean;
  @Field(() => ID, { nullable: true, description: 'Only quotes about this offering.' }) offeringId?: string;
  @UpdatedSince() updatedSince?: string;
}
