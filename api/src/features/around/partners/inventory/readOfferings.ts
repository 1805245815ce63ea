import { setImmediate } from 'node:timers/promises';
import { NUMBER } from '../../../../csv/cells.ts';
import { readCsv } from '../../../../csv/readCsv.ts';
import { isWorkbook, readXlsx } from '../../../../csv/readXlsx.ts';
import { MAX_WRONG_ROWS, type CsvProblem, type RowProblem } from '../../../../csv/readTable.ts';
import { DomainError } from '../../../../common/errors.ts';
import { cleaned } from '../../../../rules/values/readCode.ts';
import { settledDays } from '../../../../rules/values/readDay.ts';
import { isOtherCurrency, readAmount, settledByColumn } from '../../../../rules/values/readNumber.ts';
import { columnOf, fileFields, isDamaged, MAX_SKU } from '../../../goods/postings/offeringTerms.ts';
import { aliases } from './columnNames.ts';
import { columnsFor, CURRENCY, fillIn, type FileLayout } from './fileLayout.ts';

const MAX_ROWS = 5_000;
export type FileFormat = 'csv' | 'json-lines';

/** A row of a file with its number, and its fields or problems. */
export interface FileRow {
  number: number;
  given: Record<string, unknown>;
  problems: RowProblem[];
}

/** What a seller is asked about: the columns of the file, those that are known, and a number that can be read in two ways. */
interface FoundLayout {
  columns: { name: string; example: string; field: string | null }[];
  unclear: string | null;
}

const MAX_SHOWN = 200;
const MAX_LINE = 100_000;
/** Parsed at once; other requests are served between them. */
const LINES_AT_ONCE = 10;

const refused = (problems: readonly CsvProblem[], layout?: FoundLayout): DomainError => {
  const [first] = problems;
  const place = first?.column != null ? `Row ${first.row}, column '${first.column}'` : `Row ${first?.row}`;
  return new DomainError('BAD_USER_INPUT', `The file cannot be read. ${place}: ${first?.message}`, undefined, {
    problems: problems.slice(0, MAX_SHOWN),
    ...(layout && layout.columns.length > 0 && { layout }),
  });
};

/** Reads a file of offerings. Throws if it cannot be read to its end or `signal` is aborted; other problems belong to their rows. */
export const readOfferings = async (
  file: Buffer,
  format: FileFormat,
  layouts: readonly FileLayout[] = [],
  signal?: AbortSignal,
): Promise<{ rows: FileRow[]; layout?: FoundLayout }> => {
  const read =
    format === 'csv' ? await readCsvRows(file, layouts, signal) : { rows: await readJsonLines(file, signal) };
  if (read.rows.length === 0) throw refusedWhole('The file has no rows.');
  refuseDoubles(read.rows, format);
  return read;
};

/** The beginning of .xls files and of workbooks with a password. */
const OLD_WORKBOOK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const OLD =
  'This is a workbook of an older form, or one with a password. Please save it as .xlsx without one, or as CSV UTF-8.';

const refusedWhole = (message: string) => refused([{ row: 1, column: null, message }]);

const decoded = (file: Buffer): string => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw refusedWhole('The file is not in UTF-8. Please save it as CSV UTF-8.');
  }
  if (/^\s*<[?!a-z]/i.test(text)) throw refusedWhole('This is an XML or HTML file. Please save it as CSV UTF-8.');
  if (text.startsWith('%PDF')) throw refusedWhole('This is a PDF. Please save the list as CSV UTF-8.');
  return text;
};

const fieldOfColumn = new Map(fileFields.map((field) => [columnOf(field), field]));
const FORM = {
  columns: [...fieldOfColumn.keys(), CURRENCY],
  aliases,
  required: [],
  maxRows: MAX_ROWS,
  isPriceList: true,
};

const readCsvRows = async (
  file: Buffer,
  layouts: readonly FileLayout[],
  signal?: AbortSignal,
): Promise<{ rows: FileRow[]; layout: FoundLayout }> => {
  if (file.subarray(0, 4).equals(OLD_WORKBOOK)) throw refusedWhole(OLD);
  const isXlsx = isWorkbook(file);
  const text = isXlsx ? await readXlsx(file, MAX_ROWS) : decoded(file);
  const form = { ...FORM, columnsFor: columnsFor(FORM, layouts), ...(isXlsx && { delimiter: '\t' }) };
  const { rows, problems, header = [], written, isWhole } = await readCsv(text, form, signal);
  const named = header.filter((column) => column !== '');
  const columns = written.map((each, at) => ({ ...each, field: fieldOfColumn.get(named[at] ?? '') ?? null }));
  const layout: FoundLayout = { columns, unclear: null };
  if (!isWhole) throw refused(problems, layout);
  const names = written.map(({ name }) => name);
  const price = names[named.indexOf('price')];
  if (price?.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})|\p{Sc}/gu)?.some(isOtherCurrency))
    throw refused([{ row: 1, column: price, message: OTHER_CURRENCY }], layout);
  const sign = fillIn(rows, names, layouts)?.decimalSign;
  const settle = (column: string, read: (cells: readonly string[]) => string[]) => {
    const settled = read(rows.map(({ cells }) => cells[column] ?? ''));
    for (const [place, { cells }] of rows.entries()) if (column in cells) cells[column] = settled[place] ?? '';
  };
  for (const column of ['available_until', 'delivery_date']) settle(column, settledDays);
  for (const column of ['price', 'quantity', 'minimum_quantity'])
    settle(column, (inColumn) => {
      const texts = inColumn.map((cell) => (cell.startsWith(NUMBER) ? '' : cell));
      const settled = settledByColumn(texts);
      const unclear = settled.find((cell) => readAmount(cell).fault?.includes(' can mean '));
      if (unclear !== undefined && !sign) layout.unclear ??= unclear;
      const sure = unclear !== undefined && sign ? settledByColumn([...texts, `0${sign}5`]) : settled;
      return inColumn.map((cell, place) => sure[place] || plainNumber(cell));
    });
  const given = rows.map(({ number, cells: { [CURRENCY]: currency = '', ...cells }, problems: ofRow = [] }) => ({
    number,
    given: Object.fromEntries(Object.entries(cells).map(([column, cell]) => fieldOf(column, cell))),
    problems: [
      ...ofRow,
      ...(readAmount(`1 ${currency}`).value
        ? []
        : [{ column: CURRENCY, message: `“${currency.slice(0, 60)}” is not USD. ${OTHER_CURRENCY}` }]),
    ],
  }));
  return { rows: given, layout };
};

const OTHER_CURRENCY = 'Feedstock trades in US dollars. Please write the prices in dollars.';

/** A number of a workbook with one reading: 1.2340 for 1.234. */
const plainNumber = (cell: string): string => (cell.startsWith(NUMBER) ? cell.replace(/\.\d{3}$/, '$&0') : cell);

/** Shops describe their products in HTML. */
const withoutTags = (cell: string): string =>
  /<\/?(?:p|br|div|span|ul|li|strong|b|em|h\d)\b[^<>]*>/i.test(cell) ? cell.replaceAll(/<[^<>]*>/g, ' ').trim() : cell;

const fieldOf = (column: string, written: string): [string, string] => {
  const cell = written.replace(NUMBER, '');
  const field = fieldOfColumn.get(column) ?? column;
  if (field === 'description') return [field, withoutTags(cell)];
  return [field, field === 'status' || field === 'paymentTerms' ? cell.toLowerCase().replaceAll(' ', '_') : cell];
};

const readJsonLines = async (file: Buffer, signal?: AbortSignal): Promise<FileRow[]> => {
  const rows: FileRow[] = [];
  const problems: CsvProblem[] = [];
  const lines = decoded(file)
    .replace(/\n$/, '')
    .split('\n', MAX_ROWS + 1);
  for (const [at, line] of lines.entries()) {
    const number = at + 1;
    if (at % LINES_AT_ONCE === 0) await setImmediate();
    signal?.throwIfAborted();
    if (at === MAX_ROWS)
      throw refused([{ row: number, column: null, message: `A file can have at most ${MAX_ROWS} rows.` }]);
    if (line.trim() === '') continue;
    const row: FileRow = { number, given: {}, problems: [], ...readLine(line.trim()) };
    problems.push(...row.problems.map((problem) => ({ row: number, ...problem })));
    if (problems.length > MAX_WRONG_ROWS) throw refused(problems);
    rows.push(row);
  }
  return rows;
};

const wrong = (message: string, column: string | null = null) => ({ problems: [{ column, message }] });

const readLine = (line: string): Partial<FileRow> => {
  if (line.length > MAX_LINE) return wrong(`A row can have at most ${MAX_LINE.toLocaleString('en-US')} characters.`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return wrong('The line is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong('The line must be a JSON object.');
  const entries = Object.entries(value);
  const unknown = entries.find(([field]) => !fileFields.includes(field));
  const noField = `There is no field with this name. The fields are ${fileFields.join(', ')}.`;
  if (unknown) return wrong(noField, unknown[0].slice(0, 100).replaceAll('\u0000', ''));
  const other = entries.find(([, each]) => each !== null && !['string', 'number'].includes(typeof each));
  if (other) return wrong('The value must be a text, a number or null.', other[0]);
  return { given: Object.fromEntries(entries) };
};

const normalized = cleaned(MAX_SKU);

const MAX_ROWS_NAMED = 10;

/** An offering is in a file once, by id and by SKU. Of several rows none is applied, because any of them may be meant. */
const refuseDoubles = (rows: readonly FileRow[], format: FileFormat): void => {
  for (const [field, name] of Object.entries({ id: 'id', sku: 'SKU' })) {
    const given = rows.map((row) => ({ row, value: String(normalized(String(row.given[field] ?? '').trim())) }));
    for (const [value, same] of Map.groupBy(given, (each) => each.value)) {
      if (same.length === 1 || value === '' || (field === 'sku' && isDamaged(value))) continue;
      const numbers = same.slice(0, MAX_ROWS_NAMED).map(({ row }) => row.number);
      const steps = new Set(same.map(({ row }) => String(row.given['minimumQuantity'] ?? '')));
      const message = `Rows ${numbers.join(', ')} have the same ${name}.${field === 'sku' && steps.size > 1 ? STEPS : ''}`;
      for (const { row } of same) row.problems.push({ column: nameIn(format, field), message });
    }
  }
};

const STEPS = ' One SKU has one price: give each step its own SKU and minimum quantity.';

/** The name of a field in files of this format. */
export const nameIn = (format: FileFormat, field: string): string => (format === 'csv' ? columnOf(field) : field);
