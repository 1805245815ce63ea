import { seesRow } from './visibility.ts';
import type { Asking, Found, Row } from './world.ts';

/** The row as a value of the graph, or null where the viewer may not know of it. */
export const found = (asking: Asking, typeName: string, row: Row | undefined): Found | null =>
  row && seesRow(asking, typeName, row) ? { __typename: typeName, row } : null;

export const allFound = (asking: Asking, typeName: string, rows: readonly Row[]): Found[] =>
  rows.filter((row) => seesRow(asking, typeName, row)).map((row) => ({ __typename: typeName, row }));
