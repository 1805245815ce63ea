import { startApp, type TestApp } from '../../../../../test/app.ts';
import { SECRET_KEY } from '../../../../../test/secretKey.ts';
import { bidOn, postAuction } from '../../../../../test/auctions.ts';
import type { Body } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { aWorld, type World } from '../../../../../test/world.ts';
import { StartRefused } from '../../../../common/startRefused.ts';
import type { LogWithKeys } from '../core/findings.ts';
import type { SignedReceipt } from '../core/signatures.ts';
import { verifyAuction } from '../verifier/report.ts';
import { openSigningKey, rotateSigningKey, signingKeyOf } from './signingKeys.ts';

const NEW_SECRET_KEY = 'another secret of the tests, 32 characters';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const receiptOf = (bid: Body): SignedReceipt => ({
  ...(bid['receipt'] as SignedReceipt),
  amount: String(bid['amount']),
  maxAmount: null,
});

it('each secret determines one key, and no private key is stored', async () => {
  expect(signingKeyOf(SECRET_KEY)).toEqual(signingKeyOf(SECRET_KEY));
  expect(signingKeyOf(NEW_SECRET_KEY).publicKey).not.toBe(signingKeyOf(SECRET_KEY).publicKey);
  const { rows } = await app.pool.query('select * from signing_key');
  expect(rows).toEqual([{ public_key: signingKeyOf(SECRET_KEY).publicKey, valid_from: null, valid_until: null }]);
});

it('all instances sign with one key, and a restart keeps it', async () => {
  const auctionId = await postAuction(app.pool, world.seller);
  const twin = await app.twin();
  const first = await bidOn(auctionId, world.buyer, '100.00');
  const second = await bidOn(auctionId, twin.as(world.other), '105.00');
  await twin.stop();
  expect(receiptOf(second).publicKey).toBe(receiptOf(first).publicKey);
});

it('instances that start at the same time publish one key', async () => {
  await app.pool.query('delete from signing_key');
  await Promise.all([1, 2, 3].map(() => openSigningKey(app.pool, SECRET_KEY)));
  expect((await app.pool.query('select from signing_key')).rowCount).toBe(1);
});

it('starting with another secret is refused', async () => {
  const opening = openSigningKey(app.pool, NEW_SECRET_KEY);
  await expect(opening).rejects.toThrow(StartRefused);
  await expect(opening).rejects.toThrow('SECRET_KEY');
});

it('the key cannot be rotated while a server runs', async () => {
  await expect(rotateSigningKey(app.pool, NEW_SECRET_KEY)).rejects.toThrow('Stop all servers');
});

it('a rotation needs a new secret; receipts of both keys stay valid, and the old secret is refused', async () => {
  const auctionId = await postAuction(app.pool, world.seller);
  const before = receiptOf(await bidOn(auctionId, world.buyer, '100.00'));
  await app.stop();
  await app.pool.query(`update engine_heartbeat set beat = clock_timestamp() - interval '6 seconds'`);
  await expect(rotateSigningKey(app.pool, SECRET_KEY)).rejects.toThrow('Set a new SECRET_KEY');
  await rotateSigningKey(app.pool, NEW_SECRET_KEY);

  await expect(openSigningKey(app.pool, SECRET_KEY)).rejects.toThrow(StartRefused);
  const { url } = await app.twin({ SECRET_KEY: NEW_SECRET_KEY });
  const after = receiptOf(await bidOn(auctionId, world.other.at(url), '105.00'));
  expect(after.publicKey).not.toBe(before.publicKey);

  const CANCEL = 'mutation ($id: ID!) { cancelAuction(auctionId: $id, reason: "Sold.") { id } }';
  const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
  const cancelled = await admin.at(url).post('/graphql', { query: CANCEL, variables: { id: auctionId } });
  expect(cancelled.text).not.toContain('errors');
  const { text } = await app.anyone.at(url).get(`/api/auctions/${auctionId}/log`);
  const log = JSON.parse(text) as LogWithKeys;
  expect(log.publicKey).toBe(after.publicKey);
  expect(log.publicKeys).toEqual([
    { publicKey: before.publicKey, from: null, until: expect.any(String) },
    { publicKey: after.publicKey, from: expect.any(String), until: null },
  ]);
  const verify = async (receipts: SignedReceipt[]) => (await verifyAuction({ log, receipts })).isVerified;
  expect(await verify([before, after])).toBe(true);
  expect(await verify([{ ...before, signature: after.signature }])).toBe(false);
});
