import { Field, ID, InputType, Int } from 'type-graphql';
import { CommandInput } from '../../../../schema/inputs.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Calendar, Money } from '../../../../schema/scalars.ts';
import { OfferingTerms } from '../../../goods/postings/postings.inputs.ts';
import { QuoteDeclineReason, QuoteStatus } from './quote.enums.ts';
import { quoteTerms } from './rules.ts';

const OTHERWISE = ' Null removes it; without the field it is that of the terms before, at first of the offering.';

@OfferingTerms((name) => (quoteTerms as string[]).includes(name), OTHERWISE)
@InputType()
abstract class QuoteTermsInput extends CommandInput {
  @Nullable(
    () => Money,
    "Price in US dollars per unit of the offering. The seller's terms need one; without the field it is that of the terms before.",
  )
  price?: string | null;
  @Nullable(
    () => Int,
    'Quantity in the unit of the offering; without the field that of the terms before, at first of the offering.',
  )
  quantity?: number | null;
  @Nullable(
    () => Calendar,
    `The last day on which the terms can be accepted, in UTC; not in the past. A request without it does not expire.${OTHERWISE}`,
  )
  validUntil?: string | null;
  @Nullable(() => String, 'A text for the other side, at most 2000 characters.') note?: string | null;
}

@InputType({ description: 'A request of a buyer for a quote. A price in it is what the buyer would like to pay.' })
export class RequestQuoteInput extends QuoteTermsInput {
  @Field(() => ID, { description: 'The offering.' }) offeringId!: string;
  @Nullable(
    () => ID,
    'A UUID of the caller, the same for all quotes that are asked for together; only the buyer sees it.',
  )
  requestId?: string | null;
  @Nullable(() => Boolean, 'Whether it is about a sample.') isSample?: boolean | null;
}

@InputType({ description: 'A quote that a seller makes without a request, in a conversation with the buyer.' })
export class SendQuoteInput extends QuoteTermsInput {
  @Field(() => ID, { description: 'The conversation with the buyer.' }) conversationId!: string;
  @Field(() => ID, { description: "The viewer's offering." }) offeringId!: string;
  @Nullable(() => Boolean, 'Whether it is about a sample.') isSample?: boolean | null;
}

const SEEN = 'Number of the current revision, which the viewer has seen; if there is another one, the call is refused.';

@InputType({ description: 'Other terms for a quote.' })
export class ReviseQuoteInput extends QuoteTermsInput {
  @Field(() => ID, { description: 'The quote.' }) quoteId!: string;
  @Field(() => Int, { description: SEEN }) revision!: number;
}

@InputType({ description: 'The end of a quote, by its new status.' })
export class ChangeQuoteInput {
  @Field(() => ID, { description: 'The quote.' }) quoteId!: string;
  @Field(() => Int, { description: SEEN }) revision!: number;
  @Field(() => QuoteStatus, {
    description:
      '`accepted`: places a confirmed order with the current terms; the offering has so much less. `declined`: ends a quote that waits for the viewer. `withdrawn`: ends one whose current terms the own side proposed.',
  })
  status!: QuoteStatus;
  @Nullable(
    () => String,
    "The buyer's own number of the order (PO number), at most 60 characters; with the buyer's acceptance.",
  )
  purchaseOrderNumber?: string | null;
  @Nullable(() => String, "Where the buyer wants the goods, at most 400 characters; with the buyer's acceptance.")
  deliveryAddress?: string | null;
  @Nullable(() => QuoteDeclineReason, 'Why it is declined; needed for that only.') reason?: QuoteDeclineReason | null;
  @Nullable(() => String, 'A text for the other side where it is declined, at most 1000 characters.')
  note?: string | null;
}
