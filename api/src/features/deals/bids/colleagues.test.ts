// People of one company ask for and bid on RFPs as one party.
import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import { aCompanyOfTwo } from '../../../../test/colleagues.ts';
import { anOffering, anRfp, aUser } from '../../../../test/factories.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const PLACE = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bidId } }';

it('a colleague reads the bids on the RFP of the company, changes and cancels it, but does not bid on it', async () => {
  const { owner, colleague, leave } = await aCompanyOfTwo(app);
  const rfp = await anRfp(app.pool, { user_id: owner.user.id });
  const bidder = await aUser(app.pool);
  await (await app.as(bidder)).data(PLACE, { input: { rfpId: rfp.id, amount: '900.00', message: 'Now.' } });
  const bids = `{ rfp(id: "${rfp.id}") { bids { nodes { message userId } } } }`;
  expect(await colleague.caller.data(bids)).toEqual({
    rfp: { bids: { nodes: [{ message: 'Now.', userId: bidder.id }] } },
  });
  const own = { input: { rfpId: rfp.id, amount: '800.00' } };
  expect(await colleague.caller.refusal(PLACE, own)).toMatchObject({ code: 'OWN_POSTING' });
  await colleague.caller.data(`mutation { editRfp(input: { rfpId: "${rfp.id}", closingDate: null }) { id } }`);
  const cancel = `mutation { cancelRfp(input: { rfpId: "${rfp.id}", reason: "Bought." }) { status } }`;
  expect(await colleague.caller.data(cancel)).toEqual({ cancelRfp: { status: 'cancelled' } });
  await leave();
  expect(await colleague.caller.refusal(cancel)).toMatchObject({ code: 'NOT_FOUND' });
});

it('who has left the company of the buyer or of a bidder does not bid for anybody else, and is not told why', async () => {
  const [buying, bidding] = [await aCompanyOfTwo(app, {}, 'reader'), await aCompanyOfTwo(app)];
  const rfp = await anRfp(app.pool, { user_id: buying.owner.user.id });
  const input = { rfpId: rfp.id, amount: '900.00' };
  await bidding.owner.caller.data(PLACE, { input });
  const can = `{ rfp(id: "${rfp.id}") { viewerCan { bid whyNot { move message } } } }`;
  const untold = { move: 'bid', message: 'This is not possible.' };
  for (const { colleague, leave } of [buying, bidding]) {
    await leave();
    expect(await colleague.caller.data(can)).toEqual({
      rfp: { viewerCan: { bid: false, whyNot: expect.arrayContaining([untold]) } },
    });
    expect(await colleague.caller.refusal(PLACE, { input })).toMatchObject({
      code: 'NOT_ADMITTED',
      message: 'You cannot take part in this request.',
    });
  }
  // An RFP of the buyer is open to them seven days after they left; one of others at once.
  const leftAt = (days: number) =>
    app.pool.query(
      `update company_member set joined_at = '2020-01-01', left_at = clock_timestamp() - $2::interval where user_id = $1`,
      [buying.colleague.user.id, `${days} days`],
    );
  const next = { rfpId: (await anRfp(app.pool, { user_id: buying.owner.user.id })).id, amount: '900.00' };
  await leftAt(6);
  expect(await buying.colleague.caller.refusal(PLACE, { input: next })).toMatchObject({ code: 'NOT_ADMITTED' });
  await leftAt(8);
  await buying.colleague.caller.data(PLACE, { input: next });
  await bidding.colleague.caller.data(PLACE, { input: next });
});

it('a colleague bids with an offering of the company, which reads the bid', async () => {
  const { owner, colleague, leave } = await aCompanyOfTwo(app);
  const rfp = await anRfp(app.pool, { user_id: (await aUser(app.pool)).id });
  const offering = await anOffering(app.pool, { user_id: owner.user.id });
  const input = { rfpId: rfp.id, amount: '900.00', offeringId: offering.id };
  const { placeBid } = await colleague.caller.data(PLACE, { input });
  const mine = '{ myBids { nodes { id offering { id } } } }';
  const bid = { id: placeBid?.['bidId'], offering: { id: offering.id } };
  expect(await owner.caller.data(mine)).toEqual({ myBids: { nodes: [bid] } });
  await leave();
  expect(await colleague.caller.data(mine)).toEqual({ myBids: { nodes: [] } });
});
