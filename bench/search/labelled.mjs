// The labelled queries: what buyers type, and the materials of the catalogue that they mean. Several names are equally good answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

export const readLabelled = (file = join(import.meta.dirname, 'labelledQueries.csv')) =>
  parse(readFileSync(file, 'utf8'), { columns: true, skip_empty_lines: true, bom: true }).map(
    ({ kind, query, expected }) => ({ kind, query, expected: expected.split('|').filter(Boolean) }),
  );
