import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphEnum } from '../../../../schema/enums.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Instant, Money } from '../../../../schema/scalars.ts';

export const NeedKind = graphEnum('NeedKind', 'What the viewer has to do.', {
  answer_quote: 'Answer a quote.',
  decide_bids: 'Decide about the bids on an RFP.',
  confirm_order: 'Confirm an order, as seller.',
  ship_order: 'Ship an order, as seller.',
  confirm_delivery: 'Confirm a delivery, as buyer.',
  complete_order: 'Complete an order, as buyer.',
  follow_own_auction: 'Follow an auction of their own that ends within 24 hours.',
  follow_auction: 'Follow an auction with a bid of theirs that ends within 24 hours.',
  award_next: 'Award the next bid of an auction, because the order of its award was cancelled.',
  correct_profile: 'Correct the company profile, because its verification was refused.',
});
export type NeedKind = keyof typeof NeedKind;

@ObjectType({ description: 'A record that waits for the viewer.' })
export class NeededRecord {
  @Field(() => ID, { description: 'Id of the quote, RFP, order, auction or company profile.' }) recordId!: string;
  @Field({ description: 'Its title.' }) title!: string;
  @Nullable(() => String, 'The other side of a quote or order, or null.') counterparty!: string | null;
  @Nullable(() => Money, 'Total of a quote or order, or null.') totalAmount!: string | null;
  @Nullable(() => Int, 'Number of bids on an RFP, or null.') bidCount!: number | null;
  @Field(() => Instant, { description: 'Since when it waits.' }) since!: string;
  @Nullable(() => Instant, 'Until when it can wait, or null.') dueAt!: string | null;
}

@ObjectType({ description: 'What the viewer has to do, of one kind.' })
export class Need {
  @Field(() => NeedKind, { description: 'What there is to do.' }) kind!: NeedKind;
  @Field(() => Int, { description: 'Number of records.' }) count!: number;
  @Field(() => [NeededRecord], { description: 'At most three of them, the most urgent first.' })
  records!: NeededRecord[];
}
