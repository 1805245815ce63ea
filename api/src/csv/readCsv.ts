import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { readCell } from './cells.ts';

/** A problem of a CSV file, by the row as spreadsheets number it (the header is row 1) and the name of the column, if it is known. */
export interface CsvProblem {
  row: number;
  column: string | null;
  message: string;
}

export interface CsvRow {
  /** The number of the row; the header is row 1. */
  number: number;
  /** Trimmed cells by column. A column that the file does not have is absent. */
  cells: Record<string, string>;
}

export interface CsvForm {
  columns: readonly string[];
  required: readonly string[];
  /** Other names of columns. */
  aliases?: Readonly<Record<string, string>>;
  maxRows: number;
}

/** Parsed at once; other requests are served between the pieces. */
const PIECE_BYTES = 4 * 1024;
const MAX_ROW_BYTES = 100_000;
/** No column has a longer name. */
const MAX_NAME = 100;
/** More wrong rows end reading. */
export const MAX_WRONG_ROWS = 100;

export const tooManyWrong = (row: number): CsvProblem => ({
  row,
  column: null,
  message: `More than ${MAX_WRONG_ROWS} rows cannot be read.`,
});

/** Ends reading; the reason is the last problem. */
class Ended extends Error {}

/** The delimiter of the header: a comma, or a semicolon or a tab as some spreadsheets write. */
const delimiterOf = (text: string): string => {
  const header = text.slice(0, 2_000).split(/[\r\n]/, 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
};

/**
 * Reads a CSV file. Rows that could not be read are missing from `rows` and have a problem. `isWhole` is false if the header is wrong, or if
 * reading ended before the end of the file. Throws the reason of `signal` when it is aborted.
 */
export const readCsv = async (
  text: string,
  { columns, required, aliases, maxRows }: CsvForm,
  signal?: AbortSignal,
): Promise<{ rows: CsvRow[]; problems: CsvProblem[]; isWhole: boolean }> => {
  const rows: CsvRow[] = [];
  const problems: CsvProblem[] = [];
  let header: string[] | undefined;
  let wrong = 0;
  const endWith = (problem: CsvProblem): never => {
    problems.push(problem);
    throw new Ended();
  };
  const end = (row: number, message: string): never => endWith({ row, column: null, message });
  const read = (record: string[], number: number): void => {
    const isBlank = record.every((cell) => cell.trim() === '');
    if (!header) {
      if (isBlank) return;
      // One more than there are columns is enough to find a problem.
      header = record
        .slice(0, columns.length + 1)
        .map((cell) => columnOf(cell.trim().slice(0, MAX_NAME), columns, aliases));
      problems.push(...headerProblems(header, columns, required));
      if (problems.length > 0) throw new Ended();
    } else if (record.length !== header.length) {
      if (++wrong > MAX_WRONG_ROWS) endWith(tooManyWrong(number));
      const message = `The row has ${record.length} cells, but the header has ${header.length}.`;
      if (!isBlank) problems.push({ row: number, column: null, message });
    } else if (!isBlank) {
      const cells = Object.fromEntries(header.map((column, at) => [column, readCell(record[at] ?? '').trim()]));
      rows.push({ number, cells });
    }
  };
  const endAfterLast = (number: number): void => {
    if (number > maxRows + 1) end(number, `A file can have at most ${maxRows} rows.`);
  };
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    // Records are read here and not from the stream, which forgets those before an error.
    on_record: (record: string[], { records, empty_lines }) => {
      const number = records + empty_lines;
      endAfterLast(number);
      read(record, number);
      return null;
    },
  });
  const lines = (): number => parser.info.records + parser.info.empty_lines;
  const pieces = async function* (): AsyncGenerator<Buffer> {
    const bytes = Buffer.from(text);
    let done = 0;
    for (let at = 0, start = 0; at < bytes.length; at += PIECE_BYTES) {
      await setImmediate();
      signal?.throwIfAborted();
      // Empty lines are no records.
      endAfterLast(lines());
      if (lines() > done) start = at;
      else if (at - start > MAX_ROW_BYTES)
        end(lines() + 1, `A row can have at most ${MAX_ROW_BYTES.toLocaleString('en-US')} bytes.`);
      done = lines();
      yield bytes.subarray(at, at + PIECE_BYTES);
    }
  };
  let isWhole = true;
  try {
    await pipeline(Readable.from(pieces()), parser.resume());
  } catch (error) {
    if (error instanceof CsvError) problems.push(syntaxProblem(error, lines() + 1, header));
    else if (!(error instanceof Ended)) throw error;
    isWhole = false;
  }
  if (!header && problems.length === 0) problems.push({ row: 1, column: null, message: 'The file is empty.' });
  return { rows, problems, isWhole: header !== undefined && isWhole };
};

/** The column that a cell of the header names, as in `product_id`, `Product_ID`, `Product ID` or `productId`; otherwise the cell as it is. */
const columnOf = (cell: string, columns: readonly string[], aliases: CsvForm['aliases'] = {}): string => {
  const spellings = [cell, cell.replace(/([a-z])([A-Z])/g, '$1_$2')];
  const names = spellings.map((each) => each.toLowerCase().replaceAll(/[ -]/g, '_'));
  const isNamed = (column: string): boolean =>
    names.some((name) => name === column || (Object.hasOwn(aliases, name) && aliases[name] === column));
  return columns.find(isNamed) ?? cell;
};

const headerProblems = (
  header: readonly string[],
  columns: readonly string[],
  required: readonly string[],
): CsvProblem[] => [
  ...header.flatMap((column, at) => {
    if (!columns.includes(column))
      return [{ row: 1, column, message: `There is no column '${column}'. The columns are ${columns.join(', ')}.` }];
    return header.indexOf(column) === at ? [] : [{ row: 1, column, message: `The column '${column}' is there twice.` }];
  }),
  ...required
    .filter((column) => !header.includes(column))
    .map((column) => ({ row: 1, column, message: `The column '${column}' is missing.` })),
];

/** The parser knows the column by its index until it has read a header. */
const syntaxProblem = (error: CsvError, row: number, header: readonly string[] | undefined): CsvProblem => {
  const { column, lines } = error as { column?: unknown; lines?: unknown };
  const name = typeof column === 'number' ? (header?.[column] ?? null) : null;
  const line = typeof lines === 'number' ? ` (line ${lines})` : '';
  const message =
    error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'A quoted cell is not closed.' : 'A quote is in the wrong place.';
  return { row, column: name, message: `${message}${line}` };
};
