// All rows of the market as PostgreSQL's text, read once for the reference.
import type pg from 'pg';
import type { Viewer } from '../../../src/reading/reading.ts';
import { tables, type Table } from '../market/rows.ts';

export type Row = Readonly<Record<string, string | null>>;

/** In place of a value that the reference does not compute: any value will do. */
export const ANY = '\u0000any';

/** Rows that are not GraphQL records but determine their fields. */
const others = ['auction_bidder', 'bid_void', 'engine_heartbeat', 'watch'] as const;

export type World = Readonly<Record<Table | (typeof others)[number], readonly Row[]>>;

/** A row as a GraphQL value: its type and columns. */
export interface Found {
  __typename: string;
  row: Row;
}

export interface Asking {
  world: World;
  viewer: Viewer;
}

/** Columns as text, without conversions by the driver. */
const asText = { getTypeParser: () => (text: string | Buffer) => text };

export const readWorld = async (pool: pg.Pool): Promise<World> => {
  const world: Partial<Record<keyof World, Row[]>> = {};
  for (const table of [...tables, ...others]) {
    world[table] = (await pool.query<Row>({ text: `select * from "${table}"`, types: asText as never })).rows;
  }
  return world as World;
};

export const rowOf = ({ world }: Asking, table: Table, id: string | null | undefined): Row | undefined =>
  id ? world[table].find((row) => row['id'] === id.toLowerCase()) : undefined;

export const text = (row: Row, column: string): string => {
  const value = row[column];
  if (value === null || value === undefined) throw new Error(`${column} is null.`);
  return value;
};
