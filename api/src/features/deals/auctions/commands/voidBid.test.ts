import { startApp, type TestApp } from '../../../../../test/app.ts';
import { aBidBy, anEnvelope, bidOn, endAuction, postAuction, verdictOn } from '../../../../../test/auctions.ts';
import { movableClock } from '../../../../../test/clock.ts';
import { aWorld, type World } from '../../../../../test/world.ts';
import { decideBatch } from '../engine/batchTransaction.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  world = await aWorld(app);
});
afterAll(() => app.close());

const voiding = (bid: number) =>
  anEnvelope(
    world.sellerUser.id,
    ({ records }) => ({ type: 'void_bid', bid, by: 'owner', reason: 'A mistake.', standing: records.standing }),
    { right: 'ownerOrAdmin', needs: 'records' },
  );

const lead = async (id: string) => {
  const columns = 'leading_amount, leader_id, leader_bid, accepted_bids, bidders';
  return (await app.pool.query(`select ${columns} from auction where id = $1`, [id])).rows[0];
};

describe('a void in one batch with bids', () => {
  it('considers the earlier bids of the batch', async () => {
    const id = await postAuction(app.pool, world.seller);
    await bidOn(id, world.buyer, '100.00', { maxAmount: '150.00' });
    const { otherUser, buyerUser } = world;
    const { answers } = await decideBatch(app.pool, id, () => [
      aBidBy(otherUser.id, '160.00'),
      voiding(1),
      aBidBy(buyerUser.id, '165.00', '200.00'),
      aBidBy(otherUser.id, '170.00'),
    ]);
    expect(answers.map((answer) => ('accepted' in answer ? answer.accepted.event.type : answer.refused.code))).toEqual([
      'bid_accepted',
      'bid_voided',
      'bid_accepted',
      'bid_accepted',
    ]);
    const standing = { leading_amount: '175.00', leader_id: buyerUser.id, leader_bid: 3, accepted_bids: 3, bidders: 2 };
    expect(await lead(id)).toEqual(standing);
    await endAuction(app.pool, id);
    expect(await verdictOn(app.pool, id)).toMatchObject({ problems: [], winner: 1, price: '175.00' });
  });

  it('can void a bid of the same batch', async () => {
    const id = await postAuction(app.pool, world.seller);
    const [first, second] = [aBidBy(world.buyerUser.id, '100.00'), aBidBy(world.otherUser.id, '900.00')];
    await decideBatch(app.pool, id, () => [first, second, voiding(2), voiding(2)]);
    expect(await lead(id)).toMatchObject({ leading_amount: '100.00', leader_id: world.buyerUser.id });
    const voids = await app.pool.query(
      'select bid_id from bid_void join bid on bid.id = bid_id where auction_id = $1',
      [id],
    );
    expect(voids.rows).toEqual([{ bid_id: second.bid?.id }]);
    await endAuction(app.pool, id);
    expect(await verdictOn(app.pool, id)).toMatchObject({ problems: [], winner: 1, price: '100.00' });
  });
});
