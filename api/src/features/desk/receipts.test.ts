import { createPublicKey, verify } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/app.ts';
import { aBidBy, postAuction } from '../../../test/auctions.ts';
import { aWorld, type World } from '../../../test/world.ts';
import type { Context } from '../../schema/context.ts';
import { canonical } from '../auctions/core/canonical.ts';
import { AuctionEngine } from './auctionEngine.ts';
import { placeBid } from './placeBid.service.ts';
import { Signer } from './receipts.ts';
import type { Accepted } from './commandEnvelope.ts';

let app: TestApp;
let world: World;
let signer: Signer;
let auctionId: string;
let accepted: Accepted;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  signer = await Signer.open(app.pool);
  auctionId = await postAuction(app.pool, world.seller);
  accepted = await new AuctionEngine(app.pool).submit(auctionId, aBidBy(world.buyerUser.id, '100.00'));
});
afterAll(async () => {
  await signer.stop();
  await app.close();
});

it('holds what was accepted, signed with the key of the market', async () => {
  const { signature, publicKey, salt: _salt, ...said } = (await signer.receiptFor(accepted))!;
  expect(said).toEqual({
    v: 1,
    auctionId: accepted.auctionId,
    bidId: accepted.bidId,
    at: accepted.at,
    commitment: accepted.commitment,
  });
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  expect(verify(null, Buffer.from(canonical(said)), key, Buffer.from(signature, 'base64'))).toBe(true);
});

it('is the same whether it was begun ahead or not, and made once where it was', async () => {
  const begun = { ...accepted };
  signer.begin(begun);
  expect(signer.receiptFor(begun)).toBe(signer.receiptFor(begun));
  expect(await signer.receiptFor(begun)).toEqual(await signer.receiptFor(accepted));
});

it('is none for what is no bid', async () => {
  expect(await signer.receiptFor({ ...accepted, bidId: null })).toBeNull();
});

it('may fail by itself: the bid stands', async () => {
  const failure = new Error('The thread is gone.');
  const ctx = {
    viewer: { id: world.otherUser.id, admin: false },
    transport: { idempotencyKey: null },
    engine: new AuctionEngine(app.pool),
    signer: { begin: () => undefined, receiptFor: () => Promise.reject(failure) },
  } as unknown as Context;
  expect(await placeBid(ctx, { auctionId, amount: '105.00' })).toMatchObject({ amount: '105.00', receipt: failure });
});
