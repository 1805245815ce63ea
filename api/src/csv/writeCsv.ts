import { stringify } from 'csv-stringify/sync';
import { escapedCell } from './cells.ts';

/** A CSV file with a header, as spreadsheets read it: with a byte order mark, CRLF and cells that are never formulas. */
export const writeCsv = (
  columns: readonly string[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): string =>
  stringify([[...columns], ...rows.map((row) => row.map((value) => escapedCell(String(value ?? ''))))], {
    bom: true,
    record_delimiter: 'windows',
  });
