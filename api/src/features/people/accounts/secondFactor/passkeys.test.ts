import { startApp, type TestApp } from '../../../../../test/app.ts';
import { registration } from '../../../../../test/bodies.ts';
import { frozenClock, putForward } from '../../../../../test/clock.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aPerson, aProtectedPerson, challengeFor, cookieIn, type Person } from '../../../../../test/secondFactor.ts';
import { SoftwareAuthenticator } from '../../../../../test/softwareAuthenticator.ts';

const ORIGIN = 'https://market.example';
const HOST = 'market.example';
const { password } = registration;

let app: TestApp;
let anyone: Caller;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: ORIGIN }, { address: frozenClock });
  anyone = app.anyone.with({ origin: ORIGIN });
});
afterAll(() => app.close());

const COOKIE = '__Host-feedstock_sid';
const START = 'mutation ($input: PasswordInput!) { startPasskeyRegistration(input: $input) }';
const ADD = 'mutation ($input: NewPasskeyInput!) { addPasskey(input: $input) }';
const START_LOGIN = 'mutation ($secondStep: String) { startPasskeyLogIn(secondStep: $secondStep) }';
const LOGIN = 'mutation ($input: PasskeyLogInInput!) { logInWithPasskey(input: $input) { email } }';
const REMOVE = 'mutation ($input: RemovePasskeyInput!) { removePasskey(input: $input) }';
const STATUS = '{ secondFactor { isOn recoveryCodesLeft passkeys { id name lastUsedAt } } }';

interface Status {
  isOn: boolean;
  recoveryCodesLeft: number;
  passkeys: { id: string; name: string; lastUsedAt: string | null }[];
}
const statusOf = async (caller: Caller): Promise<Status> =>
  (await caller.data<{ secondFactor: Status }>(STATUS)).secondFactor;

const somebody = async (): Promise<Person> => aPerson(anyone, COOKIE);

/** With a code if the caller has a second factor. */
const optionsOf = async (
  caller: Caller,
  code?: string,
): Promise<{ challenge: string; rp: Body; excludeCredentials: Body[] }> => {
  const { startPasskeyRegistration } = await caller.data<{ startPasskeyRegistration: string }>(START, {
    input: { password, code },
  });
  return JSON.parse(startPasskeyRegistration) as { challenge: string; rp: Body; excludeCredentials: Body[] };
};
const loginOptions = async (secondStep?: string): Promise<{ challenge: string; allowCredentials: Body[] }> => {
  const { startPasskeyLogIn } = await anyone.data<{ startPasskeyLogIn: string }>(START_LOGIN, { secondStep });
  return JSON.parse(startPasskeyLogIn) as { challenge: string; allowCredentials: Body[] };
};

/** Adds a passkey as the first method, and returns the renewed session. */
const withPasskey = async (person: Person, code?: string) => {
  const device = new SoftwareAuthenticator(HOST);
  const { challenge } = await optionsOf(person.here, code);
  const input = { name: 'Laptop', ...device.create({ challenge, origin: ORIGIN }) };
  const answer = await person.here.post('/graphql', { query: ADD, variables: { input } });
  const { data } = JSON.parse(answer.text) as { data: { addPasskey: string[] } };
  return { ...person, device, codes: data.addPasskey, here: anyone.with({ cookie: cookieIn(answer, COOKIE) }) };
};

describe('Adding a passkey', () => {
  it('as the first method turns the second factor on, with recovery codes', async () => {
    const person = await somebody();
    const { rp, challenge } = await optionsOf(person.here);
    expect([rp, typeof challenge]).toEqual([{ id: HOST, name: 'Feedstock' }, 'string']);
    const { here, codes, email } = await withPasskey(person);
    expect(codes).toHaveLength(10);
    expect(await statusOf(here)).toMatchObject({ isOn: true, passkeys: [{ name: 'Laptop', lastUsedAt: null }] });
    expect((await anyone.post('/api/login', { email, password })).status).toBe(401);
    expect((await optionsOf(here, codes[0])).excludeCredentials).toHaveLength(1);
  });

  it('as a further method takes a code, shows none and notifies the owner', async () => {
    const { here, codes } = await withPasskey(await somebody());
    const second = new SoftwareAuthenticator(HOST);
    for (const code of [undefined, '', '123456', 'wrong'])
      expect((await here.refusal(START, { input: { password, code } })).fields).toHaveProperty('code');
    const { challenge } = await optionsOf(here, codes[0]);
    expect((await here.refusal(START, { input: { password, code: codes[0] } })).fields).toHaveProperty('code');
    const input = { name: 'Phone', ...second.create({ challenge, origin: ORIGIN }) };
    expect(await here.data(ADD, { input })).toEqual({ addPasskey: [] });
    expect((await here.read<Body[]>('/api/messages')).map(({ subject }) => subject)).toContain('A passkey was added');
  });

  it('requires the password', async () => {
    const { here } = await somebody();
    expect((await here.refusal(START, { input: { password: 'Not-the-passw0rd' } })).fields).toHaveProperty('password');
  });

  it.each<[string, (challenge: string, device: SoftwareAuthenticator) => object]>([
    ['of another site', (challenge, device) => device.create({ challenge, origin: 'https://evil.example' })],
    [
      'for another host',
      (challenge) => new SoftwareAuthenticator('evil.example').create({ challenge, origin: ORIGIN }),
    ],
    [
      'without user verification',
      (challenge, device) => device.create({ challenge, origin: ORIGIN, isVerified: false }),
    ],
    ['with a made-up challenge', (_, device) => device.create({ challenge: 'AAAA', origin: ORIGIN })],
    ['that cannot be read', () => ({ credentialId: 'x', clientDataJSON: 'x', attestationObject: 'x' })],
  ])('%s is refused', async (_, answer) => {
    const { here } = await somebody();
    const { challenge } = await optionsOf(here);
    const input = { name: 'Laptop', ...answer(challenge, new SoftwareAuthenticator(HOST)) };
    expect((await here.refusal(ADD, { input })).code).toBe('INVALID_CREDENTIALS');
    expect((await statusOf(here)).isOn).toBe(false);
  });

  it('accepts a challenge of the same member, once', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    const { challenge } = await optionsOf(ana.here);
    const device = new SoftwareAuthenticator(HOST);
    const input = { name: 'Laptop', ...device.create({ challenge, origin: ORIGIN }) };
    expect((await ben.here.refusal(ADD, { input })).code).toBe('INVALID_CREDENTIALS');
    const answer = await ana.here.post('/graphql', { query: ADD, variables: { input } });
    const here = anyone.with({ cookie: cookieIn(answer, COOKIE) });
    const again = { name: 'Again', ...new SoftwareAuthenticator(HOST).create({ challenge, origin: ORIGIN }) };
    expect((await here.refusal(ADD, { input: again })).code).toBe('INVALID_CREDENTIALS');
  });
});

describe('A login with a passkey', () => {
  it('needs no password and no second step', async () => {
    const { device, email } = await withPasskey(await somebody());
    const { challenge, allowCredentials } = await loginOptions();
    expect(allowCredentials ?? []).toEqual([]);
    const variables = { input: device.get({ challenge, origin: ORIGIN }) };
    const answer = await anyone.post('/graphql', { query: LOGIN, variables });
    expect(JSON.parse(answer.text)).toMatchObject({ data: { logInWithPasskey: { email } } });
    const here = anyone.with({ cookie: cookieIn(answer, COOKIE) });
    expect((await statusOf(here)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    expect((await anyone.refusal(LOGIN, variables)).code).toBe('LOGIN_EXPIRED');
  });

  it('is the second step of a login, for this account only', async () => {
    const [ana, ben] = [await withPasskey(await somebody()), await withPasskey(await somebody())];
    const secondStep = await challengeFor(anyone, ana.email);
    const { challenge, allowCredentials } = await loginOptions(secondStep);
    expect(allowCredentials).toMatchObject([{ id: ana.device.credentialId }]);
    const of = ({ device }: typeof ana) => ({ input: device.get({ challenge, origin: ORIGIN }) });
    expect((await anyone.refusal(LOGIN, of(ben))).code).toBe('INVALID_CREDENTIALS');
    expect(await anyone.data(LOGIN, of(ana))).toEqual({ logInWithPasskey: { email: ana.email } });
  });

  it.each<[string, (device: SoftwareAuthenticator, challenge: string) => object]>([
    ['of another site', (device, challenge) => device.get({ challenge, origin: 'https://evil.example' })],
    ['without user verification', (device, challenge) => device.get({ challenge, origin: ORIGIN, isVerified: false })],
    [
      'with another signature',
      (device, challenge) => ({ ...device.get({ challenge, origin: ORIGIN }), signature: 'AAAA' }),
    ],
    ['of an unknown device', (_, challenge) => new SoftwareAuthenticator(HOST).get({ challenge, origin: ORIGIN })],
  ])('%s is refused', async (_, answer) => {
    const { device } = await withPasskey(await somebody());
    const { challenge } = await loginOptions();
    expect((await anyone.refusal(LOGIN, { input: answer(device, challenge) })).code).toBe('INVALID_CREDENTIALS');
  });

  it('that the market does not know is named as such', async () => {
    const { challenge } = await loginOptions();
    const stranger = new SoftwareAuthenticator(HOST).get({ challenge, origin: ORIGIN });
    expect((await anyone.refusal(LOGIN, { input: stranger })).message).toContain('does not know this passkey');
  });

  it('must be completed within five minutes', async () => {
    const { device } = await withPasskey(await somebody());
    const { challenge } = await loginOptions();
    await putForward(app.pool, 5);
    expect((await anyone.refusal(LOGIN, { input: device.get({ challenge, origin: ORIGIN }) })).code).toBe(
      'LOGIN_EXPIRED',
    );
  });

  it('accepts no challenge that was created for another purpose', async () => {
    const { device, here, email, codes } = await withPasskey(await somebody());
    const { challenge } = await optionsOf(here, codes[0]);
    for (const other of [challenge, Buffer.from(await challengeFor(anyone, email)).toString('base64url')])
      expect((await anyone.refusal(LOGIN, { input: device.get({ challenge: other, origin: ORIGIN }) })).code).toBe(
        'LOGIN_EXPIRED',
      );
  });
});

describe('Removing a passkey', () => {
  it('requires the password, and ends logins with the passkey', async () => {
    const person = await aProtectedPerson(app.pool, anyone, COOKIE);
    const { here, device } = await withPasskey(person, person.recoveryCodes[0]).then((added) => ({
      ...added,
      here: person.here,
    }));
    const { id } = (await statusOf(here)).passkeys[0]!;
    expect((await here.refusal(REMOVE, { input: { id, password: 'Not-the-passw0rd' } })).fields).toHaveProperty(
      'password',
    );
    expect(await here.data(REMOVE, { input: { id, password } })).toEqual({ removePasskey: id });
    const { challenge } = await loginOptions();
    expect((await anyone.refusal(LOGIN, { input: device.get({ challenge, origin: ORIGIN }) })).code).toBe(
      'INVALID_CREDENTIALS',
    );
    expect((await here.refusal(REMOVE, { input: { id, password } })).code).toBe('NOT_FOUND');
  });

  it('is refused for the last method', async () => {
    const { here } = await withPasskey(await somebody());
    const { id } = (await statusOf(here)).passkeys[0]!;
    expect((await here.refusal(REMOVE, { input: { id, password } })).code).toBe('CONFLICT');
    expect((await statusOf(here)).passkeys).toHaveLength(1);
  });

  it('of another member is refused', async () => {
    const [ana, ben] = [await withPasskey(await somebody()), await somebody()];
    const { id } = (await statusOf(ana.here)).passkeys[0]!;
    expect((await ben.here.refusal(REMOVE, { input: { id, password } })).code).toBe('NOT_FOUND');
  });
});
