import { seesRow } from './visibility.ts';
import type { Asking, Found, Row } from './world.ts';

/** The row as a GraphQL value, or null if the viewer may not see it. */
export const found = (asking: Asking, typeName: string, row: Row | undefined): Found | null =>
  row && seesRow(asking, typeName, row) ? { __typename: typeName, row } : null;

export const allFound = (asking: Asking, typeName: string, rows: readonly Row[]): Found[] =>
  rows.filter((row) => seesRow(asking, typeName, row)).map((row) => ({ __typename: typeName, row }));
