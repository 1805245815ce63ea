// Tests the verifier as partners get it: downloaded from the market and run on honest and forged logs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../../../../test/app.ts';
import { bidOn, endAuction, postAuction } from '../../../../../test/auctions.ts';
import type { Body } from '../../../../../test/caller.ts';
import { movableClock } from '../../../../../test/clock.ts';
import { aUser } from '../../../../../test/factories.ts';
import { rehashLog } from '../../../../../test/rehashLog.ts';
import type { AuctionLog } from '../core/log.ts';
import { published } from '../../../../../test/simulation/aLog.ts';
import { honest } from '../../../../../test/simulation/honest.ts';
import type * as report from './report.ts';

let app: TestApp;
let folder: string;
let log: AuctionLog & { publicKey: string };
let bids: Body[];
let finalHash: string;
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  folder = mkdtempSync(join(tmpdir(), 'feedstock-verifier-'));
  const [owner, ada, ben] = await Promise.all([1, 2, 3].map(async () => app.as(await aUser(app.pool))));
  const id = await postAuction(app.pool, owner!, { reservePrice: '110.00', autoExtend: true, autoExtendDuration: 5 });
  bids = [
    await bidOn(id, ada!, '100.00', { maxAmount: '140.00' }),
    await bidOn(id, ben!, '120.00'),
    await bidOn(id, ben!, '150.00'),
  ];
  await endAuction(app.pool, id);
  await app.settled();
  log = JSON.parse((await app.anyone.get(`/api/auctions/${id}/log`)).text) as typeof log;
  const messages = await ada!.read<{ content: string }[]>('/api/messages');
  finalHash = messages.map(({ content }) => /ends in ([\da-f]{64})/.exec(content)?.[1]).find(Boolean) as string;
  const program = await app.anyone.get('/api/auctions/verify-auction.mjs');
  expect([program.status, program.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  writeFileSync(join(folder, 'verify-auction.mjs'), program.text);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string, content: unknown): string => {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};

const verify = (...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['verify-auction.mjs', ...given], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, said: stdout.split('\n'), complaint: stderr };
};

const firstBid = () => log.events.find(({ type }) => type === 'bid_accepted')!;

const withFirstBid = (change: Body): typeof log => ({
  ...log,
  events: log.events.map((event) => (event === firstBid() ? { ...event, ...change } : event)),
});

it('reports winner, price, end and that every check passed', () => {
  const receipts = file('receipts.json', bids);
  const { status, said, complaint } = verify(file('log.json', log), receipts, finalHash);
  expect(complaint).toBe('');
  expect(said).toEqual([
    `Auction ${log.auctionId}`,
    '  winner  Bidder 2',
    '  price   150.00',
    expect.stringMatching(/^ {2}end {5}\d{4}-.*Z$/),
    '',
    `ok the chain is whole and follows the rules (${log.events.length} events)`,
    'ok it ends with the hash in the close notice',
    'ok it contains the bids of the receipts (3 receipts)',
    'ok the receipts are signed by the market',
    '',
    'Verified.',
    '',
  ]);
  expect(status).toBe(0);
});

it('reports what it could not check', () => {
  const { status, said } = verify(file('log.json', log));
  expect(status).toBe(0);
  expect(said.filter((line) => line.startsWith('- '))).toHaveLength(3);
});

it('accepts a single receipt', () => {
  const { status, said } = verify(file('log.json', log), file('receipt.json', bids[0]!['receipt']));
  expect(status).toBe(0);
  expect(said).toContain('ok it contains the bids of the receipts (1 receipt)');
});

it.each([
  ['an amount', () => withFirstBid({ payload: firstBid().payload.replace('100.00', '101.00') })],
  ['a time', () => withFirstBid({ at: new Date(0).toISOString() })],
  ['an event left out', () => ({ ...log, events: log.events.filter((event) => event !== firstBid()) })],
  ['the terms', () => ({ ...log, terms: { ...log.terms, reservePrice: '1.00' } })],
])('detects a log with a changed history: %s', (_what, change) => {
  const { status, said } = verify(file('tampered.json', change()));
  expect(status).toBe(1);
  expect(said).toContain('NOT verified.');
});

it('detects a rebuilt chain by the final hash and by receipts', () => {
  const { terms, timed } = honest();
  // Consistent in itself, but not the auction that took place.
  const rebuilt = { ...published(terms, timed, 2).log, auctionId: log.auctionId, publicKey: log.publicKey };
  const name = file('rebuilt.json', rehashLog(rebuilt));
  expect(verify(name)).toMatchObject({ status: 0 });
  const byHash = verify(name, finalHash);
  expect(byHash.status).toBe(1);
  expect(byHash.said).toContain('     The log does not end with the hash in the close notice.');
  const byReceipt = verify(name, file('receipts.json', bids));
  expect(byReceipt.status).toBe(1);
  expect(byReceipt.said).toContain(`     The log does not contain bid ${String(bids[0]!['id'])}.`);
});

it('prints its usage and the files it cannot read', () => {
  expect(verify()).toMatchObject({
    status: 2,
    complaint: expect.stringContaining('log.json [receipts.json] [final hash]'),
  });
  expect(verify('nothing.json')).toMatchObject({ status: 2, complaint: expect.stringContaining('nothing.json') });
  expect(verify(file('bad.json', 'no JSON'))).toMatchObject({ status: 2 });
});

it('is a single file that contacts nobody', async () => {
  const { text } = await app.anyone.get('/api/auctions/verify-auction.mjs');
  const imports = [...text.matchAll(/^(?:import|export)\b.*\bfrom\s*["'](.+?)["']|\bimport\s*\(\s*["'](.+?)["']/gm)];
  expect([...new Set(imports.map(([, still, called]) => still ?? called))].sort()).toEqual(['node:fs', 'node:url']);
});

it('can also be imported as a module, with the same result', async () => {
  const { verifyAuction, receiptsIn } = (await import(join(folder, 'verify-auction.mjs'))) as typeof report;
  const found = await verifyAuction({ log, finalHash, receipts: receiptsIn(JSON.parse(JSON.stringify(bids))) });
  expect(found).toMatchObject({ isVerified: true, winner: 2, price: '150.00', rules: [], signatures: [] });
});
