import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import { aUser, anAuction } from '../../../../../test/factories.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { viewerIn } from '../viewerIn.ts';
import { isDemoServer, readSettings } from '../../../../settings/settings.ts';
import { activate, codeOf, cookieIn, aPerson, setUp } from '../../../../../test/secondFactor.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const REQUIRED = {
  code: 'SECOND_FACTOR_REQUIRED',
  status: 403,
  message: 'Your role needs a second factor. Please set one up in Settings.',
};
const LIST = '{ companyProfiles(first: 1) { totalCount } }';

/** A registered person of this role, signed in with the password alone. */
const staffWithoutFactor = async (role: string): Promise<Caller> => {
  const { email, here } = await aPerson(app.anyone);
  await app.pool.query('update "user" set role = $2 where email = $1', [email, role]);
  return app.anyone.with(here.headers);
};

describe('Staff without a second factor', () => {
  it('are refused staff actions with instructions', async () => {
    const admin = await staffWithoutFactor('admin');
    expect(await admin.refusal(LIST)).toEqual(REQUIRED);
    const auction = await anAuction(app.pool, { user_id: (await aUser(app.pool)).id });
    const PAUSE = 'mutation ($id: ID!) { pauseAuction(auctionId: $id, reason: "A check.") { id } }';
    expect(await admin.refusal(PAUSE, { id: auction.id })).toEqual(REQUIRED);
  });

  it('see no more than other members', async () => {
    const stranger = await aUser(app.pool);
    const email = async (caller: Caller) =>
      (await caller.data('query ($id: ID!) { node(id: $id) { ... on User { mobileNumber } } }', { id: stranger.id }))[
        'node'
      ];
    expect(await email(await staffWithoutFactor('admin'))).toEqual({ mobileNumber: null });
    expect(await email(await app.as(await aUser(app.pool, { role: 'admin' })))).toEqual({
      mobileNumber: '+34 600 000 000',
    });
  });

  it('have their rights once they have set it up', async () => {
    const admin = await staffWithoutFactor('admin');
    const { secret } = await setUp(admin);
    const answer = await activate(admin, await codeOf(app.pool, secret));
    const renewed = app.anyone.with({ cookie: cookieIn(answer) });
    expect(await renewed.data(LIST)).toHaveProperty('companyProfiles');
  });
});

it('Members are refused as members', async () => {
  expect((await (await app.as(await aUser(app.pool))).refusal(LIST)).code).toBe('FORBIDDEN');
});

describe('The published accounts of the demo market', () => {
  const session = { id: 'a', admin: true, staff: true, secondFactor: false, unconfirmed: false, partyId: 'p' };

  it('need no second factor on a demo server, and only there', () => {
    expect(viewerIn(session, true)).toEqual({ id: 'a', admin: true, staff: true });
    expect(viewerIn(session, false)).toEqual({ id: 'a', admin: false, staff: false, secondFactor: 'missing' });
  });

  it.each<[boolean, NodeJS.ProcessEnv]>([
    [true, {}],
    [true, { HOST: '::1', PUBLIC_URL: 'http://localhost:4000' }],
    [false, { HOST: '0.0.0.0' }],
    [false, { PUBLIC_URL: 'https://market.example' }],
    [false, { TRUST_PROXY: '1' }],
    [false, { SEED: 'none' }],
    [false, { SEED: 'catalogue' }],
    [false, { DATABASE_URL: 'postgres://localhost/market', SEED: 'demo', SECRET_KEY: 'x'.repeat(32) }],
  ])('A demo server (%s): %j', (expected, environment) => {
    expect(isDemoServer(readSettings(environment))).toBe(expected);
  });
});
