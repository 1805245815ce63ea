import { sharedApp, type SharedApp } from '../../../test/app.ts';
import type { Body, Caller } from '../../../test/caller.ts';
import { join } from '../../../test/colleagues.ts';
import { aBid, aCompanyProfile, anOffering, anRfp, aUser } from '../../../test/factories.ts';
import { expectAgreement, isAccepted, type Attempt } from '../../../test/viewerCan.ts';
import { day } from '../../../test/world.ts';

const names = ['owner', 'reader', 'colleague', 'partner', 'stranger', 'admin'] as const;
type Name = (typeof names)[number];

let app: SharedApp;
let ids: Record<Name, string>;
let viewers: Record<Name | 'visitor', Caller>;
beforeAll(async () => {
  app = await sharedApp();
  ids = {} as typeof ids;
  viewers = { visitor: app.anyone } as typeof viewers;
  for (const name of names) {
    const user = await aUser(app.pool, { role: name === 'admin' ? 'admin' : 'both' });
    ids[name] = user.id;
    viewers[name] = await app.as(user);
  }
  for (const user_id of [ids.colleague, ids.owner]) {
    const company = await aCompanyProfile(app.pool, {
      user_id,
      // Unique among test files, which share the database.
      business_registration_number: ids.owner,
      verification_status: 'approved',
    });
    if (user_id === ids.owner) await join(app.pool, company, { id: ids.reader }, 'reader');
  }
});
afterAll(() => app.close());

const reader =
  (field: 'offering' | 'rfp', attempts: object) =>
  async ({ id }: { id: string }, caller: Caller): Promise<Record<string, boolean>> => {
    const query = `query ($id: ID!) { ${field}(id: $id) { viewerCan { ${Object.keys(attempts).join(' ')} } } }`;
    const data = await caller.data<Record<string, { viewerCan: Record<string, boolean> }>>(query, { id });
    return data[field]!.viewerCan;
  };

type Posting = { id: string };

const takeOffMarket: Attempt<Posting> = ({ id }, caller) =>
  isAccepted(caller, 'mutation ($input: TakeOffMarketInput!) { takeOffMarket(input: $input) }', {
    input: { postingId: id, reason: 'Prohibited goods.' },
  });

describe('Of an offering', () => {
  const terms = { price: '100.50', quantity: 5 };
  const attempts: Record<string, Attempt<Posting>> = {
    order: ({ id }, caller) =>
      isAccepted(caller, 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', {
        input: { offeringId: id, quantity: 1, totalAmount: '100.50' },
      }),
    inquire: ({ id }, caller) =>
      isAccepted(caller, 'mutation ($input: InquireInput!) { inquire(input: $input) { id } }', {
        input: { offeringId: id, message: 'Pure?' },
      }),
    edit: ({ id }, caller) =>
      isAccepted(caller, 'mutation ($input: EditOfferingInput!) { editOffering(input: $input) { id } }', {
        input: { offeringId: id, ...terms },
      }),
    withdraw: ({ id }, caller) =>
      isAccepted(caller, 'mutation ($ids: [ID!]!) { withdrawOfferings(ids: $ids) { id } }', { ids: [id] }),
    relist: ({ id }, caller) =>
      isAccepted(caller, 'mutation ($input: RelistOfferingInput!) { relistOffering(input: $input) { id } }', {
        input: { offeringId: id, ...terms },
      }),
    takeOffMarket,
  };
  const states: Record<string, Body> = {
    'is on the market': {},
    'is on the market until today': { available_until: day(0) },
    'was on the market until yesterday': { available_until: day(-1) },
    'has expired': { status: 'expired' },
    'is sold out': { status: 'sold_out' },
    'has less than its minimum quantity': { quantity: 3, minimum_quantity: 4 },
    'is withdrawn': { status: 'withdrawn' },
  };
  it.each(Object.entries(states))(
    'that %s, each viewer can do exactly what the mutations accept',
    async (_name, columns) => {
      // Withdrawing twice is accepted without effect.
      const { withdraw, takeOffMarket: takeOff, ...others } = attempts;
      const tried =
        columns['status'] === 'withdrawn'
          ? { ...others, withdraw: () => undefined, takeOffMarket: () => undefined }
          : { ...others, withdraw: withdraw!, takeOffMarket: takeOff! };
      const make = () => anOffering(app.pool, { user_id: ids.owner, ...columns });
      await expectAgreement(make, viewers, reader('offering', attempts), tried);
    },
  );
});

describe('Of an RFP', () => {
  const attempts: Record<string, Attempt<Posting & { bidId: string }>> = {
    bid: ({ id }, caller) =>
      isAccepted(caller, 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { id: bidId } }', {
        input: { rfpId: id, amount: '900.00' },
      }),
    edit: ({ id }, caller) =>
      isAccepted(caller, 'mutation ($input: EditRfpInput!) { editRfp(input: $input) { id } }', {
        input: { rfpId: id, closingDate: null },
      }),
    award: ({ bidId }, caller) =>
      isAccepted(caller, 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', {
        input: { bidId },
      }),
    cancel: ({ id }, caller) =>
      isAccepted(caller, 'mutation ($input: CancelRfpInput!) { cancelRfp(input: $input) { id } }', {
        input: { rfpId: id, reason: 'Not needed.' },
      }),
    takeOffMarket,
  };
  const states: Record<string, Body> = {
    'takes bids': {},
    'takes bids until today': { closing_date: day(0) },
    'took bids until yesterday': { closing_date: day(-1) },
    'has expired': { status: 'expired' },
    'is awarded': { status: 'awarded' },
    'is cancelled': { status: 'cancelled' },
  };
  it.each(Object.entries(states))(
    'that %s, each viewer can do exactly what the mutations accept',
    async (_name, columns) => {
      const make = async () => {
        const { id } = await anRfp(app.pool, { user_id: ids.owner, ...columns });
        const bid = await aBid(app.pool, { rfp_id: id, user_id: ids.partner });
        return { id, bidId: bid.id };
      };
      // Cancelling twice is accepted without effect.
      const untried = { cancel: () => undefined, takeOffMarket: () => undefined };
      const tried = columns['status'] === 'cancelled' ? { ...attempts, ...untried } : attempts;
      await expectAgreement(make, viewers, reader('rfp', attempts), tried);
    },
  );
});
