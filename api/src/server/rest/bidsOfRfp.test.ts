import { startApp, type TestApp } from '../../../test/app.ts';
import type { Body, Caller } from '../../../test/caller.ts';
import { aCompanyProfile, aUser } from '../../../test/factories.ts';
import { join } from '../../../test/colleagues.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const bid = async (caller: Caller, amount: string) => {
  const { text } = await caller.post('/api/bids', { rfpId: world.rfp.id, amount });
  return JSON.parse(text) as { id: string };
};

it('The owner of an RFP and a colleague read its bids page by page and award one, and others read their own', async () => {
  const { buyer, seller, other, rfp } = world;
  const company = await aCompanyProfile(app.pool, { user_id: world.sellerUser.id, verification_status: 'approved' });
  const [first, second] = [await bid(seller, '950.00'), await bid(other, '940.00')];
  const path = `/api/rfps/${rfp.id}/bids`;
  const page = await buyer.get(`${path}?limit=1`);
  expect(page.headers.get('x-total-count')).toBe('2');
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '') ?? [];
  const read = [...(JSON.parse(page.text) as Body[]), ...(await buyer.read<Body[]>(next))];
  expect(read).toMatchObject([
    { id: second.id, userId: world.otherUser.id, amount: '940.00', rfpId: rfp.id, status: 'active', company: null },
    { id: first.id, amount: '950.00', company: { id: company.id, verificationStatus: 'approved' } },
  ]);
  const idsOf = async (caller: Caller, query = '') =>
    (await caller.read<Body[]>(`${path}${query}`)).map(({ id }) => id);
  expect(await idsOf(seller)).toEqual([first.id]);
  expect(await idsOf(app.anyone)).toEqual([]);
  expect(await idsOf(buyer, '?updatedSince=2001-01-01T00:00:00Z')).toEqual([first.id, second.id]);
  const buyers = await aCompanyProfile(app.pool, { user_id: world.buyerUser.id });
  const colleague = await aUser(app.pool);
  await join(app.pool, buyers, colleague, 'reader');
  expect(await idsOf(await app.as(colleague))).toEqual([second.id, first.id]);
  expect((await buyer.get(`/api/rfps/${UNKNOWN_ID}/bids`)).status).toBe(404);
  const { status } = await buyer.post('/api/orders', { sellerId: world.otherUser.id, bidId: read[0]?.['id'] });
  expect(status).toBe(201);
  expect(await idsOf(buyer, '?status=awarded')).toEqual([second.id]);
  expect(await idsOf(buyer, '?status=declined')).toEqual([first.id]);
});
