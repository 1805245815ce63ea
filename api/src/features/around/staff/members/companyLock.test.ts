import { anApiKey } from '../../../../../test/apiKeys.ts';
import { startApp, type TestApp } from '../../../../../test/app.ts';
import { registration } from '../../../../../test/bodies.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { creates } from '../../../../../test/createCommands.ts';
import { aBid, aCompanyProfile, anAuction, anOffering, aQuote, aUser } from '../../../../../test/factories.ts';
import { holding, waiting } from '../../../../../test/lockGate.ts';
import { quoteRefusal } from '../../../../../test/quotes.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../../test/world.ts';
import { newId } from '../../../../database/id.ts';

let app: TestApp;
let world: World;
let admin: Caller;
let support: Caller;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
  support = await app.as(await aUser(app.pool, { role: 'support' }));
});
afterAll(() => app.close());

const LOCK = 'mutation ($input: CompanyActInput!) { lockCompany(input: $input) { lockedAt lockReason } }';
const UNLOCK = 'mutation ($input: CompanyActInput!) { unlockCompany(input: $input) { lockedAt lockReason } }';
const COMPANY = `query ($id: ID!) {
  companyProfile(id: $id) { closedAt lockedAt lockReason members { role userId } }
}`;
const reason = 'Unpaid fees.';
const locked = {
  code: 'COMPANY_LOCKED',
  status: 403,
  message: `Your company is locked: it can read, but not trade. Reason: ${reason} Please contact us about it.`,
};
const lock = (companyId: unknown, of: Caller = admin) => of.data(LOCK, { input: { companyId, reason } });

it('Nobody who acts for a locked company writes, also not with a key; reading and account go on, and unlocking ends it', async () => {
  const { company, owner, colleague } = await aCompanyOfTwo(app);
  const key = app.anyone.with((await anApiKey(app.pool, colleague.user)).headers);
  expect(await lock(company.id)).toEqual({ lockCompany: { lockedAt: expect.any(String), lockReason: reason } });
  for (const [what, create] of Object.entries(creates)) {
    const { path, body } = await create(app.pool, world);
    for (const caller of [owner.caller, colleague.caller]) {
      const { status, text } = await caller.post(path, body);
      expect([what, status, text]).toEqual([what, 403, locked.message]);
    }
  }
  const { path, body } = await creates['offering']!(app.pool, world);
  expect(await key.post(path, body)).toMatchObject({ status: 403 });
  const invitation = { email: 'new@acme.example', role: 'trader' };
  const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { link } }';
  expect(await owner.caller.refusal(INVITE, { input: invitation })).toMatchObject(locked);

  expect((await owner.caller.get('/api/orders')).status).toBe(200);
  await owner.caller.data('mutation { requestDataExport { id } }');
  expect(await colleague.caller.data('mutation { leaveCompany }')).toEqual({ leaveCompany: true });
  // The lock goes with who leaves.
  expect(await colleague.caller.post(path, body)).toMatchObject({
    status: 403,
    text: expect.stringContaining('save your company profile'),
  });

  expect(await admin.data(UNLOCK, { input: { companyId: company.id, reason: 'Paid.' } })).toEqual({
    unlockCompany: { lockedAt: null, lockReason: null },
  });
  expect((await owner.caller.post(path, body)).status).toBe(201);
  const notices = await owner.caller.read<Body[]>('/api/messages');
  // The download that was asked for above may be ready meanwhile.
  expect(notices.map(({ subject }) => subject).filter((subject) => /company/.test(String(subject)))).toEqual([
    'Your company is unlocked',
    'Your company is locked',
  ]);
  const { rows } = await app.pool.query('select kind, detail from audit_event where subject_id = $1 order by id', [
    company.id,
  ]);
  expect(rows).toEqual([
    { kind: 'company_locked', detail: { reason } },
    { kind: 'company_unlocked', detail: { reason: 'Paid.' } },
  ]);
});

it('A lock needs a reason and an open company, and happens once', async () => {
  const { company } = await aCompanyOfTwo(app);
  const refusal = (document: string, input: Body) => admin.refusal(document, { input });
  expect(await refusal(LOCK, { companyId: company.id, reason: ' ' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await refusal(LOCK, { companyId: UNKNOWN_ID, reason })).toMatchObject({ message: 'Company not found.' });
  expect(await refusal(UNLOCK, { companyId: company.id, reason })).toMatchObject({
    message: 'This company is not locked.',
  });
  await lock(company.id);
  expect(await refusal(LOCK, { companyId: company.id, reason })).toMatchObject({
    message: 'This company is locked already.',
  });
});

it('A lock waits for a write that has begun, and the next write finds it', async () => {
  const { company, owner, colleague } = await aCompanyOfTwo(app);
  const { path, body } = await creates['RFP']!(app.pool, world);
  // The write of the colleague has asked for its right and waits for the quota.
  const quota = await holding(app.pool, ['lock table write_quota in exclusive mode', []]);
  const first = colleague.caller.post(path, body);
  await waiting(app.pool, 1);
  const locking = lock(company.id);
  await waiting(app.pool, 2);
  const second = owner.caller.post(path, body);
  await waiting(app.pool, 3);
  await quota.end('commit');
  await locking;
  expect([(await first).status, (await second).status]).toEqual([201, 403]);
});

it('A lock waits for the write of somebody who joined while it waited, too', async () => {
  const { company } = await aCompanyOfTwo(app);
  const joiner = await aUser(app.pool);
  const caller = await app.as(joiner);
  const { path, body } = await creates['RFP']!(app.pool, world);
  const saving = await holding(app.pool, ['select from company_profile where id = $1 for no key update', [company.id]]);
  const locking = lock(company.id);
  await waiting(app.pool, 1);
  await app.pool.query(`insert into company_member (company_id, user_id, role) values ($1, $2, 'trader')`, [
    company.id,
    joiner.id,
  ]);
  const quota = await holding(app.pool, ['lock table write_quota in exclusive mode', []]);
  const first = caller.post(path, body);
  await waiting(app.pool, 2);
  await saving.end('commit');
  await waiting(app.pool, 2);
  await quota.end('commit');
  await locking;
  expect([(await first).status, (await caller.post(path, body)).status]).toEqual([201, 403]);
});

it('Running auctions go on: the company neither bids nor edits, others bid', async () => {
  const { company, owner, colleague } = await aCompanyOfTwo(app);
  const BID = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bidId } }';
  const bid = (auctionId: unknown, amount: string) => ({ input: { auctionId, amount } });
  const own = await anAuction(app.pool, { user_id: owner.user.id });
  const foreign = await anAuction(app.pool, { user_id: world.sellerUser.id });
  await colleague.caller.data(BID, bid(foreign.id, '100.00'));
  await lock(company.id);
  expect(await colleague.caller.refusal(BID, bid(foreign.id, '200.00'))).toMatchObject(locked);
  expect(
    await owner.caller.refusal(`mutation { addAuctionNote(auctionId: "${own.id}", note: "x") { id } }`),
  ).toMatchObject(locked);
  await world.buyer.data(BID, bid(own.id, '100.00'));
});

it('Offerings of a locked company stay readable, but are neither ordered nor asked about, and its bids not awarded', async () => {
  const { company, owner } = await aCompanyOfTwo(app);
  const offering = await anOffering(app.pool, { user_id: owner.user.id, product_id: world.product.id });
  const bid = await aBid(app.pool, { rfp_id: world.rfp.id, user_id: owner.user.id });
  const READ = 'query ($id: ID!) { offering(id: $id) { status viewerCan { order inquire } company { isTrading } } }';
  const can = async () => (await world.buyer.data<{ offering: Body }>(READ, { id: offering.id })).offering;
  expect(await can()).toEqual({
    status: 'active',
    viewerCan: { order: true, inquire: true },
    company: { isTrading: true },
  });
  await lock(company.id);
  expect(await can()).toEqual({
    status: 'active',
    viewerCan: { order: false, inquire: false },
    company: { isTrading: false },
  });
  for (const from of [{ offeringId: offering.id, quantity: 1 }, { bidId: bid.id }])
    expect(await world.buyer.post('/api/orders', { sellerId: owner.user.id, ...from })).toMatchObject({ status: 409 });
  const INQUIRE = 'mutation ($input: InquireInput!) { inquire(input: $input) { id } }';
  const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
  for (const [document, input] of [
    [INQUIRE, { offeringId: offering.id, message: 'Is it dry?' }],
    [SEND, { companyId: company.id, content: 'Hello?' }],
  ] as const)
    expect(await world.buyer.refusal(document, { input })).toMatchObject({ code: 'NOT_RECEIVING' });
});

it('Its people and staff read the lock and who belongs to the company; others read neither', async () => {
  const { company, owner, colleague } = await aCompanyOfTwo(app, {}, 'reader');
  await lock(company.id);
  await app.pool.query(`update company_member set joined_at = '2026-01-01' where user_id = $1`, [owner.user.id]);
  const members = [
    { role: 'owner', userId: owner.user.id },
    { role: 'reader', userId: colleague.user.id },
  ];
  const shown = { closedAt: null, lockedAt: expect.any(String), lockReason: reason, members };
  for (const caller of [colleague.caller, support])
    expect(await caller.data(COMPANY, { id: company.id })).toEqual({ companyProfile: shown });
  for (const caller of [world.buyer, app.anyone])
    expect(await caller.data(COMPANY, { id: company.id })).toEqual({
      companyProfile: { closedAt: null, lockedAt: null, lockReason: null, members: [] },
    });
  // Their own team is not everybody.
  expect(await support.data('{ companyMembers { role } }')).toEqual({ companyMembers: [] });
});

it('Nobody deletes the account of a locked company; unlocked and closed, it leaves the queue of those to verify', async () => {
  const owner = await app.anyone.post('/api/register', registration);
  expect(owner.status).toBe(201);
  const { rows } = await app.pool.query<{ id: string }>('select id from "user" where email = $1', [registration.email]);
  const caller = await app.as(rows[0]!);
  const { id } = await aCompanyProfile(app.pool, { user_id: rows[0]?.id });
  const QUEUE =
    '{ companyProfiles(status: pending, first: 100) { nodes { id submittedAt } } marketOverview { waitingCompanies } }';
  const queue = () => support.data<{ companyProfiles: { nodes: Body[] }; marketOverview: Body }>(QUEUE);
  const before = await queue();
  const found = before.companyProfiles.nodes.find((each) => each['id'] === id);
  expect(found).toBeDefined();
  await lock(id);
  const input = { password: registration.password, confirmation: 'DELETE' };
  const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
  expect(await caller.refusal(DELETE, { input })).toMatchObject({ code: 'COMPANY_LOCKED' });
  await admin.data(UNLOCK, { input: { companyId: id, reason } });
  await caller.data(DELETE, { input });
  const after = await queue();
  expect(after.companyProfiles.nodes.map((each) => each['id'])).not.toContain(id);
  expect(after.marketOverview['waitingCompanies']).toBe(Number(before.marketOverview['waitingCompanies']) - 1);
  const DECIDE = 'mutation ($input: DecideVerificationInput!) { decideVerification(input: $input) { id } }';
  const decision = { companyProfileId: id, submittedAt: found?.['submittedAt'], status: 'approved' };
  expect(await admin.refusal(DECIDE, { input: decision })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await support.data(COMPANY, { id })).toMatchObject({
    companyProfile: { closedAt: expect.any(String), members: [] },
  });
});

it('No quote with a locked company is accepted, whichever side it is on; that a buyer is locked only its own people see', async () => {
  const [locking, other] = [await aCompanyOfTwo(app), await aUser(app.pool)];
  const caller = await app.as(other);
  const sell = async (seller: string) => (await anOffering(app.pool, { user_id: seller })).id;
  const buying = { buyer_id: locking.owner.user.id, seller_id: other.id, offering_id: await sell(other.id) };
  const selling = {
    buyer_id: other.id,
    seller_id: locking.owner.user.id,
    offering_id: await sell(locking.owner.user.id),
  };
  const quotes = [await aQuote(app.pool, buying, { side: 'buyer' }), await aQuote(app.pool, selling)];
  await lock(locking.company.id);
  const CAN = 'query ($id: ID!) { quote(id: $id) { viewerCan { accept } conversation { viewerCan { sendMessage } } } }';
  const can = (accept: boolean, sendMessage: boolean) => ({
    quote: { viewerCan: { accept }, conversation: { viewerCan: { sendMessage } } },
  });
  for (const [index, { id }] of quotes.entries()) {
    expect(await quoteRefusal(caller, 'acceptQuote', { quoteId: id, revision: 1 })).toMatchObject({ status: 409 });
    // The offering of a locked seller shows that, too.
    expect(await caller.data(CAN, { id })).toEqual(can(index === 0, true));
    expect(await locking.colleague.caller.data(CAN, { id })).toEqual(can(false, false));
  }
  const mine = { ...selling, buyer_id: locking.owner.user.id, seller_id: other.id, offering_id: await sell(other.id) };
  expect(await locking.owner.caller.data(CAN, { id: (await aQuote(app.pool, mine)).id })).toEqual(can(false, false));
});

it('A new company of who left a locked one, or with its name, number or address, is locked until an admin unlocks it', async () => {
  const mark = Date.now();
  const { company, colleague, leave } = await aCompanyOfTwo(app, {
    company_name: `Weiß Salts ${mark}`,
    business_registration_number: `HRB ${mark}`,
    contact_email: `sales${mark}@weiss.example`,
  });
  await leave();
  await lock(company.id);
  const SAVE =
    'mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { id lockedAt lockReason } }';
  const BID = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bidId } }';
  const { path, body } = await creates['offering']!(app.pool, world);
  const auction = await anAuction(app.pool, { user_id: world.sellerUser.id });
  const found = async (caller: Caller, more = {}) =>
    (
      await caller.data(SAVE, {
        input: { companyName: `Other ${mark}`, phone: '+34 91 123 45 67', registrationCountry: 'Spain', ...more },
      })
    )['saveCompanyProfile'] as { id: string; lockedAt: string | null };
  const member = async (columns = {}) => app.as(await aUser(app.pool, columns));

  let amount = 110;
  // Who left lately, and an account with the name or the address of the company.
  const refused = [
    colleague.caller,
    await member({ company_name: `WEISS salts ${mark}` }),
    await member({ email: `sales${mark}@weiss.example` }),
  ];
  for (const caller of refused) {
    expect((await caller.post(path, body)).status).toBe(403);
    expect(await caller.refusal(BID, { input: { auctionId: auction.id, amount: '110.00' } })).toMatchObject({
      code: 'COMPANY_LOCKED',
    });
    const founded = await found(caller);
    expect(founded.lockedAt).not.toBeNull();
    expect((await caller.post(path, body)).status).toBe(403);
    await admin.data(UNLOCK, { input: { companyId: founded.id, reason: 'Somebody else.' } });
    expect((await caller.post(path, body)).status).toBe(201);
    await caller.data(BID, { input: { auctionId: auction.id, amount: String((amount += 10)) + '.00' } });
    // Looked at once; the same profile is not locked again.
    expect(await found(caller)).toMatchObject({ lockedAt: null });
  }
  for (const more of [
    { companyName: `WEISS SALTS ${mark}` },
    { companyName: `Wеiß Sаlts ${mark}` },
    { businessRegistrationNumber: `hrb-${mark}` },
    { contactEmail: `Sales${mark}@weiss.example` },
  ]) {
    const named = () => ({ companyName: `Other ${newId()}` });
    expect((await found(await member(), { ...named(), ...more })).lockedAt).not.toBeNull();
    const [later, other] = [await member(), named()];
    expect(await found(later, other)).toMatchObject({ lockedAt: null });
    expect((await found(later, { ...other, ...more })).lockedAt).not.toBeNull();
  }
});
