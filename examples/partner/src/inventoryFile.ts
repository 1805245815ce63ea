// The local file: CSV with a header; one offering per line.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const REQUIRED = ['sku', 'title', 'description', 'quantity', 'unit', 'price'] as const;
/** Null where the file has none. `material` is a name, synonym or CAS number of the catalogue, `productId` its id there. */
const OPTIONAL = ['material', 'productId', 'location', 'availableUntil'] as const;
/** The commercial terms. One whose column the file does not have stays as it is on the market. */
const TEXT_TERMS = ['deliveryTerms', 'deliveryLocation', 'paymentTerms', 'packaging', 'origin'] as const;
const NUMBER_TERMS = ['minimumQuantity', 'quantityTolerance', 'leadTimeDays'] as const;

type Optional = Record<(typeof OPTIONAL)[number], string | null>;
export type Terms = Partial<
  Record<(typeof TEXT_TERMS)[number], string | null> & Record<(typeof NUMBER_TERMS)[number], number | null>
>;

/** An offering as it should be on the market. */
export interface Item extends Optional {
  sku: string;
  title: string;
  description: string;
  /** What is in stock, without what is taken off for confirmed orders. */
  quantity: number;
  unit: string;
  /** A decimal string. */
  price: string;
  terms: Terms;
}

/** Throws an error that names line and column. */
export const readInventory = (path: string): Item[] => parseInventory(readFileSync(path, 'utf8'));

export const parseInventory = (text: string): Item[] => {
  // Part of a file must not take offerings off the market.
  if (!text.endsWith('\n')) throw new Error('The file does not end with a line break: it may not be complete.');
  const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
    columns: true,
    bom: true,
    info: true,
    skip_empty_lines: true,
    trim: true,
  });
  const first = rows[0];
  if (!first) throw new Error('The file has no offerings.');
  for (const column of REQUIRED) if (!(column in first.record)) throw new Error(`The file has no column '${column}'.`);
  const items = rows.map(({ record, info }) => readItem(record, info.lines));
  const lines = new Map<string, number>();
  for (const [at, { sku }] of items.entries()) {
    const line = rows[at]!.info.lines;
    if (lines.has(sku)) throw new Error(`Line ${line}: SKU '${sku}' is also in line ${lines.get(sku)}.`);
    lines.set(sku, line);
  }
  return items;
};

const readItem = (record: Record<string, string>, line: number): Item => {
  for (const column of REQUIRED) if (!record[column]) throw new Error(`Line ${line}: '${column}' is empty.`);
  const { sku = '', title = '', description = '', quantity = '', unit = '', price = '' } = record;
  if (!/^\d+$/.test(quantity)) throw new Error(`Line ${line}: 'quantity' must be a whole number.`);
  if (!/^\d+(\.\d{1,2})?$/.test(price)) throw new Error(`Line ${line}: 'price' must be a number like 1234.50.`);
  const optional = Object.fromEntries(OPTIONAL.map((column) => [column, record[column] || null])) as Optional;
  const terms = readTerms(record, line);
  return { sku, title, description, ...optional, quantity: Number(quantity), unit, price: withCents(price), terms };
};

const readTerms = (record: Record<string, string>, line: number): Terms => {
  const terms: Terms = {};
  for (const column of TEXT_TERMS) if (column in record) terms[column] = record[column] || null;
  for (const column of NUMBER_TERMS) {
    const text = record[column];
    if (text === undefined) continue;
    if (!/^\d*$/.test(text)) throw new Error(`Line ${line}: '${column}' must be a whole number.`);
    terms[column] = text ? Number(text) : null;
  }
  return terms;
};

const withCents = (price: string): string => {
  const [whole = '', cents = ''] = price.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
};
