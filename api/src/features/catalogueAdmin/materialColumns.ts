/** The columns of a file of materials, and the field of each. A later column is added at the end. */
export const materialColumns = {
  name: 'name',
  cas_number: 'casNumber',
  formula: 'formula',
  synonyms: 'synonyms',
  description: 'description',
  specifications: 'specifications',
  safety_data: 'safetyData',
  reference_price: 'referencePrice',
  reference_unit: 'referenceUnit',
  reference_year: 'referenceYear',
  search_names: 'searchNames',
} as const;

export type MaterialColumn = keyof typeof materialColumns;
export type MaterialField = (typeof materialColumns)[MaterialColumn];

export const branchColumns = ['industry', 'family', 'category'] as const;

export const fileColumns = ['id', ...branchColumns, ...(Object.keys(materialColumns) as MaterialColumn[])] as const;

export const columnOf = (field: string): string | null =>
  Object.entries(materialColumns).find(([, each]) => each === field)?.[0] ?? null;
