import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aBid, anRfp, aUser } from '../../../../test/factories.ts';
import { aWorld, day, UNKNOWN_ID, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const CANCEL = 'mutation ($input: CancelRfpInput!) { cancelRfp(input: $input) { id status } }';
const reason = 'The tender was moved to the next year.';
const ofBuyer = (columns: Body = {}) => anRfp(app.pool, { user_id: world.buyerUser.id, ...columns });

it.each([
  ['open', {}],
  ['past its closing day', { closing_date: day(-1) }],
  ['expired', { status: 'expired' }],
])('the owner cancels an RFP that is %s; each bidder gets one message with the reason', async (_what, columns) => {
  const { id } = await ofBuyer(columns);
  const bidderUser = await aUser(app.pool);
  const bidder = await app.as(bidderUser);
  for (const amount of ['950.00', '940.00']) await aBid(app.pool, { rfp_id: id, user_id: bidderUser.id, amount });
  for (const time of [1, 2]) {
    const { cancelRfp } = await world.buyer.data(CANCEL, { input: { rfpId: id, reason } });
    expect([time, cancelRfp]).toEqual([time, { id, status: 'cancelled' }]);
  }
  await app.settled();
  expect(await bidder.read('/api/messages')).toEqual([
    expect.objectContaining({
      subject: 'Request cancelled: Acid',
      content: `The buyer cancelled the request 'Acid'. Reason: ${reason}`,
      link: `/rfps/${id}`,
      sender: expect.objectContaining({ id: world.buyerUser.id }),
    }),
  ]);
  const PLACE_BID = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { id: bidId } }';
  expect(await bidder.refusal(PLACE_BID, { input: { rfpId: id, amount: '930' } })).toMatchObject({
    code: 'RFP_CLOSED',
  });
});

it('refuses an awarded RFP, other members and a missing reason, and writes nothing', async () => {
  const { id } = await ofBuyer();
  const awarded = await ofBuyer({ status: 'awarded' });
  const before = await app.fingerprint();
  const refusal = (input: Body, caller = world.buyer) =>
    caller.refusal(CANCEL, { input: { rfpId: id, reason, ...input } });
  expect(await refusal({ rfpId: awarded.id })).toMatchObject({ code: 'RFP_CLOSED', message: 'This RFP is closed.' });
  for (const caller of [world.seller, world.other])
    expect(await refusal({}, caller)).toMatchObject({ code: 'NOT_FOUND', message: 'RFP not found.' });
  expect(await refusal({ rfpId: UNKNOWN_ID })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refusal({ reason: ' ' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { reason: 'Reason is required.' },
  });
  expect(await refusal({ reason: 'x'.repeat(1001) })).toMatchObject({
    message: 'Reason must be at most 1000 characters.',
  });
  expect(await refusal({}, app.anyone)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await app.fingerprint()).toEqual(before);
});
