import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { AuthoredInput, CommandInput } from '../../schema/inputs.ts';
import { Calendar, Money } from '../../schema/scalars.ts';

const SKU =
  "The seller's own number, 1 to 64 characters, unique among the seller's offerings; only the seller sees it.";
const CONFIRMS = 'True where the seller confirms the price even if it is unusual, as `confirmUnusualPrice` does.';

@InputType()
export abstract class PostingInput extends AuthoredInput {
  @Field({ description: 'Title, at most 160 characters.' }) title!: string;
  @Field({ description: 'Description, at most 4000 characters.' }) description!: string;
  @Field(() => ID, {
    nullable: true,
    description: "The material of the catalogue; null or 'none' for other materials.",
  })
  productId?: string | null;
  @Field(() => Int, { description: 'Quantity, a positive whole number.' }) quantity!: number;
  @Field({ description: 'MT, KG, L, Tons or Units.' }) unit!: string;
}

@InputType({ description: 'A request for proposals to post.' })
export class PostRfpInput extends PostingInput {
  @Field(() => Money, { nullable: true, description: 'Target budget.' }) targetPrice?: string | null;
  @Field(() => String, { nullable: true, description: 'Place of delivery.' }) deliveryLocation?: string | null;
  @Field(() => Calendar, { nullable: true, description: 'Day of delivery; not in the past.' }) deliveryDate?:
    string | null;
  @Field(() => Calendar, { nullable: true, description: 'The last day for bids; not in the past.' }) closingDate?:
    string | null;
}

@InputType({ description: 'An offering to post.' })
export class PostOfferingInput extends PostingInput {
  @Field(() => Money, { description: 'Price per unit.' }) price!: string;
  @Field(() => String, { nullable: true, description: 'Location of the goods.' }) location?: string | null;
  @Field(() => Calendar, { nullable: true, description: 'The last day it is available; not in the past.' })
  availableUntil?: string | null;
  @Field(() => String, { nullable: true, description: SKU }) sku?: string | null;
  @Field(() => Boolean, { nullable: true, description: CONFIRMS })
  confirmUnusualPrice?: boolean | null;
}

@InputType({ description: 'New terms of an own offering; existing orders keep theirs.' })
export class RelistOfferingInput {
  @Field(() => ID, { description: 'The offering.' }) offeringId!: string;
  @Field(() => Money, { description: 'Price per unit.' }) price!: string;
  @Field(() => Int, { description: 'Quantity available now, a positive whole number.' }) quantity!: number;
  @Field(() => Calendar, {
    nullable: true,
    description: 'The last day it is available; not in the past. Null: no end.',
  })
  availableUntil?: string | null;
  @Field(() => String, { nullable: true, description: `${SKU} Null removes it; without the field it stays.` })
  sku?: string | null;
  @Field(() => Boolean, { nullable: true, description: CONFIRMS })
  confirmUnusualPrice?: boolean | null;
}

@InputType({ description: 'New terms of an own offering; existing orders keep theirs.' })
export class EditOfferingInput extends RelistOfferingInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The quantity that the seller saw; if orders have changed it since, the edit is refused.',
  })
  expectedQuantity?: number | null;
}

@InputType({ description: 'A question to the seller of an offering.' })
export class InquireInput extends CommandInput {
  @Field(() => ID, { description: 'The offering.' }) offeringId!: string;
  @Field(() => Int, { nullable: true, description: 'The quantity asked for, in the unit of the offering.' }) quantity?:
    number | null;
  @Field({ description: 'The question, at most 2000 characters.' }) message!: string;
}

@ArgsType()
export class PriceCheckArgs {
  @Field(() => ID, { nullable: true, description: "The material; null or 'none' without one." }) productId?:
    string | null;
  @Field(() => Money, { description: 'Price per unit.' }) price!: string;
  @Field({ description: 'MT, KG, L, Tons or Units.' }) unit!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'The offering being edited; it is not compared with itself.',
  })
  offeringId?: string | null;
}
