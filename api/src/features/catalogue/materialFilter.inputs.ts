import { Field, ID, InputType } from 'type-graphql';
import { Nullable } from '../../schema/nullable.ts';

const TEXTS = { nullable: true } as const;

@InputType({
  description:
    'Facets of a list of materials. Values of one facet are alternatives, and a material must satisfy every facet. At most 50 values each.',
})
export class MaterialFilter {
  @Field(() => [ID], { ...TEXTS, description: 'Only materials of these industries.' }) industryIds?: string[] | null;
  @Field(() => [ID], { ...TEXTS, description: 'Only materials of these product families.' }) familyIds?:
    string[] | null;
  @Field(() => [ID], { ...TEXTS, description: 'Only materials of these categories and their descendants.' })
  categoryIds?: string[] | null;
  @Field(() => [String], { ...TEXTS, description: 'Only materials in these forms, by values of the facet `form`.' })
  forms?: string[] | null;
  @Field(() => [String], { ...TEXTS, description: 'Only materials of these grades, by values of the facet `grade`.' })
  grades?: string[] | null;
  @Field(() => [String], {
    ...TEXTS,
    description: 'Only materials with an active offering of a supplier from these countries.',
  })
  countries?: string[] | null;
  @Nullable(() => Boolean, 'True: only with an active offering of a verified supplier.')
  verifiedSupplier?: boolean | null;
  @Nullable(() => Boolean, 'True: only with an active offering that has stock.') inStock?: boolean | null;
  @Nullable(() => String, 'KG, L or Units: only materials with a price for this unit.') comparableUnit?: string | null;
  @Nullable(() => String, 'The least lowest comparable price in US dollars, a decimal string; needs `comparableUnit`.')
  minComparablePrice?: string | null;
  @Nullable(
    () => String,
    'The greatest lowest comparable price in US dollars, a decimal string; needs `comparableUnit`.',
  )
  maxComparablePrice?: string | null;
}
