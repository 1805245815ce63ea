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

interface CsvForm {
  columns: readonly string[];
  required: readonly string[];
  maxRows: number;
}

const CHUNK = 64 * 1024;
const MAX_CELL = 100_000;

/** Splits the text, and yields to other requests between the pieces. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += CHUNK) {
    await setImmediate();
    yield text.slice(at, at + CHUNK);
  }
}

/** The delimiter of the header: a comma, or a semicolon or a tab as some spreadsheets write. */
const delimiterOf = (text: string): string => {
  const header = text.slice(0, 2_000).split(/[\r\n]/, 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
};

/**
 * Reads a CSV file. Rows that could not be read are missing from `rows` and have a problem. `isWhole` is false if the header is wrong, or if
 * reading ended before the end of the file.
 */
export const readCsv = async (
  text: string,
  { columns, required, maxRows }: CsvForm,
): Promise<{ rows: CsvRow[]; problems: CsvProblem[]; isWhole: boolean }> => {
  const rows: CsvRow[] = [];
  const problems: CsvProblem[] = [];
  let header: string[] | undefined;
  let number = 0;
  let isOver = false;
  const read = (record: string[]): void => {
    number++;
    if (isOver || record.every((cell) => cell.trim() === '')) return;
    if (!header) {
      header = record.map((cell) => columnOf(cell.trim(), columns));
      problems.push(...headerProblems(header, columns, required));
      isOver = problems.length > 0;
    } else if (rows.length === maxRows) {
      problems.push({ row: number, column: null, message: `A file can have at most ${maxRows} rows.` });
      isOver = true;
    } else if (record.length !== header.length) {
      const message = `The row has ${record.length} cells, but the header has ${header.length}.`;
      problems.push({ row: number, column: null, message });
    } else {
      const cells = Object.fromEntries(header.map((column, at) => [column, readCell(record[at] ?? '').trim()]));
      rows.push({ number, cells });
    }
  };
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    max_record_size: MAX_CELL,
    // Records are read here and not from the stream, which forgets those before an error.
    on_record: (record: string[]) => {
      read(record);
      return null;
    },
  });
  try {
    await pipeline(Readable.from(piecesOf(text)), parser.resume());
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (!isOver) problems.push(syntaxProblem(error, number + 1, header));
    isOver = true;
  }
  if (!header && problems.length === 0) problems.push({ row: 1, column: null, message: 'The file is empty.' });
  return { rows, problems, isWhole: header !== undefined && !isOver };
};

/** The column that a cell of the header names, as in `product_id`, `Product_ID` or `productId`; otherwise the cell as it is. */
const columnOf = (cell: string, columns: readonly string[]): string => {
  const names = [cell.toLowerCase(), cell.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()];
  return columns.find((column) => names.includes(column)) ?? cell;
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
  const sentences: Partial<Record<CsvError['code'], string>> = {
    CSV_QUOTE_NOT_CLOSED: 'A quoted cell is not closed.',
    CSV_MAX_RECORD_SIZE: `A row can have at most ${MAX_CELL.toLocaleString('en-US')} characters.`,
  };
  return { row, column: name, message: `${sentences[error.code] ?? 'A quote is in the wrong place.'}${line}` };
};
