// Changes everything that a viewer may not see: rows of others, and hidden columns of visible rows.
import type { ClientBase } from 'pg';
import type { Viewer } from '../../src/reading/reading.ts';
import { userId } from './market/people.ts';
import { id, past, tables } from './market/rows.ts';
import { hiddenUnless, partIn, seesRow, tells } from './visibility.ts';
import { rowOf, tableOf, type Asking, type Row, type World } from './world.ts';

type Values = Record<string, unknown>;

const isUnlockedCompany = (row: Row): boolean => 'verification_status' in row && row['locked_at'] === null;

/** Other values for columns that are not free text. */
const others: Readonly<Record<string, (asking: Asking, row: Row) => unknown>> = {
  email: (_asking, row) => `changed-${row['id']}@example.com`,
  role: () => 'seller',
  // That a company is locked or closed shows in lists and in what others can do with its offerings; why and since when does not.
  locked_at: (_asking, row) => (isUnlockedCompany(row) ? null : past(8)),
  lock_reason: (_asking, row) => (isUnlockedCompany(row) ? null : `changed ${row['id']}`),
  closed_at: (_asking, row) => row['closed_at'] && past(8),
  email_confirmed_at: () => past(8),
  submitted_at: () => past(20),
  created_at: () => past(20),
  status: (_asking, row) => ('total_amount' in row ? 'cancelled' : row['status']),
  detail: () => ({ changed: true }),
  offering_id: () => null,
  kind: (_asking, row) => row['kind'],
  // Says whose activity an event is.
  subject_id: (_asking, row) => row['subject_id'],
  quantity: () => 77,
};
const somebody = ({ viewer }: Asking): string => userId(viewer.id === userId('ada') ? 'nil' : 'ada');
const changed = (asking: Asking, row: Row, column: string): unknown => {
  if (row[column] === null && column.endsWith('_id')) return null;
  // Who acted decides whether a member sees the address.
  if (column === 'actor_id' && row[column] === asking.viewer.id) return row[column];
  if (/^(user|actor|admin|reporter)_id$/.test(column)) return somebody(asking);
  return others[column] ? others[column](asking, row) : `changed ${row['id']}`;
};

/** Columns of hidden rows that other rows show or that are keys stay. */
const ofHiddenRow: Readonly<Record<string, readonly string[]>> = {
  category: ['name', 'description'],
  product: ['name', 'description', 'cas_number', 'formula', 'created_at'],
  bid: ['user_id', 'message', 'offering_id', 'created_at'],
};
/** Admins read hidden entries of the catalogue where they edit them. */
const hiddenRowColumns = ({ viewer }: Asking, table: string): readonly string[] =>
  viewer.admin && ['category', 'product'].includes(table) ? [] : (ofHiddenRow[table] ?? []);

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const hiddenColumns = (asking: Asking, typeName: string, row: Row): string[] =>
  Object.entries(hiddenUnless)
    .filter(([key, isSeen]) => key.startsWith(`${typeName}.`) && !isSeen(asking, row))
    .flatMap(([key]) => {
      const name = snake(key.slice(typeName.length + 1));
      return [name, `${name}_id`, `${name}_at`].filter((column) => column in row && !column.startsWith('is_'));
    });

/** Whether the viewer is a bidder who reads an own rank, which follows from the leader and the amounts of others. */
const seesRank = ({ viewer, world }: Asking, auction: Row): boolean =>
  (auction['bid_visibility'] !== 'sealed' || auction['outcome'] !== null) &&
  world.auction_bidder.some((each) => each['auction_id'] === auction['id'] && each['user_id'] === viewer.id);

/** The amounts, the leader and the counts of an auction, as far as they are hidden. */
const secretsOf = (asking: Asking, auction: Row): Values => {
  const price = Number(auction['leading_amount'] ?? 0);
  const reserve = Number(auction['reserve_price'] ?? 0);
  const more = (column: string, by: number) => Number(auction[column]) + by;
  const isOwner = partIn(asking, auction) === 'owner';
  return {
    ...(price && !tells(asking, auction, 'price')
      ? {
          leading_amount: price * 3,
          ...(seesRank(asking, auction) ? {} : { leader_id: somebody(asking), leader_alias: 23 }),
        }
      : {}),
    ...(reserve && !isOwner
      ? { reserve_price: tells(asking, auction, 'reserveMet') ? reserve + 0.01 : reserve + 1_000 }
      : {}),
    ...(price && !tells(asking, auction, 'counts')
      ? {
          accepted_bids: more('accepted_bids', 5),
          last_bid: more('last_bid', 5),
          bidders: more('bidders', 1),
          aliases: more('aliases', 20),
        }
      : {}),
  };
};

const biddersOf = (asking: Asking, bidder: Row): Values => {
  const auction = rowOf(asking, 'auction', bidder['auction_id'])!;
  if (bidder['user_id'] === asking.viewer.id) return {};
  const isOwner = partIn(asking, auction) === 'owner';
  const hasBid = bidder['last_amount'] !== null;
  return {
    ...(hasBid ? { max_amount: 1 } : {}),
    ...(hasBid && !seesRank(asking, auction) ? { last_amount: Number(bidder['last_amount']) * 2 } : {}),
    ...(isOwner ? {} : { qualification: 'approved', decline_reason: 'changed' }),
  };
};

/** Tables of others' rows that may as well not exist. */
const gone: readonly string[] = [
  'order_event',
  'order',
  'quote_revision',
  'quote',
  'message',
  'conversation',
  'member_block',
  'report_entry',
  'report',
  'audit_event',
  'verification_decision',
  'material_suggestion',
  'company_member',
];
const ofMembers = ['watch', 'search_watch', 'offering_import', 'session'];
const withoutKeys = ['webhook', 'api_key'];

const write = (client: ClientBase, table: string, keys: Values, values: Values): Promise<unknown> => {
  const all = [...Object.keys(values), ...Object.keys(keys)];
  const set = all.map((name, at) => `${name} = $${at + 1}`);
  const count = Object.keys(values).length;
  return client.query(
    `update "${table}" set ${set.slice(0, count).join(', ')} where ${set.slice(count).join(' and ')}`,
    [...Object.values(values), ...Object.values(keys)],
  );
};

/** Makes rows changeable that the market never changes. */
export const allowChanges = async (client: ClientBase): Promise<void> => {
  await client.query('alter table bid drop constraint bid_of_participant');
  for (const table of [...tables, 'auction_bidder', 'watch'])
    await client.query(`alter table "${table}" disable trigger user`);
};

/** For a transaction that is rolled back. */
export const changeWhatIsHidden = async (client: ClientBase, world: World, viewer: Viewer): Promise<void> => {
  const asking = { world, viewer };
  const change = async (table: string, keys: Values, values: Values): Promise<void> => {
    if (Object.keys(values).length === 0) return;
    await write(client, table, keys, values);
  };
  for (const [typeName, table] of Object.entries(tableOf)) {
    for (const row of world[table]) {
      const isSeen = seesRow(asking, typeName, row);
      if (!isSeen && gone.includes(table)) continue;
      const columns = isSeen ? hiddenColumns(asking, typeName, row) : hiddenRowColumns(asking, table);
      const values = Object.fromEntries(columns.map((column) => [column, changed(asking, row, column)]));
      const amount =
        table === 'bid' && !isSeen
          ? { amount: Number(row['amount']) + 7, ...(row['seq'] && { alias_number: 29 }) }
          : {};
      const secrets = table === 'auction' ? secretsOf(asking, row) : {};
      delete values['reserve_price'];
      await change(table, { id: row['id'] }, { ...values, ...amount, ...secrets });
    }
  }
  for (const bidder of world.auction_bidder) {
    const { auction_id, user_id } = bidder;
    await change('auction_bidder', { auction_id, user_id }, biddersOf(asking, bidder));
  }
  for (const table of gone) {
    const typeName = Object.keys(tableOf).find((each) => tableOf[each] === table)!;
    const rows = world[table as 'order'].filter((row) => !seesRow(asking, typeName, row));
    await client.query(`delete from "${table}" where id = any ($1)`, [rows.map((row) => row['id'])]);
  }
  for (const table of [...ofMembers, ...withoutKeys]) {
    const isAll = viewer.id === null || (withoutKeys.includes(table) && viewer.key !== undefined);
    await client.query(`delete from ${table} where $1 or user_id <> $2`, [isAll, viewer.id]);
  }
  if (!viewer.admin) await client.query(`update material_name set text = 'changed ' || text`);
};

/** Webhooks, keys and other things that only their owner sees. */
export const addPrivateRows = async (client: ClientBase): Promise<void> => {
  for (const [number, person] of (['bea', 'sam', 'ada'] as const).entries()) {
    const [own, user] = [id('report_entry', 900 + number), userId(person)];
    const insert = (into: string, values: string) =>
      client.query(`insert into ${into} values (${values})`, /\$2/.test(values) ? [own, user] : [own]);
    await insert('search_watch (id, user_id, text)', `$1, $2, 'acid of ${person}'`);
    await insert('offering_import (id, user_id, is_dry_run, row_count)', `$1, $2, true, ${number + 1}`);
    await insert(
      'api_key (id, user_id, name, prefix, secret_hash, scopes)',
      `$1, $2, 'Key of ${person}', 'fs_${person}', '${person}', '{read}'`,
    );
    await insert('api_key_usage (key_id, day, requests, points)', `$1, current_date, ${number + 5}, 9`);
    await insert(
      'webhook (id, user_id, url, events, sealed_secret)',
      `$1, $2, 'https://${person}.example.com', '{order.created}', 'sealed'`,
    );
    await insert(
      'webhook_delivery (id, webhook_id, event_id, type, subject_ids, occurred_at)',
      `$1, $1, $1, 'order.created', '{}', clock_timestamp()`,
    );
    await insert('webhook_attempt (id, delivery_id, request_body, duration_ms)', `$1, $1, 'body of ${person}', 7`);
  }
};
