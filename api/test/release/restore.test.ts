import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '../../src/database/prepare.ts';
import { migrations } from '../../src/database/migrations/migrations.ts';
import type { LogWithKeys, PublishedKey } from '../../src/features/auctions/core/findings.ts';
import type { SignedReceipt } from '../../src/features/auctions/core/signatures.ts';
import { verifyAuction } from '../../src/features/auctions/verifier/report.ts';
import { openSigningKey } from '../../src/features/engine/signingKeys.ts';
import { SECRET_KEY } from '../secretKey.ts';
import { emptyDatabase, type TestDatabase } from '../database.ts';
import { restoreRelease } from './restore.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
  await restoreRelease(database.connection);
}, 120_000);
afterAll(() => database.drop());

it('upgrades the market of the first release and keeps its records', async () => {
  const before = await counts();
  expect(before).toEqual({ product: 328, offering: 2170, auction_event: 448, order: 117, user: 128 });
  await prepareDatabase(database.connection, { seed: 'none', app: database.app });
  expect(await counts()).toEqual(before);
  const applied = await query<{ name: string }>('select name from migration');
  expect(applied.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name).sort());
}, 120_000);

it('retires the signing key of the first release, whose receipts remain valid, and stores no private key', async () => {
  const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'auction-logs-0.1.0.json'), 'utf8')) as Record<
    string,
    { log: LogWithKeys; receipts: SignedReceipt[]; finalHash: string }
  >;
  const { log, receipts, finalHash } = Object.values(stored)[0]!;
  const pool = new pg.Pool(database.app);
  // Two instances start at once.
  const [{ publicKey }] = await Promise.all([openSigningKey(pool, SECRET_KEY), openSigningKey(pool, SECRET_KEY)]);
  await pool.end();
  const publicKeys = await query<PublishedKey>(
    `select public_key as "publicKey", valid_from as "from", valid_until as "until" from signing_key order by valid_from nulls first`,
  );
  expect(publicKeys).toEqual([
    { publicKey: log.publicKey, from: null, until: expect.any(Date) },
    { publicKey, from: expect.any(Date), until: null },
  ]);
  const verify = async (until: string | null) => {
    const keys = publicKeys.map((key) => (key.publicKey === log.publicKey ? { ...key, until } : key));
    return (await verifyAuction({ log: { ...log, publicKeys: keys }, receipts, finalHash })).isVerified;
  };
  expect(await verify(new Date(publicKeys[0]!.until!).toISOString())).toBe(true);
  expect(await verify(new Date(Date.parse(receipts[0]!.at) - 1).toISOString())).toBe(false);
  const secrets = await query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name ~ 'private|cursor_key|secret'`,
  );
  // Hashed or encrypted.
  expect(secrets.map((row) => `${row.table_name}.${row.column_name}`).sort()).toEqual([
    'api_key.secret_hash',
    'webhook.former_secret',
    'webhook.sealed_secret',
  ]);
});

it('writes the price basis of auctions of the first release in lower case', async () => {
  const found = await query(
    'select price_basis as basis, count(*)::int as auctions from auction group by 1 order by 1',
  );
  expect(found).toEqual([
    { basis: 'lot', auctions: 47 },
    { basis: 'per_unit', auctions: 14 },
  ]);
});

it('links the inquiries of the first release to their offerings', async () => {
  const found = await query<{ linked: boolean }>(
    `select link = '/offerings/' || offering_id as linked from message where offering_id is not null`,
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ linked }) => linked)).toBe(true);
});

const counts = async () => {
  const found = await query<Record<string, number>>(`select
    (select count(*)::int from product) as product,
    (select count(*)::int from offering) as offering,
    (select count(*)::int from auction_event) as auction_event,
    (select count(*)::int from "order") as "order",
    (select count(*)::int from "user") as "user"`);
  return found[0];
};

const query = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};
