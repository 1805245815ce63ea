import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { columnNamed, Ended, TableReader, type CsvForm, type CsvProblem } from './readTable.ts';

/** Parsed at once; other requests are served between the pieces. */
const PIECE_BYTES = 4 * 1024;
const MAX_ROW_BYTES = 100_000;

/** How much of the beginning says which sign is between the cells. */
const BEGINNING = 10_000;

/** The sign between the cells: named by a first line as of Excel, else the one with which most columns are known, else the most frequent. */
const delimiterOf = (text: string, form: CsvForm): string => {
  const beginning = text.slice(0, BEGINNING);
  const named = /^\uFEFF?"?sep=([^\r\n"])/i.exec(beginning)?.[1];
  if (named !== undefined) return named;
  const lines = beginning.split(/[\r\n]+/, 20);
  const counted = [',', ';', '\t', '|'].map((delimiter) => {
    const parts = lines.map((line) => line.split(delimiter, 200));
    const known = parts.map((cells) => cells.filter((cell) => columnNamed(unquoted(cell), form) !== undefined).length);
    return { delimiter, known: Math.max(...known), parts: Math.max(...parts.map(({ length }) => length)) };
  });
  return counted.toSorted((one, other) => other.known - one.known || other.parts - one.parts)[0]?.delimiter ?? ',';
};

const unquoted = (cell: string): string => cell.slice(0, 100).replaceAll(/^[\uFEFF\s"]+|[\s"]+$/g, '');

/**
 * Reads a CSV file. Rows that could not be read are missing from `rows` and have a problem. `isWhole` is false if the header is wrong, or if
 * reading ended before the end of the file. Throws the reason of `signal` when it is aborted.
 */
export const readCsv = async (
  text: string,
  form: CsvForm,
  signal?: AbortSignal,
): Promise<Pick<TableReader, 'rows' | 'problems' | 'header' | 'written'> & { isWhole: boolean }> => {
  const table = new TableReader(form);
  const parser = parse({
    bom: true,
    delimiter: form.delimiter ?? delimiterOf(text, form),
    relax_column_count: true,
    // Inches, as in a drum of 55".
    relax_quotes: true,
    skip_empty_lines: true,
    // Records are read here and not from the stream, which forgets those before an error.
    on_record: (record: string[], { records, empty_lines }) => {
      const number = records + empty_lines;
      table.endAfterLast(number);
      table.add(record, number);
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
      table.endAfterLast(lines());
      if (lines() > done) start = at;
      else if (at - start > MAX_ROW_BYTES) table.endWith(lines() + 1, LONG_ROW);
      done = lines();
      yield bytes.subarray(at, at + PIECE_BYTES);
    }
  };
  let isWhole = true;
  try {
    await pipeline(Readable.from(pieces()), parser.resume());
    table.end();
  } catch (error) {
    if (error instanceof CsvError) table.problems.push(syntaxProblem(error, lines() + 1, table.header));
    else if (!(error instanceof Ended)) throw error;
    isWhole = false;
  }
  const { rows, problems, header, written } = table;
  return { rows, problems, header, written, isWhole };
};

const LONG_ROW = `A row can have at most ${MAX_ROW_BYTES.toLocaleString('en-US')} bytes.`;

/** The parser knows the column by its index until it has read a header. */
const syntaxProblem = (error: CsvError, row: number, header: TableReader['header']): CsvProblem => {
  const { column, lines } = error as { column?: unknown; lines?: unknown };
  const name = typeof column === 'number' ? (header?.[column] ?? null) : null;
  const line = typeof lines === 'number' ? ` (line ${lines})` : '';
  const message =
    error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'A quoted cell is not closed.' : 'A quote is in the wrong place.';
  return { row, column: name, message: `${message}${line}` };
};
