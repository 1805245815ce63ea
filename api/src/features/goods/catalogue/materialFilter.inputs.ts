import { ID, InputType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';

@InputType({
  description:
    'Facets of a list of materials. Values of one facet are alternatives, and a material must satisfy every facet. At most 50 values each.',
})
export class MaterialFilter {
  @Nullable(() => [ID], 'Only materials of these industries.') industryIds?: string[] | null;
  @Nullable(() => [ID], 'Only materials of these product families.') familyIds?: string[] | null;
  @Nullable(() => [ID], 'Only materials of these categories and their descendants.')
  categoryIds?: string[] | null;
  @Nullable(() => [String], 'Only materials in these forms, by values of the facet `form`.')
  forms?: string[] | null;
  @Nullable(() => [String], 'Only materials of these grades, by values of the facet `grade`.')
  grades?: string[] | null;
  @Nullable(
    () => [String],
    'Only materials with an active offering of a supplier from these countries, by values of the facet `country` or ISO codes of two letters.',
  )
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
