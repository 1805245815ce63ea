import pg from 'pg';
import { asColumns, columnOf } from '../features/goods/postings/offeringTerms.ts';

export type Client = Pick<pg.ClientBase, 'query'>;

const CHUNK = 2_000;

/** What belongs to the party that its person acts for. */
const TRADED = new Set(['offering', 'rfp', 'auction', 'auction_bidder', 'bid']);
const PARTY = '(select party_id from "user" where "user".id = given.user_id)';

/** Inserts rows with the entities' property names in chunks; column types come from the table. The first row must have all keys. */
export const insertRows = async (client: Client, table: string, rows: readonly object[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const name = pg.escapeIdentifier(table);
  const columns = Object.keys(first)
    .map((key) => pg.escapeIdentifier(columnOf(key)))
    .join(', ');
  const [party, partyOf] = TRADED.has(table) ? [', party_id', `, ${PARTY}`] : ['', ''];
  const text = `insert into ${name} (${columns}${party}) select ${columns}${partyOf} from json_populate_recordset(null::${name}, $1::json) given`;
  for (let from = 0; from < rows.length; from += CHUNK) {
    await client.query(text, [JSON.stringify(rows.slice(from, from + CHUNK).map(asColumns))]);
  }
};
