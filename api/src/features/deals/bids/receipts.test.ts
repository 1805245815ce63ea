import { createPublicKey, verify } from 'node:crypto';
import { startApp, type TestApp } from '../../../../test/app.ts';
import { SECRET_KEY } from '../../../../test/secretKey.ts';
import { aBidBy, postAuction } from '../../../../test/auctions.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import type { Context } from '../../../schema/context.ts';
import { canonical } from '../auctions/core/canonical.ts';
import { AuctionEngine } from '../auctions/engine/auctionEngine.ts';
import { placeBid } from './bids.service.ts';
import { Signer } from '../auctions/engine/receipts.ts';
import { signingKeyOf } from '../auctions/engine/signingKeys.ts';
import type { Accepted } from '../auctions/engine/commandEnvelope.ts';

let app: TestApp;
let world: World;
let signer: Signer;
let auctionId: string;
let accepted: Accepted;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  signer = new Signer(signingKeyOf(SECRET_KEY));
  auctionId = await postAuction(app.pool, world.seller);
  accepted = await new AuctionEngine(app.pool).submit(auctionId, aBidBy(world.buyerUser.id, '100.00'));
});
afterAll(async () => {
  await app.close();
});

it('contains the accepted bid, signed with the key of the market', async () => {
  const { signature, publicKey, salt: _salt, ...content } = (await signer.receiptFor(accepted))!;
  expect(content).toEqual({
    v: 1,
    auctionId: accepted.auctionId,
    bidId: accepted.bidId,
    at: accepted.at,
    commitment: accepted.commitment,
  });
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  expect(verify(null, Buffer.from(canonical(content)), key, Buffer.from(signature, 'base64'))).toBe(true);
});

it('is the same for each retry', async () => {
  expect(await signer.receiptFor({ ...accepted })).toEqual(await signer.receiptFor(accepted));
});

it('exists for bids only', async () => {
  expect(await signer.receiptFor({ ...accepted, bidId: null })).toBeNull();
});

it('may fail to be signed without failing the bid', async () => {
  const failure = new Error('The key is gone.');
  const ctx = Object.assign({} as Context, {
    viewer: { id: world.otherUser.id, admin: false, staff: false },
    transport: { idempotencyKey: null },
    services: {
      engine: new AuctionEngine(app.pool),
      signer: { receiptFor: () => Promise.reject(failure) },
    },
  });
  expect(await placeBid(ctx, { auctionId, amount: '105.00' })).toMatchObject({ amount: '105.00', receipt: failure });
});
