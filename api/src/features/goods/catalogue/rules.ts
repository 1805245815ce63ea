import { boolean, object, string } from 'yup';
import { optionalId, optionalMoney, optionalText, optionalWhole, requiredId, text } from '../../../rules/values.ts';
import { optionalUnit } from '../../../rules/values/readUnit.ts';
import { readCas } from '../../../rules/values/readCas.ts';
import { linesFor, readLines, readPairs } from './pairs.ts';
import { MAX_FUNCTION_NAMES_TEXT, MAX_SEARCH_NAMES_TEXT, readFunctionNames, readSearchNames } from './searchNames.ts';

export { writePairs } from './pairs.ts';

/** An optional CAS number in any writing, and nothing else but its name. */
export const casNumber = (label: string) =>
  optionalText(label, 200)
    .transform((value: unknown) => (typeof value === 'string' ? (readCas(value).value ?? value) : value))
    .test('cas', (value, { createError }) => {
      const { value: read, fault = 'must be a CAS number with a valid check digit, such as 7664-93-9.' } = readCas(
        value ?? '',
      );
      return !value || read !== undefined || createError({ message: `${label} ${fault}` });
    });

/** Optional lines of text; blank becomes null. */
export const lines = (label: string, max: number, maxLength: number) =>
  optionalText(label, max * (maxLength + 1)).test('lines', (value, { createError }) => {
    const all = readLines(value);
    if (all.length > max) return createError({ message: `${label}: at most ${max} lines.` });
    return (
      all.every((line) => line.length <= maxLength) ||
      createError({ message: `${label}: a line can have at most ${maxLength} characters.` })
    );
  });

const MAX_PAIRS_TEXT = 20_000;

export const MAX_NAME = 200;

const categoryFields = {
  name: text('Name', MAX_NAME),
  description: optionalText('Description', 2_000),
};

/** A function of materials; its materials are names of the catalogue. */
export const searchFunctionRules = object({
  name: text('Name', 100),
  names: linesFor('Names', MAX_FUNCTION_NAMES_TEXT, readFunctionNames),
  materials: lines('Materials', 200, MAX_NAME),
});

/** A category's `parentId` is null for an industry. */
export const categoryRules = object({ ...categoryFields, parentId: optionalId('Parent category') });

export const materialFields = {
  name: text('Name', MAX_NAME),
  description: optionalText('Description', 5_000),
  casNumber: casNumber('CAS number'),
  formula: optionalText('Formula', 100),
  synonyms: lines('Synonyms', 50, 200),
  searchNames: linesFor('Search names', MAX_SEARCH_NAMES_TEXT, readSearchNames),
  specifications: linesFor('Specifications', MAX_PAIRS_TEXT, readPairs),
  safetyData: linesFor('Safety data', MAX_PAIRS_TEXT, readPairs),
  referencePrice: optionalMoney('Reference price'),
  referenceUnit: optionalUnit('Reference unit'),
  referenceYear: optionalWhole('Reference year', 'Reference year must be a year such as 2026.').max(
    2100,
    'Reference year must be a year such as 2026.',
  ),
};

export const materialRules = object({ ...materialFields, categoryId: requiredId('Category') }).test(
  'reference',
  (value, { createError }) =>
    Boolean(value.referencePrice) === Boolean(value.referenceUnit) ||
    createError({
      path: value.referencePrice ? 'referenceUnit' : 'referencePrice',
      message: 'A reference price needs a unit, and a unit needs a price.',
    }),
);

export const mergeRules = object({
  fromId: requiredId('Entry'),
  intoId: requiredId('Entry that remains'),
  reason: text('Reason', 500),
});

export const hideRules = object({
  id: requiredId('Entry'),
  isHidden: boolean().required('Whether it is hidden is required.'),
  reason: text('Reason', 500),
});

export const levels = ['industry', 'product_family', 'category'] as const;

/** A file of materials: a row per material. */
export const MAX_IMPORTED_ROWS = 5_000;
export const MAX_IMPORTED_BYTES = 5 * 1024 * 1024;

export const importRules = object({
  csv: string().defined('A CSV file is required.'),
  isDryRun: boolean().required('Whether it is a dry run is required.'),
});
