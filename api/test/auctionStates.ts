// What each viewer can do with an auction in each of its states.
import { startApp, type TestApp } from './app.ts';
import { bidOn, endAuction, postAuction } from './auctions.ts';
import type { Body, Caller } from './caller.ts';
import { movableClock } from './clock.ts';
import { join } from './colleagues.ts';
import { aCompanyProfile, aUser } from './factories.ts';
import { expectAgreement, isAccepted, type Attempt } from './viewerCan.ts';

const names = ['colleague', 'owner', 'reader', 'bidder', 'requested', 'approved', 'declined', 'stranger'] as const;
type Name = (typeof names)[number];

let app: TestApp;
export let viewers: Record<Name | 'admin' | 'visitor', Caller>;
export const openViewers = async (): Promise<TestApp> => {
  // The answers depend on the database's clock, which this test moves past the end of auctions.
  app = await startApp({}, { address: movableClock });
  const callers = {} as Record<Name, Caller>;
  let company: { id: string } | undefined;
  for (const name of names) {
    const user = await aUser(app.pool);
    callers[name] = await app.as(user);
    if (name === 'reader') await join(app.pool, company!, user, 'reader');
    if (name === 'owner' || name === 'colleague')
      company = await aCompanyProfile(app.pool, {
        user_id: user.id,
        business_registration_number: 'B-36 123.456',
        verification_status: 'approved',
      });
  }
  const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
  viewers = { ...callers, admin, visitor: app.anyone };
  return app;
};

interface Made {
  id: string;
  isPublic: boolean;
  /** A bid to try; by default of 500.00. */
  bid?: Body;
  /** A bid that is not voided. */
  bidId?: string;
  /** The number of a member who has asked to take part. */
  asked?: number;
}

const at = async (hours: number): Promise<string> => {
  const { rows } = await app.pool.query<{ at: Date }>(`select clock_timestamp() + $1 * interval '1 hour' as at`, [
    hours,
  ]);
  return rows[0]!.at.toISOString();
};

const commands = {
  request: 'mutation ($id: ID!) { requestParticipation(auctionId: $id) { id } }',
  approve: 'mutation ($id: ID!, $bidder: Int!) { approveBidder(auctionId: $id, bidder: $bidder) { id } }',
  decline:
    'mutation ($id: ID!, $bidder: Int!) { declineBidder(auctionId: $id, bidder: $bidder, reason: "No.") { id } }',
  pause: 'mutation ($id: ID!) { pauseAuction(auctionId: $id, reason: "Samples.") { id } }',
  resume: 'mutation ($id: ID!) { resumeAuction(auctionId: $id) { id } }',
  cancel: 'mutation ($id: ID!) { cancelAuction(auctionId: $id, reason: "Sold.") { id } }',
  note: 'mutation ($id: ID!) { addAuctionNote(auctionId: $id, note: "Bay 3.") { id } }',
  move: 'mutation ($id: ID!, $end: DateTime!) { moveAuctionEnd(auctionId: $id, endTime: $end) { id } }',
  void: 'mutation ($bidId: ID!) { voidBid(bidId: $bidId, reason: "By mistake.") { id } }',
  award: 'mutation ($id: ID!) { awardNextBid(auctionId: $id) { id } }',
  edit: 'mutation ($id: ID!, $input: CreateAuctionInput!) { editAuction(auctionId: $id, input: $input) { id } }',
  bid: 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { id: bidId } }',
};

const posted = async (terms: Body = {}): Promise<Made> => ({
  id: await postAuction(app.pool, viewers.owner, terms),
  isPublic: !('bidVisibility' in terms),
});
const withBid = async (terms?: Body): Promise<Made> => {
  const made = await posted(terms);
  const { id: bidId } = await bidOn(made.id, viewers.bidder, '110.00');
  return { ...made, bidId: String(bidId) };
};
/** One member each asked, was approved and was declined; the bidder was approved and may have bid. */
const withRequests = async (terms: Body, bids: boolean): Promise<Made> => {
  const made = await posted(terms);
  const { id } = made;
  for (const name of ['bidder', 'requested', 'approved', 'declined'] as const)
    await viewers[name].data(commands.request, { id });
  for (const bidder of [1, 3]) await viewers.owner.data(commands.approve, { id, bidder });
  await viewers.owner.data(commands.decline, { id, bidder: 4 });
  if (!bids) return { ...made, asked: 2 };
  const { id: bidId } = await bidOn(id, viewers.bidder, '110.00');
  return { ...made, asked: 2, bidId: String(bidId) };
};
const after = async (made: Promise<Made>, by: 'owner' | 'admin', command: keyof typeof commands): Promise<Made> => {
  const state = await made;
  await viewers[by].data(commands[command], { ...state });
  return state;
};
const ended = async (made: Promise<Made>): Promise<Made> => {
  const state = await made;
  await endAuction(app.pool, state.id);
  return state;
};
const withCancelledOrder = async (made: Promise<Made>): Promise<Made> => {
  const state = await made;
  await bidOn(state.id, viewers.stranger, '120.00');
  await ended(made);
  await app.settled();
  await app.pool.query(
    `update "order" set status = 'cancelled' from bid where bid.id = bid_id and bid.auction_id = $1`,
    [state.id],
  );
  return state;
};

export const scheduled = async (): Promise<Made> => posted({ startTime: await at(1), endTime: await at(2) });
const qualified = { preQualificationRequired: true };

const states: Record<string, () => Promise<Made>> = {
  'has not started': scheduled,
  'has not started and approves bidders': async () =>
    withRequests({ ...qualified, startTime: await at(1), endTime: await at(2) }, false),
  'has no bids': () => posted(),
  'has a bid': () => withBid(),
  'has a bid below its reserve price': () => withBid({ reservePrice: '900.00' }),
  'has a bid that meets its reserve price': () => withBid({ reservePrice: '105.00' }),
  'has a bid that no other can better': async () => ({
    ...(await withBid({ type: 'reverse', startingPrice: '110.00', bidIncrement: '110.00' })),
    bid: { amount: '0.01' },
  }),
  'is sealed and has a bid': () => withBid({ bidVisibility: 'sealed' }),
  'shows ranks only and has a bid': () => withBid({ bidVisibility: 'rank_only' }),
  'has all the bidders it can take': () => withBid({ maxBidders: 1 }),
  'approves bidders': () => withRequests(qualified, true),
  'has requests although it does not approve bidders': () => withRequests({}, false),
  'is paused': () => after(posted(), 'admin', 'pause'),
  'is paused with a bid': () => after(withBid(), 'admin', 'pause'),
  'was cancelled': () => after(posted(), 'owner', 'cancel'),
  'ended without bids': () => ended(posted()),
  'ended with an award': () => ended(withBid()),
  'ended with an award whose order was cancelled': () => withCancelledOrder(withBid()),
};

/** One bid, which was voided: the terms stay frozen, but nobody would win. */
states['has only a voided bid'] = async () => {
  const { bidId: _voided, ...made } = await after(withBid(), 'owner', 'void');
  return made;
};

const attempts: Record<string, Attempt<Made>> = {
  // With a maximum, the leader may bid too.
  bid: ({ id, isPublic, bid = { amount: '500.00', ...(isPublic && { maxAmount: '600.00' }) } }, caller) =>
    isAccepted(caller, commands.bid, { input: { auctionId: id, ...bid, confirmed: true } }),
  requestParticipation: ({ id }, caller) => isAccepted(caller, commands.request, { id }),
  decideParticipation: ({ id, asked }, caller) =>
    asked === undefined ? undefined : isAccepted(caller, commands.approve, { id, bidder: asked }),
  edit: async ({ id }, caller) => {
    const input = {
      title: 'Alkali',
      description: 'Weak.',
      productId: 'none',
      quantity: 3,
      unit: 'drums',
      startingPrice: '50.00',
      startTime: await at(-1),
      endTime: await at(3),
    };
    return isAccepted(caller, commands.edit, { id, input });
  },
  addNote: ({ id }, caller) => isAccepted(caller, commands.note, { id }),
  moveEnd: async ({ id }, caller) => isAccepted(caller, commands.move, { id, end: await at(5) }),
  voidBid: ({ bidId }, caller) => (bidId === undefined ? undefined : isAccepted(caller, commands.void, { bidId })),
  pause: ({ id }, caller) => isAccepted(caller, commands.pause, { id }),
  resume: ({ id }, caller) => isAccepted(caller, commands.resume, { id }),
  cancel: ({ id }, caller) => isAccepted(caller, commands.cancel, { id }),
  awardNext: ({ id }, caller) => isAccepted(caller, commands.award, { id }),
};

const READ = `query ($id: ID!) { auction(id: $id) { viewerCan { ${Object.keys(attempts).join(' ')} } } }`;
export const read = async ({ id }: Made, caller: Caller) =>
  (await caller.data<{ auction: { viewerCan: Record<string, boolean> } }>(READ, { id })).auction.viewerCan;

/** Each viewer can do exactly what the mutations accept. */
export const expectAgreementIn = (state: string): Promise<void> =>
  expectAgreement(states[state]!, viewers, read, attempts);

/** The states that are tried by `npm test`; the others are tried by the proof. */
export const often = [
  'has not started',
  'has a bid',
  'approves bidders',
  'is paused with a bid',
  'was cancelled',
  'ended with an award',
];
export const seldom = Object.keys(states).filter((state) => !often.includes(state));
