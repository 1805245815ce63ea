import { readCell } from './cells.ts';

/** A problem of a file, by the row as spreadsheets number it (the first is row 1) and the name of the column, if it is known. */
export interface CsvProblem {
  row: number;
  column: string | null;
  message: string;
}
export type RowProblem = Omit<CsvProblem, 'row'>;

export interface CsvRow {
  /** The number of the row as spreadsheets count; a header at the top is row 1. */
  number: number;
  /** Trimmed cells by column. A column that the file does not have is absent. */
  cells: Record<string, string>;
  problems?: RowProblem[];
}

export interface CsvForm {
  columns: readonly string[];
  required: readonly string[];
  /** Other names of columns. */
  aliases?: Readonly<Record<string, string>>;
  /** Rows with problems come with the cells that they have, and rows of totals are read over. */
  isPriceList?: boolean;
  /** The columns that the names of a header mean, if not those of the form: null for one that is left out. */
  columnsFor?: (header: readonly string[]) => (string | null)[];
  /** The sign between the cells, if it is known. */
  delimiter?: string;
  maxRows: number;
}

/** Where a header can be: spreadsheets have titles, dates and empty lines above it. */
const HEADER_ROWS = 20;
const MAX_COLUMNS = 200;
/** No column has a longer name. */
const MAX_NAME = 100;
/** More wrong rows end reading. */
export const MAX_WRONG_ROWS = 100;
export const TOO_MANY_WRONG = `More than ${MAX_WRONG_ROWS} rows cannot be read.`;

/** Ends reading; the reason is the last problem. */
export class Ended extends Error {}

const TOTAL =
  /^(?:(?:grand |sub-?)?totals?|sous-total|(?:zwischen|gesamt)?summe|gesamt|sum|somme|suma|итого)(?: (?:amount|net|netto|brutto|g[eé]n[eé]ral))?:?$/iu;
const NUMBERS = /^[\d.,'\s\p{Sc}\u2060]*(?:USD|EUR)?$/u;
/** A row of totals: the word, and numbers alone. */
const isTotal = (record: readonly string[]): boolean => {
  const [first = '', ...others] = record.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return TOTAL.test(first) && others.every((cell) => NUMBERS.test(cell));
};

const ERROR = /^#(?:REF!|NAME\?|VALUE!|DIV\/0!|N\/A|NULL!|NUM!|SPILL!|CALC!|#+)$/i;

/** Without accents, signs and what other programs add: `Order Lines/Quantity*`, `Rate (Items)`, `Body (HTML)`, `Price (USD)`. */
const plainName = (cell: string): string =>
  cell
    .replace(/^.*(?:lines?|items?)\//i, '')
    .replace(/\((?:items|html|usd|us\$|days|optional|required)\)/i, (added) => (/html/i.test(added) ? ' html' : ''))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}()€£$]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');

/** The column that a cell of the header names, as in `product_id`, `Product_ID`, `Product ID` or `productId`. */
export const columnNamed = (cell: string, { columns, aliases }: CsvForm): string | undefined => {
  const spellings = [cell, cell.replace(/([a-z])([A-Z])/g, '$1_$2')];
  const names = spellings.map((each) => each.trim().toLowerCase().replaceAll(/[ -]/g, '_'));
  if (aliases) names.push(plainName(cell));
  return columns.find((column) => names.some((name) => name === column || aliases?.[name] === column));
};

interface Numbered {
  number: number;
  length: number;
  record: readonly string[];
}

/** Reads the records of a file, from its header on. */
export class TableReader {
  readonly rows: CsvRow[] = [];
  readonly problems: CsvProblem[] = [];
  /** The names of the columns as the form has them; '' where the header is empty, null where a column is left out. */
  header: (string | null)[] | undefined;
  /** The names as they are written, and a cell of each column. */
  written: { name: string; example: string }[] = [];
  private readonly form: CsvForm;
  private above: Numbered[] = [];
  private start = HEADER_ROWS;
  private wrong = 0;

  constructor(form: CsvForm) {
    this.form = form;
  }

  readonly endWith = (row: number, message: string): never => {
    this.problems.push({ row, column: null, message });
    throw new Ended();
  };

  /** Ends reading after the last row that a file can have. */
  readonly endAfterLast = (number: number): void => {
    const { maxRows } = this.form;
    if (number > maxRows + this.start) this.endWith(number, `A file can have at most ${maxRows} rows.`);
  };

  /** `length` is the number of cells as the file has them; other cells at the end are blank. */
  readonly add = (given: readonly string[], number: number, length = given.length): void => {
    // Spreadsheets write empty cells after the last one.
    const record = given.slice(0, given.findLastIndex((cell) => cell.trim() !== '') + 1);
    const row = { number, length, record };
    if (this.header) return this.addRow(row);
    if (record.length === 0) return;
    this.above.push(row);
    // A word alone can be a title.
    const isHeader = record.length > 1 && this.known(row) === record.length;
    if (isHeader || this.above.length === HEADER_ROWS) this.findHeader();
  };

  /** To be called after the last record. */
  readonly end = (): void => {
    if (!this.header && this.above.length > 0) this.findHeader();
    if (!this.header) this.endWith(1, 'The file is empty.');
  };

  /** The number of columns that a row names. */
  private known({ record }: Numbered): number {
    const names = record.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_NAME));
    return new Set(names.map((name) => columnNamed(name, this.form)).filter((column) => column !== undefined)).size;
  }

  /** The row with the most known columns; if there is none, the first that is no title. */
  private findHeader(): void {
    const counts = this.above.map((row) => this.known(row));
    const most = Math.max(...counts);
    const isWide = ({ record }: Numbered): boolean => record.filter((cell) => cell.trim() !== '').length > 1;
    const at = most > 0 ? counts.indexOf(most) : Math.max(0, this.above.findIndex(isWide));
    const [{ number, record } = { number: 1, record: [] }, ...after] = this.above.slice(at);
    this.start = number;
    const names = record.slice(0, MAX_COLUMNS + 1).map((cell) => cell.trim().slice(0, MAX_NAME));
    this.header = this.form.columnsFor?.(names) ?? names.map((name) => columnNamed(name, this.form) ?? name);
    this.written = names.flatMap((name, place) => {
      const example = after.map((row) => row.record[place]?.trim() ?? '').find((cell) => cell !== '') ?? '';
      return name === '' ? [] : [{ name, example: example.slice(0, MAX_NAME) }];
    });
    this.problems.push(...this.headerProblems(number, this.header));
    if (this.problems.length > 0) throw new Ended();
    this.above = [];
    for (const row of after) {
      this.endAfterLast(row.number);
      this.addRow(row);
    }
  }

  private headerProblems(row: number, header: readonly (string | null)[]): CsvProblem[] {
    const { columns, required } = this.form;
    if (header.length > MAX_COLUMNS)
      return [{ row, column: null, message: `A file can have at most ${MAX_COLUMNS} columns.` }];
    const named = header.flatMap((column) => column || []);
    const unknown = named.filter((column) => !columns.includes(column));
    const twice = named.filter((column, at) => columns.includes(column) && named.indexOf(column) !== at);
    const missing = required.filter((column) => !header.includes(column));
    const quoted = unknown.map((column) => `'${column}'`).join(', ');
    const there = unknown.length === 1 ? 'There is no column' : 'There are no columns';
    const known = `${there} ${quoted}. The columns are ${columns.join(', ')}.`;
    return [
      ...(unknown.length > 0 ? [{ row, column: unknown[0] ?? null, message: known }] : []),
      ...twice.map((column) => ({ row, column, message: `The column '${column}' is there twice.` })),
      ...missing.map((column) => ({ row, column, message: `The column '${column}' is missing.` })),
    ];
  }

  private addRow({ number, length, record }: Numbered): void {
    const header = this.header ?? [];
    if (record.length === 0 || (this.form.isPriceList && isTotal(record))) return;
    const problems = rowProblems(record, length, header);
    const cells = Object.fromEntries(
      header.flatMap((column, at) => (!column || at >= length ? [] : [[column, readCell(record[at] ?? '').trim()]])),
    );
    if (Object.values(cells).every((cell) => cell === '') && problems.length === 0) return;
    if (problems.some(({ column }) => column === null) && ++this.wrong > MAX_WRONG_ROWS)
      this.endWith(number, TOO_MANY_WRONG);
    this.problems.push(...problems.map((problem) => ({ row: number, ...problem })));
    if (problems.length === 0) this.rows.push({ number, cells });
    else if (this.form.isPriceList) this.rows.push({ number, cells, problems });
  }
}

const rowProblems = (record: readonly string[], length: number, header: readonly (string | null)[]): RowProblem[] => {
  const found = Math.max(record.length, Math.min(length, header.length));
  if (found !== header.length)
    return [{ column: null, message: `The row has ${found} cells, but the header has ${header.length}.` }];
  return header.flatMap((column, at): RowProblem[] => {
    const cell = record[at]?.trim() ?? '';
    const quoted = `“${cell.slice(0, 60)}”`;
    const unnamed = `Column ${at + 1} has no name in the header, but the row has ${quoted} there.`;
    if (column === '' && cell !== '') return [{ column: null, message: unnamed }];
    if (column === null || !ERROR.test(cell)) return [];
    return [{ column, message: `${quoted} is what a spreadsheet shows in place of a value. Please correct the cell.` }];
  });
};
