import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { SearchArgs } from '../../../../schema/connectionTypes.ts';
import { graphEnum } from '../../../../schema/enums.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Money } from '../../../../schema/scalars.ts';

export const CatalogueFile = graphEnum(
  'CatalogueFile',
  'A part of the catalogue that is exported and imported as a file.',
  {
    materials: 'A row per material. Rows change the materials that they name and add others.',
    functions: 'What materials are used for, with names and materials. The file becomes the list.',
    lexicon: 'Foreign words and their English words. The file becomes the list.',
    protected_words: 'Words that are never corrected to words of the catalogue. The file becomes the list.',
    absent_materials:
      'Materials that are not sold; a search for one of them finds no other material. The file becomes the list.',
    prices: 'A row per price of the price index, the latest 5,000. Rows correct prices and add others.',
  },
);
export type CatalogueFile = keyof typeof CatalogueFile;

@ArgsType()
export class ManagedMaterialArgs extends SearchArgs {
  @Nullable(() => ID, 'Only materials of this category and its descendants.') categoryId?: string;
  @Nullable(() => Boolean, 'True: only hidden materials. False: only the others.') isHidden?: boolean;
}

@InputType({ description: 'A category of the catalogue.' })
export class CategoryInput {
  @Field({ description: 'Name, at most 200 characters, unique among the categories of the same parent.' })
  name!: string;
  @Nullable(() => String, 'Description, at most 2,000 characters.') description?: string | null;
  @Nullable(() => ID, 'The parent: null for an industry, an industry for a product family, a family for a category.')
  parentId?: string | null;
}

@InputType({ description: 'A material of the catalogue.' })
export class MaterialInput {
  @Field({ description: 'Name, at most 200 characters, unique in its category.' }) name!: string;
  @Field(() => ID, { description: 'Its category, on any level.' }) categoryId!: string;
  @Nullable(() => String, 'Description, at most 5,000 characters.') description?: string | null;
  @Nullable(() => String, 'CAS number with a valid check digit, in any writing.') casNumber?: string | null;
  @Nullable(() => String, 'Formula, at most 100 characters.') formula?: string | null;
  @Nullable(() => String, 'Other names, one per line; at most 50.') synonyms?: string | null;
  @Nullable(
    () => String,
    'Names for the search only, one `text | language | kind | whole` per line; at most 200. If left out, they stay as they are.',
  )
  searchNames?: string | null;
  @Nullable(() => String, 'Specifications, one `name: value` per line; at most 100.') specifications?: string | null;
  @Nullable(
    () => String,
    'Safety and handling, one `name: value` per line; `hazard_statements` may be there several times.',
  )
  safetyData?: string | null;
  @Nullable(() => Money, 'Reference price in US dollars; needs a unit.') referencePrice?: string | null;
  @Nullable(() => String, 'MT, KG, L, Tons or Units; needs a price.') referenceUnit?: string | null;
  @Nullable(() => Int, 'Year of the reference price.') referenceYear?: number | null;
}

@InputType({ description: 'Two materials that become one.' })
export class MergeInput {
  @Field(() => ID, { description: 'The material that goes; its address then leads to the other one.' }) fromId!: string;
  @Field(() => ID, { description: 'The material that remains.' }) intoId!: string;
  @Field({ description: 'The reason for the audit log, at most 500 characters.' }) reason!: string;
}

@InputType({ description: 'Hides an entry of the catalogue, or shows it again.' })
export class HideInput {
  @Field(() => ID, { description: 'The entry.' }) id!: string;
  @Field({ description: 'Whether members no longer see it.' }) isHidden!: boolean;
  @Field({ description: 'The reason for the audit log, at most 500 characters.' }) reason!: string;
}
