import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';
import { Calendar, Money } from '../../../schema/scalars.ts';
import { DeliveryTerms, PriceBasis } from '../postings/commercialTerms.enums.ts';

@ObjectType({ description: 'A suggested action.' })
export class SuggestedAction {
  @Field({ description: 'start-rfp, start-auction or marketplace-post.' }) id!: string;
  @Field({ description: 'Short title.' }) title!: string;
  @Field({ description: 'One sentence about the query, which names the form that the action opens.' })
  description!: string;
  @Field({ description: 'FileText, Gavel or ShoppingCart.' }) icon!: string;
  @Field({ description: 'True if it requires signing in.' }) requiresAuth!: boolean;
}

@ObjectType({ description: 'Why a material is among the suggestions or the alternatives.' })
export class SuggestionReason {
  @Field({ description: 'The material, as it stands in `suggestions` or `alternatives`.' }) name!: string;
  @Field(() => ID, { description: 'Id of the material.' }) productId!: string;
  @Field({ description: 'True for an alternative.' }) isAlternative!: boolean;
  @Field({ description: 'True if it is only similar to what was searched for.' }) isNearest!: boolean;
  @Field({
    description:
      'identifier, name, synonym, use, words or category, as for `materialSearch`; `use` for an alternative.',
  })
  kind!: string;
  @Field({
    description: 'The matched identifier, name, use or words; for an alternative the function that both have.',
  })
  text!: string;
  @Nullable(() => String, 'Language of the text, such as `de`; null if unknown.') language!: string | null;
}

@ObjectType({ description: 'A part of the query that was understood.' })
export class UnderstoodPart {
  @Field({ description: 'material, grade, quantity, incoterm, place, date or price.' }) kind!: string;
  @Field({ description: 'For readers, such as `by 31 March 2027`.' }) label!: string;
  @Field({
    description:
      'For programs: the words of the material, `20 MT`, `CIF`, a day as YYYY-MM-DD, or `400 USD/MT`; a percentage without its sign.',
  })
  value!: string;
  @Field(() => Int, { description: 'Index of its first character in the query (UTF-16).' }) start!: number;
  @Field(() => Int, { description: 'Index after its last character.' }) end!: number;
}

@ObjectType()
abstract class PostingPrefill {
  @Field({ description: 'Title, at most 160 characters.' }) title!: string;
  @Field({ description: 'Description: the query.' }) description!: string;
  @Nullable(() => ID, 'The material, or null if none was named clearly.') productId!: string | null;
  @Nullable(() => Int, 'Quantity, or null.') quantity!: number | null;
  @Nullable(() => String, 'MT, KG, L, Tons or Units, or null.') unit!: string | null;
}

@ObjectType({ description: 'Values for the form of a new RFP.' })
export class RfpPrefill extends PostingPrefill {
  @Nullable(() => Money, 'Target budget in US dollars for the whole quantity, or null.') targetPrice!: string | null;
  @Nullable(() => String, 'Place of delivery with the Incoterm, or null.') deliveryLocation!: string | null;
  @Nullable(() => Calendar, 'Day of delivery, or null.') deliveryDate!: string | null;
}

@ObjectType({ description: 'Values for the form of a new auction.' })
export class AuctionPrefill extends PostingPrefill {
  @Nullable(() => Money, 'Starting price in US dollars, by the price basis, or null.') startingPrice!: string | null;
  @Nullable(() => PriceBasis, 'What the price is for, or null without a price.') priceBasis!: PriceBasis | null;
  @Nullable(() => String, 'Place of delivery, or null.') deliveryLocation!: string | null;
  @Nullable(() => DeliveryTerms, 'Incoterm, or null.') deliveryTerms!: DeliveryTerms | null;
  @Nullable(() => Calendar, 'Day of delivery, or null.') deliveryDate!: string | null;
}

@ObjectType({ description: 'Values for the form of a new offering.' })
export class OfferingPrefill extends PostingPrefill {
  @Nullable(() => Money, 'Price per unit in US dollars, or null.') price!: string | null;
  @Nullable(() => String, 'Location of the goods, or null.') location!: string | null;
  @Nullable(() => Calendar, 'The last day it is available, or null.') availableUntil!: string | null;
}

@ObjectType({ description: 'Values for the forms that the suggested actions open.' })
export class SearchPrefills {
  @Field(() => RfpPrefill, { description: 'For Start RFP, and Marketplace Posting in buyer mode.' }) rfp!: RfpPrefill;
  @Field(() => AuctionPrefill, { description: 'For Start eAuction.' }) auction!: AuctionPrefill;
  @Field(() => OfferingPrefill, { description: 'For Marketplace Posting in seller mode.' }) offering!: OfferingPrefill;
}

@ObjectType({ description: 'Suggestions for a search for raw materials.' })
export class SearchSuggestions {
  @Field(() => [String], { description: 'Matching materials.' }) suggestions!: string[];
  @Field(() => [String], { description: 'Materials that share a function with the first suggestion.' })
  alternatives!: string[];
  @Field(() => [String], { description: 'The categories of the suggestions.' }) categories!: string[];
  @Field(() => [SuggestedAction], { description: 'A suggested action.' }) suggestedActions!: SuggestedAction[];
  @Field(() => [SuggestionReason], { description: 'Why each suggestion and each alternative is there.' })
  reasons!: SuggestionReason[];
  @Field(() => [UnderstoodPart], { description: 'What was read from the query, in its order.' })
  understood!: UnderstoodPart[];
  @Field(() => SearchPrefills, { description: 'What the forms are filled in with.' }) prefills!: SearchPrefills;
}
