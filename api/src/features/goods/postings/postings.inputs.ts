import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { AuthoredInput, CommandInput } from '../../../schema/inputs.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { Calendar, Money } from '../../../schema/scalars.ts';
import { DeliveryTerms, PaymentTerms } from './commercialTerms.enums.ts';
import { OfferingStatus } from './offering.entity.ts';
import { termList } from './offeringTerms.ts';
import { RfpStatus } from './rfp.entity.ts';

export const CONFIRMS =
  'True where the seller confirms the price even if it is unusual, as `confirmUnusualPrice` does. Has no effect for companies that are not verified.';

const types = { whole: Int, day: Calendar, deliveryTerms: DeliveryTerms, paymentTerms: PaymentTerms, text: String };

/** Gives an input the optional terms of an offering. */
export const OfferingTerms =
  (isIncluded: (name: string, isFixed: boolean) => boolean, more = ''): ClassDecorator =>
  ({ prototype }) => {
    for (const [name, { input, fixed, type = 'text' }] of termList)
      if (input && isIncluded(name, fixed !== undefined))
        Nullable(() => types[type], `${input}${more}`)(prototype as object, name);
  };

@InputType()
export abstract class PostingInput extends AuthoredInput {
  @Field({ description: 'Title, at most 160 characters.' }) title!: string;
  @Field({ description: 'Description, at most 4000 characters.' }) description!: string;
  @Nullable(() => ID, "The material of the catalogue; null or 'none' for other materials.") productId?: string | null;
  @Field(() => Int, { description: 'Quantity, a positive whole number.' }) quantity!: number;
  @Field({ description: 'MT, KG, L, Tons or Units.' }) unit!: string;
}

@InputType({ description: 'A request for proposals to post.' })
export class PostRfpInput extends PostingInput {
  @Nullable(() => Money, 'Target budget.') targetPrice?: string | null;
  @Nullable(() => String, 'Place of delivery.') deliveryLocation?: string | null;
  @Nullable(() => Calendar, 'Day of delivery; not in the past.') deliveryDate?: string | null;
  @Nullable(() => Calendar, 'The last day for bids; not in the past.') closingDate?: string | null;
}

@OfferingTerms(() => true)
@InputType({ description: 'An offering to post.' })
export class PostOfferingInput extends PostingInput {
  @Field(() => Money, { description: 'Price per unit.' }) price!: string;
  @Nullable(() => Calendar, 'The last day it is available; not in the past.') availableUntil?: string | null;
  @Nullable(() => Boolean, CONFIRMS) confirmUnusualPrice?: boolean | null;
}

@OfferingTerms((_, isFixed) => !isFixed, ' Null removes it; without the field it stays.')
@InputType()
abstract class OfferingTermsInput {
  @Field(() => ID, { description: 'The offering.' }) offeringId!: string;
  @Nullable(() => Calendar, 'The last day it is available; not in the past. Null: no end.')
  availableUntil?: string | null;
  @Nullable(() => Boolean, CONFIRMS) confirmUnusualPrice?: boolean | null;
}

@InputType({ description: "New terms of the viewer's offering; existing orders keep theirs." })
export class RelistOfferingInput extends OfferingTermsInput {
  @Field(() => Money, { description: 'Price per unit.' }) price!: string;
  @Field(() => Int, { description: 'Quantity available now, a positive whole number.' }) quantity!: number;
}

const UNTIL_USED = '; can change until an order, a quote or a bid refers to the offering.';

@InputType({
  description: "New terms of the viewer's offering; existing orders keep theirs, and terms that are absent stay.",
})
export class EditOfferingInput extends OfferingTermsInput {
  @Nullable(() => String, `Title, at most 160 characters${UNTIL_USED}`) title?: string;
  @Nullable(() => String, `Description, at most 4000 characters${UNTIL_USED}`) description?: string;
  @Nullable(() => String, `MT, KG, L, Tons or Units${UNTIL_USED}`) unit?: string;
  @Nullable(() => Money, 'Price per unit.') price?: string;
  @Nullable(() => Int, 'Quantity available now, a positive whole number.') quantity?: number;
  @Nullable(
    () => OfferingStatus,
    '`withdrawn` takes it off the market, `active` puts it there again; other statuses are refused.',
  )
  status?: OfferingStatus;
  @Nullable(() => Int, 'The quantity that the seller saw; if orders have changed it since, the edit is refused.')
  expectedQuantity?: number | null;
}

@InputType({ description: "A change of the viewer's RFP; fields that are absent stay." })
export class EditRfpInput {
  @Field(() => ID, { description: 'The RFP.' }) rfpId!: string;
  @Nullable(() => String, 'Title, at most 160 characters.') title?: string;
  @Nullable(
    () => String,
    'Description, at most 4000 characters. Once there is a bid: the former text, followed by new lines with more.',
  )
  description?: string;
  @Nullable(() => Int, 'Quantity, a positive whole number.') quantity?: number;
  @Nullable(() => String, 'MT, KG, L, Tons or Units.') unit?: string;
  @Nullable(() => Money, 'Target budget; null for none.') targetPrice?: string | null;
  @Nullable(() => String, 'Place of delivery; null for none.') deliveryLocation?: string | null;
  @Nullable(() => Calendar, 'Day of delivery; not in the past. Null for none.') deliveryDate?: string | null;
  @Nullable(
    () => Calendar,
    'The last day for bids; not in the past, and not earlier once there is a bid. Null for none.',
  )
  closingDate?: string | null;
  @Nullable(() => RfpStatus, '`cancelled` ends it without an award, for a reason; `active` changes nothing; no other.')
  status?: RfpStatus;
  @Nullable(() => String, 'The reason of a cancellation, shown to the bidders; at most 1000 characters.')
  reason?: string;
}

@InputType({ description: 'A question to the seller of an offering.' })
export class InquireInput extends CommandInput {
  @Field(() => ID, { description: 'The offering.' }) offeringId!: string;
  @Nullable(() => Int, 'The quantity asked for, in the unit of the offering.') quantity?: number | null;
  @Field({ description: 'The question, at most 2000 characters.' }) message!: string;
}

@ArgsType()
export class PriceCheckArgs {
  @Nullable(() => ID, "The material; null or 'none' without one.") productId?: string | null;
  @Field(() => Money, { description: 'Price per unit.' }) price!: string;
  @Field({ description: 'MT, KG, L, Tons or Units.' }) unit!: string;
  @Nullable(() => ID, 'The offering being edited. Without effect: no offer is compared with those of its own company.')
  offeringId?: string | null;
}
