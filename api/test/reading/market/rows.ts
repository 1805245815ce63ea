// A small market of known rows: records of every kind, with nulls, ties and hidden values in every mode.
import type { Pool } from 'pg';

export type Columns = Record<string, unknown> & { id: string };

/** In the order that foreign keys require. */
export const tables = [
  'user',
  'company_profile',
  'category',
  'product',
  'offering',
  'rfp',
  'auction',
  'bid',
  'order',
  'message',
  'commodity',
  'price_point',
  'order_event',
  'verification_decision',
  'audit_event',
  'material_suggestion',
  'member_block',
  'report',
  'report_entry',
  'conversation',
  'quote',
  'quote_revision',
  'company_member',
] as const;
export type Table = (typeof tables)[number];

/** The id of a row by its number; ids of one table rise with the number. */
export const id = (table: Table, number: number): string => {
  const kind = String(tables.indexOf(table) + 1).padStart(8, '0');
  return `${kind}-0000-7000-8000-${String(number).padStart(12, '0')}`;
};

export const nobodysId = 'ffffffff-0000-7000-8000-000000000000';

/** Times far in the past and in the future, so that no test run passes one. */
export const past = (day: number): string => `2001-03-${String(day).padStart(2, '0')}T10:20:30.${day}Z`;
export const future = (day: number): string => `2990-03-${String(day).padStart(2, '0')}T10:20:30.000Z`;

/** The last day of postings that expire tomorrow. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The columns of parties by those of the people who act for them. */
const own = { party_id: 'user_id' };
const PARTIES: Record<string, Record<string, string>> = {
  offering: own,
  rfp: own,
  auction: own,
  auction_bidder: own,
  bid: own,
  member_block: { blocker_party_id: 'blocker_id', blocked_party_id: 'blocked_id' },
};

export const insertRows = async (
  pool: Pool,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> => {
  for (const row of rows) {
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${at + 1}`);
    for (const [party, person] of Object.entries(PARTIES[table] ?? {})) {
      places.push(`(select party_id from "user" where id = $${names.indexOf(person) + 1})`);
      names.push(party);
    }
    await pool.query(`insert into "${table}" (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
  }
};
