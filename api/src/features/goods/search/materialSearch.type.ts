import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';

export const MatchReasonKind = graphEnum('MatchReasonKind', 'Why a search found a material.', {
  identifier: 'A number or formula of the material, such as its CAS or UN number.',
  name: 'Its name.',
  synonym: 'Another name.',
  use: 'A use or function.',
  words: 'Some of the words.',
  category: 'Its category.',
});
export type MatchReasonKind = keyof typeof MatchReasonKind;

@ObjectType({ description: 'Why a search found a material.' })
export class MatchReason {
  @Field(() => MatchReasonKind, { description: 'What was matched.' }) kind!: MatchReasonKind;
  @Field({ description: 'The matched identifier, name, use or words, as the catalogue writes them.' }) text!: string;
  @Nullable(() => String, 'Language of the text, such as `de`; null if unknown.') language!: string | null;
}

@ObjectType({ description: 'A part of a name that the search matched.' })
export class Highlight {
  @Field(() => Int, { description: 'Index of its first character (UTF-16).' }) start!: number;
  @Field(() => Int, { description: 'Index after its last character.' }) end!: number;
}

@ObjectType({ description: 'A material that a search found.' })
export class MaterialMatch {
  @Field(() => ID, { description: 'Id of the material.' }) productId!: string;
  @Field({ description: 'True if it is only similar to what was searched for.' }) isNearest!: boolean;
  @Field(() => MatchReason, { description: 'Why it was found.' }) reason!: MatchReason;
  @Field(() => [Highlight], { description: 'Parts of its name that were matched.' }) highlights!: Highlight[];
}

@ObjectType({ description: 'A value of a facet.' })
export class FacetValue {
  @Field({ description: 'The value for `MaterialFilter`: an id, a word, `true`, or a unit.' }) value!: string;
  @Field({ description: 'The value as it is shown.' }) label!: string;
  @Field(() => Int, { description: 'Number of materials with it, if no other value of this facet were chosen.' })
  count!: number;
}

@ObjectType({ description: 'A property by which materials are narrowed.' })
export class Facet {
  @Field({
    description: 'industry, family, category, form, grade, country, verified_supplier, in_stock or comparable_price.',
  })
  key!: string;
  @Field(() => [FacetValue], { description: 'Its values, most materials first.' }) values!: FacetValue[];
}

@ObjectType({
  description: 'What a search found besides the list of materials, which is `products` with equal arguments.',
})
export class MaterialSearch {
  @Field(() => [MaterialMatch], { description: 'The first 100 materials, best first; empty without a search.' })
  matches!: MaterialMatch[];
  @Field(() => [MaterialMatch], { description: 'If nothing was found: some materials that come nearest.' })
  nearest!: MaterialMatch[];
  @Field(() => Int, { description: 'Number of materials found; at most 500 with a search.' }) totalCount!: number;
  @Field({ description: 'True if more were found than are counted.' }) isCapped!: boolean;
  @Nullable(() => String, 'A corrected search, or null.') didYouMean!: string | null;
  @Nullable(() => String, 'Why a number or grade in the search finds nothing, or null.') notice!: string | null;
  @Field(() => [Facet], { description: 'Properties with their values among the materials found.' }) facets!: Facet[];
}
