import { stringify } from 'csv-stringify/sync';
import { escapedCell } from './cells.ts';

type Cell = string | number | null | undefined;

/** A CSV file with a header, as spreadsheets read it: with a byte order mark, CRLF and cells that are never formulas. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([[...columns]], { bom: true, record_delimiter: 'windows' }) + writeRows(rows);

/** More rows of such a file. */
export const writeRows = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map((value) => escapedCell(String(value ?? '')))),
    { record_delimiter: 'windows' },
  );
