import { type Schema } from 'yup';
import { nameText } from '../../../rules/names.ts';
import { ifShort, optionalId, optionalText, optionalWhole, optionalWord, text } from '../../../rules/values.ts';
import { quantity, unitPrice } from '../../../rules/values/otherUnit.ts';
import { optionalCode } from '../../../rules/values/readCode.ts';
import { optionalDayNotPast } from '../../../rules/values/readDay.ts';
import { optionalDeliveryTerms } from '../../../rules/values/readDeliveryTerms.ts';
import { unit } from '../../../rules/values/readUnit.ts';
import { linesFor, readPairs, writePairs } from '../catalogue/pairs.ts';

export const paymentTerms = ['cash_on_delivery', 'net_30', 'net_60', 'advance_payment', 'letter_of_credit'] as const;

/** Shared with RFPs. */
export const MAX_DESCRIPTION = 4000;
export const MAX_SKU = 64;

export interface OfferingTerm {
  rule: Schema;
  /** A value for documents and the template of files. */
  example?: string | number;
  /** The seller can change it later. Terms with neither this nor `fixed` have rules of their own. */
  isChangeable?: true;
  /** Its name in the sentence that it cannot change, because orders refer to it. */
  fixed?: string;
  /** An optional term: the description of its field in inputs, which follows from this. */
  input?: string;
  /** The type of that field, if it is no text. */
  type?: 'whole' | 'day' | 'deliveryTerms' | 'paymentTerms';
  /** Its field in the forms of offerings, where it stands with the last day. */
  field?: { label: string; hint?: string; maxLength: number };
}

const MAX_SPECIFICATIONS = 4000;
const TOLERANCE = 'Quantity tolerance must be a whole number of per cent from 1 to 50.';
const LEAD_TIME = 'Lead time must be a whole number of days from 1 to 730.';

/** As the stored lines are written, so that both can be compared. */
const tidied = (lines: string): string => {
  const { pairs, problem } = readPairs(lines);
  return problem === undefined ? writePairs(pairs) : lines;
};

/** 4,00213E+12, ##### and #NAME?, which spreadsheets show instead of a number, also in other languages. */
export const isDamaged = (sku: string): boolean =>
  /^(?:\d+(?:[.,]\d+)?e\+\d+|#+|#[^\d]*[!?]|#div\/0!|#n\/?[adv]|err:\d{3})$/iu.test(sku.trim());

const damaged = ({ value }: { value: string }): string =>
  `SKU “${value}” is damaged: a spreadsheet shortened this number; format the column as text.`;

/** What a seller enters about an offering: rules, inputs, files, downloads and examples follow from it. */
export const offeringTerms = {
  sku: {
    rule: optionalCode('SKU', MAX_SKU).test('damaged', damaged, (value) => !value || !isDamaged(value)),
    example: 'H2SO4-98-IBC',
    field: { label: 'Your SKU', hint: 'Your own number for it. Only you see it.', maxLength: MAX_SKU },
    input: "The seller's own number, 1 to 64 characters, unique among the seller's offerings; only the seller sees it.",
  },
  title: { rule: nameText('Title', 160), example: 'Sulfuric acid 98 %', fixed: 'Title' },
  description: {
    rule: text('Description', MAX_DESCRIPTION),
    example: 'Technical grade, for water treatment.',
    fixed: 'Description',
  },
  productId: { rule: optionalId('Product') },
  quantity: { rule: quantity('Quantity'), example: 20, isChangeable: true },
  unit: {
    rule: unit('Unit'),
    example: 'MT',
    fixed: 'Unit',
  },
  price: { rule: unitPrice('Price'), example: '210.50', isChangeable: true },
  location: {
    rule: optionalText('Location', 200),
    example: 'Rotterdam, NL',
    fixed: 'Location',
    input: 'Location of the goods.',
  },
  availableUntil: { rule: optionalDayNotPast('Available until'), isChangeable: true },
  minimumQuantity: {
    rule: optionalWhole('Minimum quantity'),
    example: 2,
    isChangeable: true,
    type: 'whole',
    input: 'The smallest quantity that can be ordered, at most `quantity`.',
  },
  quantityTolerance: {
    rule: optionalWhole('Quantity tolerance', TOLERANCE).max(50, TOLERANCE),
    example: 5,
    isChangeable: true,
    type: 'whole',
    input: 'By how many per cent the delivered quantity may be more or less, 1 to 50.',
  },
  deliveryTerms: {
    rule: optionalDeliveryTerms,
    example: 'FCA',
    isChangeable: true,
    type: 'deliveryTerms',
    input: 'Incoterm.',
  },
  deliveryLocation: {
    rule: optionalText('Delivery location', 200),
    example: 'Rotterdam, NL',
    isChangeable: true,
    input: 'The named place of the Incoterm, at most 200 characters.',
  },
  paymentTerms: {
    rule: optionalWord(paymentTerms, 'Payment terms'),
    example: 'net_30',
    isChangeable: true,
    type: 'paymentTerms',
    input: 'Payment terms.',
  },
  leadTimeDays: {
    rule: optionalWhole('Lead time', LEAD_TIME).max(730, LEAD_TIME),
    example: 10,
    isChangeable: true,
    type: 'whole',
    input: 'Days from the order to the delivery, 1 to 730.',
  },
  deliveryDate: {
    rule: optionalDayNotPast('Delivery date'),
    isChangeable: true,
    type: 'day',
    input: 'Day of delivery, instead of `leadTimeDays`; not in the past.',
  },
  packaging: {
    rule: optionalText('Packaging', 200),
    example: 'IBC, 1,000 L',
    isChangeable: true,
    input: 'Packaging, at most 200 characters.',
  },
  origin: {
    rule: optionalText('Origin', 100),
    example: 'Belgium',
    isChangeable: true,
    input: 'Where the goods were made, at most 100 characters.',
  },
  specifications: {
    rule: linesFor('Specifications', MAX_SPECIFICATIONS, readPairs).transform(ifShort(MAX_SPECIFICATIONS, tidied)),
    example: 'grade: Technical',
    isChangeable: true,
    input: "Values of these goods, one 'name: value' per line, at most 4000 characters.",
  },
} satisfies Record<string, OfferingTerm>;

type Terms = typeof offeringTerms;
export type TermName = keyof Terms;
type ChangeableTerm = { [Name in TermName]: Terms[Name] extends { isChangeable: true } ? Name : never }[TermName];

/** All of them, in the order of their columns. */
export const termList: readonly [string, OfferingTerm][] = Object.entries<OfferingTerm>(offeringTerms);
export const termNames = Object.keys(offeringTerms) as TermName[];
export const changeableTerms = termNames.filter(
  (name): name is ChangeableTerm => 'isChangeable' in offeringTerms[name],
);
export type DealTerm = Exclude<ChangeableTerm, 'quantity' | 'price' | 'availableUntil'>;
/** Those that do not change with the stock, which proposals and orders have too. */
export const dealTerms = changeableTerms.filter(
  (name): name is DealTerm => !['quantity', 'price', 'availableUntil'].includes(name),
);
const isDealTerm = (field: string): boolean => (dealTerms as readonly string[]).includes(field);
/** Fields of an offering as its record has them. */
export const inParts = <Fields extends object>(fields: Fields) => {
  const entries = Object.entries(fields);
  const terms = Object.fromEntries(entries.filter(([field]) => isDealTerm(field)));
  const others = Object.fromEntries(entries.filter(([field]) => !isDealTerm(field)));
  return { ...others, terms } as Omit<Fields, DealTerm> & { terms: Pick<Fields, DealTerm & keyof Fields> };
};
/** The fields of a record with its terms among them. */
export const flat = <Row extends { terms: object }>(row: Row): Row & Row['terms'] => ({ ...row, ...row.terms });
/** Sets fields of a record, of which some are terms. */
export const setFields = (row: { terms: object }, fields: object): void => {
  const { terms, ...others } = inParts(fields);
  Object.assign(row, others);
  Object.assign(row.terms, terms);
};
/** Those that null or a blank cell removes. */
export const clearableTerms: ReadonlySet<string> = new Set(
  changeableTerms.filter((name) => offeringTerms[name].rule.spec.nullable),
);
export const termRules = Object.fromEntries(termNames.map((name) => [name, offeringTerms[name].rule])) as {
  [Name in TermName]: Terms[Name]['rule'];
};

/** The column of a field, in the table and in files. */
export const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const asColumns = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]));
/** The fields of an offering in files, in the order of their columns. */
export const fileFields: readonly string[] = ['id', ...termNames, 'status'].flatMap((field) =>
  field === 'productId' ? [field, 'material'] : field,
);
