/** The columns of a file of materials, and the field of each. A later column is added at the end. */
export const productColumns = {
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

export type ProductField = (typeof productColumns)[keyof typeof productColumns];

export const branchColumns = ['industry', 'family', 'category'] as const;

export const fileColumns = ['id', ...branchColumns, ...Object.keys(productColumns)];
