import { ArgsType, ID } from 'type-graphql';
import { SearchArgs, UpdatedSince } from '../../../../schema/connectionTypes.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { OrderSide } from '../orders/order.enums.ts';
import { QuoteStatus } from './quote.enums.ts';

@ArgsType()
export class QuoteListArgs extends SearchArgs {
  @Nullable(() => OrderSide, 'Only quotes in which the viewer is on this side.') side?: OrderSide;
  @Nullable(() => QuoteStatus, 'Only quotes of this status.') status?: QuoteStatus;
  @Nullable(
    () => Boolean,
    "True: only quotes that wait for the viewer's side and have not expired; false: only others.",
  )
  awaitingMe?: boolean;
  @Nullable(() => ID, 'Only quotes about this offering.') offeringId?: string;
  @Nullable(() => ID, 'Only quotes that the viewer asked for with this `requestId`.') requestId?: string;
  @UpdatedSince() updatedSince?: string;
}
