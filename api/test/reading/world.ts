// All rows of the market as PostgreSQL's text.
import type pg from 'pg';
import type { Viewer } from '../../src/reading/reading.ts';
import { tables, type Table } from './market/rows.ts';

export type Row = Readonly<Record<string, string | null>>;

/** Rows that are not GraphQL records but determine their fields. */
const others = ['auction_bidder', 'bid_void', 'engine_heartbeat', 'watch'] as const;

export type World = Readonly<Record<Table | (typeof others)[number], readonly Row[]>>;

/** The tables of the types whose rows have an id of their own. */
export const tableOf: Readonly<Record<string, Table>> = {
  User: 'user',
  CompanyProfile: 'company_profile',
  Category: 'category',
  Product: 'product',
  Rfp: 'rfp',
  Offering: 'offering',
  Auction: 'auction',
  Bid: 'bid',
  Order: 'order',
  OrderEvent: 'order_event',
  VerificationDecision: 'verification_decision',
  AuditEvent: 'audit_event',
  Message: 'message',
  Conversation: 'conversation',
  Quote: 'quote',
  QuoteRevision: 'quote_revision',
  CompanyMember: 'company_member',
  MemberBlock: 'member_block',
  Report: 'report',
  ReportEntry: 'report_entry',
  CommodityPrice: 'commodity',
  PricePoint: 'price_point',
  MaterialSuggestion: 'material_suggestion',
};

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
