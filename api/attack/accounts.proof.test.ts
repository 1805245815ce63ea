// Guesses of passwords, codes and tokens from many addresses at two instances of one database, with the limits of a real market.
import {
  prepareLink,
  createPasswordResetLink,
  createEmailConfirmationLink,
  issueLink,
} from '../src/features/people/accounts/oneTimeLinks.ts';
import type { Answer } from '../test/answer.ts';
import type { Caller, Body } from '../test/caller.ts';
import { aUser } from '../test/factories.ts';
import { startInstances, type Instances } from '../test/instanceGroup.ts';
import { aProtectedPerson, challengeFor, secondStep } from '../test/secondFactor.ts';
import { SoftwareAuthenticator } from '../test/softwareAuthenticator.ts';
import { aMemberAt, anEmail, password, quantile, somebodyAt, timed, times, type Member } from './members.ts';
import { report, size } from './size.ts';

let market: Instances;
beforeAll(async () => {
  const environment = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  market = await startInstances({ environments: [environment, environment] });
});
afterAll(() => market.close());

const ADDRESSES = size(100, 1_000);
const AT_ONCE = 50;
/** Failures of an account in 15 minutes. */
const MAX = 10;
const TOKENS = size(20, 1_000);
const ROUNDS = size(10, 100);

/** A difference that is lost in the delays of a network; checking a password takes several times as long. */
const INVISIBLE_MS = 10;

const WRONG = 'Not-the-passw0rd';
const NEW = 'Br1ne-and-basalt!';

const aMember = (): Promise<Member> => aMemberAt(market.at(0).url);
/** A caller at an address of its own, in turn at both instances. */
const attacker = (nth: number, cookie = ''): Caller => somebodyAt(market.at(nth).url).with({ cookie });
const logIn = (caller: Caller, email: string, by = password): Promise<Answer> =>
  caller.post('/api/login', { email, password: by });

/** How many answers had each status. */
const statusesOf = (answers: readonly Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const p95 = (milliseconds: readonly number[]): string => `${Math.round(quantile(milliseconds, 0.95))} ms`;
const median = (milliseconds: readonly number[]): number => quantile(milliseconds, 0.5);

describe('Guesses at the password of one account from many addresses', () => {
  let victim: Member;
  beforeAll(async () => {
    victim = await aMember();
  });

  it('are compared with the password ten times, while others can sign in', async () => {
    const other = await aMember();
    const signIn = () =>
      timed(async () => expect((await logIn(attacker(0, other.device), other.email)).status).toBe(200));
    const quiet = await times(size(2, 20), 1, signIn);
    const during: number[] = [];
    let isOver = false;
    const others = (async () => {
      do during.push(await signIn());
      while (!isOver);
    })();
    const answers = await times(ADDRESSES, AT_ONCE, (nth) => logIn(attacker(nth), victim.email, WRONG));
    isOver = true;
    await others;
    expect(statusesOf(answers)).toEqual({ 401: MAX, 429: ADDRESSES - MAX });
    report(
      `logins: of ${ADDRESSES} guesses from as many addresses, ${AT_ONCE} at once, ${MAX} reached the password; ` +
        `another member's login took ${p95(quiet)} before and ${p95(during)} meanwhile (95th percentile of ${during.length})`,
    );
  });

  it('lock out unknown devices even with the right password, but not known ones', async () => {
    expect((await logIn(attacker(0), victim.email)).status).toBe(429);
    for (const nth of [0, 1]) expect((await logIn(attacker(nth, victim.device), victim.email)).status).toBe(200);
  });

  it('do not end the session', async () => {
    for (const nth of [0, 1])
      expect(await attacker(nth, victim.session).read('/api/user')).toMatchObject({ email: victim.email });
  });

  it('leave the link for a new password working, and the browser that used it can sign in', async () => {
    const token = tokenIn(await createPasswordResetLink(market.pool, victim.id));
    const here = attacker(0);
    const answer = await here.post('/graphql', { query: RESET, variables: { input: newPassword(token) } });
    expect(JSON.parse(answer.text)).toMatchObject({ data: { resetPassword: [] } });
    const devices = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('feedstock_devices='));
    const again = here.with({ cookie: devices?.split(';')[0] ?? '' });
    expect((await logIn(again, victim.email, NEW)).status).toBe(200);
    expect((await logIn(attacker(1), victim.email, NEW)).status).toBe(429);
  });
});

it('Of 100 simultaneous guesses with a stolen device cookie ten are compared with the password, and unknown devices are counted separately', async () => {
  const { email, device } = await aMember();
  const stolen = await times(100, 100, (nth) => logIn(attacker(nth, device), email, WRONG));
  expect(statusesOf(stolen)).toEqual({ 401: MAX, 429: 100 - MAX });
  const unknown = await times(100, 100, (nth) => logIn(attacker(nth), email, WRONG));
  expect(statusesOf(unknown)).toEqual({ 401: MAX, 429: 100 - MAX });
});

it('Guesses from one address at many accounts are compared with 30 passwords a minute', async () => {
  const caller = attacker(0);
  const answers = await times(100, AT_ONCE, (nth) => logIn(caller.at(market.at(nth).url), anEmail(), WRONG));
  const { 401: reached = 0 } = statusesOf(answers);
  // A minute may end in between.
  expect(reached >= 30 && reached <= 60).toBe(true);
});

it('Guesses at the second step from many addresses, each with a challenge of its own or one for all, are checked ten times', async () => {
  const { email, here, recoveryCodes } = await aProtectedPerson(market.pool, attacker(0));
  const challenges = await times(size(10, 100), 4, (nth) => challengeFor(attacker(nth), email));
  const answers = await times(ADDRESSES, AT_ONCE, (nth) =>
    secondStep(attacker(nth), challenges[nth % challenges.length]!, String(nth).padStart(6, '0')),
  );
  const { 401: checked, 429: refused } = statusesOf(answers);
  expect([checked, refused]).toEqual([MAX, ADDRESSES - MAX]);
  expect((await secondStep(attacker(1), challenges[0]!, recoveryCodes[0]!)).status).toBe(429);
  expect(await here.read('/api/user')).toMatchObject({ email });
  report(`second step: of ${ADDRESSES} guesses from as many addresses ${MAX} were checked`);
});

const RESET = 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }';
const newPassword = (token: string): Body => ({ token, newPassword: NEW, confirmPassword: NEW });
const tokenIn = (path: string): string => path.split('#')[1] ?? '';
const changed = async (kind: 'email_change' | 'email_revert', { id }: Member, email: string): Promise<string> =>
  tokenIn((await issueLink(market.pool, await prepareLink(market.pool, kind, id, email)))?.path ?? '');

interface Kind {
  query: string;
  variables(token: string): Body;
  make(member: Member): Promise<string>;
}
const input = (token: string): Body => ({ input: newPassword(token) });
const kinds: Record<string, Kind> = {
  'a reset': {
    query: RESET,
    variables: input,
    make: async ({ id }) => tokenIn(await createPasswordResetLink(market.pool, id)),
  },
  'a confirmation': {
    query: 'mutation ($token: String!) { confirmEmail(token: $token) }',
    variables: (token) => ({ token }),
    make: async ({ id, email }) => tokenIn(await createEmailConfirmationLink(market.pool, id, email)),
  },
  'a change of address': {
    query: 'mutation ($token: String!) { confirmEmailChange(token: $token) }',
    variables: (token) => ({ token }),
    make: (member) => changed('email_change', member, anEmail()),
  },
  'a revert': {
    query: 'mutation ($input: PasswordResetInput!) { revertEmailChange(input: $input) }',
    variables: input,
    make: (member) => changed('email_revert', member, anEmail()),
  },
};

/** Uses a token at an address that nobody has used; returns the code of the refusal. */
const used = async ({ query, variables }: Kind, token: string, nth = 0, cookie = ''): Promise<string | undefined> =>
  (await attacker(nth, cookie).graphql(query, variables(token))).errors[0]?.extensions.code;
const rowOf = async ({ id }: Member): Promise<unknown> =>
  (
    await market.pool.query(
      `select email, password_hash, email_confirmed_at, (select count(*) from session where user_id = "user".id) as sessions
       from "user" where id = $1`,
      [id],
    )
  ).rows[0];

describe.each(Object.entries(kinds))('The token of %s', (name, kind) => {
  // A mail filter may follow the link of a confirmation first; it confirms no more than that.
  const isRepeatable = name === 'a confirmation';

  it(`works ${isRepeatable ? 'again' : 'once'} of 20 simultaneous uses at both instances, and never for another purpose`, async () => {
    const member = await aMember();
    const token = await kind.make(member);
    for (const [other, wrong] of Object.entries(kinds))
      if (other !== name) expect([other, await used(wrong, token)]).toEqual([other, 'LINK_INVALID']);
    const codes = await times(20, 20, (nth) => used(kind, token, nth));
    expect(codes.filter((code) => code === undefined)).toHaveLength(isRepeatable ? 20 : 1);
    expect(new Set(codes)).toEqual(new Set(isRepeatable ? [undefined] : [undefined, 'LINK_INVALID']));
    expect(await used(kind, token)).toBe(isRepeatable ? undefined : 'LINK_INVALID');
  });

  it('does not work after its time', async () => {
    const member = await aMember();
    const token = await kind.make(member);
    const before = await rowOf(member);
    await market.pool.query('update one_time_link set expires_at = clock_timestamp() where user_id = $1', [member.id]);
    expect(await used(kind, token)).toBe('LINK_INVALID');
    expect(await rowOf(member)).toEqual(before);
  });

  it('changes its own account even if somebody else is signed in', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const [before, others] = [await rowOf(member), await rowOf(other)];
    expect(await used(kind, await kind.make(member), 0, other.session)).toBeUndefined();
    expect(await rowOf(member)).not.toEqual(before);
    expect({ ...(others as Body), sessions: 0 }).toEqual({ ...((await rowOf(other)) as Body), sessions: 0 });
  });

  it('is not found by made-up tokens', async () => {
    const member = await aMember();
    const token = await kind.make(member);
    const before = await rowOf(member);
    const guesses = await times(TOKENS, AT_ONCE, (nth) => {
      const at = nth % token.length;
      const wrong = token[at] === 'A' ? 'B' : 'A';
      return used(kind, `${token.slice(0, at)}${wrong}${token.slice(at + 1)}`, nth);
    });
    expect(new Set(guesses)).toEqual(new Set(['LINK_INVALID']));
    expect(await rowOf(member)).toEqual(before);
  });
});

describe('Somebody who knows the password of an account without a second factor and adds a passkey and a webhook', () => {
  const START = 'mutation ($input: PasswordInput!) { start: startPasskeyRegistration(input: $input) }';
  const ADD = 'mutation ($input: NewPasskeyInput!) { addPasskey(input: $input) }';
  const LOGIN = 'mutation ($input: PasskeyLogInInput!) { logInWithPasskey(input: $input) { id } }';
  const WEBHOOK = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
  const challengeOf = ({ start }: Record<string, unknown>) =>
    (JSON.parse(String(start)) as { challenge: string }).challenge;

  it.each(['a reset', 'a revert'])('is out after %s, and the owner is in', async (name) => {
    const member = await aMember();
    const origin = market.at(0).url;
    const thief = attacker(0, member.session).with({ origin });
    const webhook = { url: 'https://thief.example/', events: ['order.placed'] };
    expect((await thief.refusal(WEBHOOK, { input: { ...webhook, password: WRONG } })).code).toBe('BAD_USER_INPUT');
    await thief.data(WEBHOOK, { input: { ...webhook, password } });
    const device = new SoftwareAuthenticator(new URL(origin).hostname);
    const challenge = challengeOf(await thief.data(START, { input: { password } }));
    await thief.data(ADD, { input: { name: 'Thief', ...device.create({ challenge, origin }) } });

    const kind = kinds[name]!;
    expect(await used(kind, await kind.make(member))).toBeUndefined();
    const login = challengeOf(await attacker(0).with({ origin }).data('mutation { start: startPasskeyLogIn }'));
    const signed = { input: device.get({ challenge: login, origin }) };
    expect((await attacker(0).with({ origin }).refusal(LOGIN, signed)).code).toBe('INVALID_CREDENTIALS');
    const { rows } = await market.pool.query<{ email: string }>(
      `select email from "user" where id = $1
       and not exists (select from webhook where user_id = $1 and disabled_at is null)`,
      [member.id],
    );
    expect((await logIn(attacker(0), rows[0]!.email, NEW)).status).toBe(200);
  });
});

it('Addresses like those of deleted accounts do not stop a member from deleting the account', async () => {
  const member = await aMember();
  const addresses = await market.pool.query<{ email: string }>(
    `select 'deleted-' || $1 || '@deleted.invalid' as email union select $1 || '@deleted.invalid'
     union select replace(email, id::text, $1) from "user" where deleted_at is not null`,
    [member.id],
  );
  for (const { email } of addresses.rows) await aMemberAt(market.at(0).url, email);
  const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
  const deleted = await attacker(0, member.session).data(DELETE, { input: { password, confirmation: 'DELETE' } });
  expect(deleted.deleteAccount).toBe(member.id);
});

it('Guesses of tokens from one address are limited to 30 a minute', async () => {
  const caller = attacker(0);
  const answers = await times(100, AT_ONCE, (nth) =>
    caller.at(market.at(nth).url).graphql(RESET, { input: newPassword(`guess${nth}`) }),
  );
  const codes = answers.map(({ errors }) => errors[0]?.extensions.code);
  const tried = codes.filter((code) => code === 'LINK_INVALID').length;
  expect(tried >= 30 && tried <= 60).toBe(true);
  report(`tokens: ${TOKENS} made-up ones of each kind were refused; one address tries 30 a minute`);
});

describe('Response times do not reveal whether there is an account', () => {
  /** Each round measures both in turn, so that other load affects both alike. */
  const compare = async (what: string, ask: (email: string, caller: Caller) => Promise<unknown>): Promise<void> => {
    const { rows } = await market.pool.query<{ hash: string }>(
      'select password_hash as hash from "user" where id = $1',
      [(await aMember()).id],
    );
    const known: number[] = [];
    const unknown: number[] = [];
    const askKnown = async (): Promise<void> => {
      const { email } = await aUser(market.pool, { password_hash: rows[0]!.hash });
      const caller = attacker(0);
      known.push(await timed(() => ask(email, caller)));
    };
    const askUnknown = async (): Promise<void> => {
      const caller = attacker(0);
      unknown.push(await timed(() => ask(anEmail(), caller)));
    };
    for (let round = 0; round < ROUNDS; round++)
      for (const work of round % 2 ? [askKnown, askUnknown] : [askUnknown, askKnown]) await work();
    const [one, other] = [median(known), median(unknown)];
    // The fast quarter is hardly affected by other load. Without the same work, one takes a small part of the other.
    const [low, high] = [quantile(known, 0.25), quantile(unknown, 0.25)].sort((a, b) => a - b) as [number, number];
    expect(high - low < INVISIBLE_MS || low / high > 0.5).toBe(true);
    report(
      `timing: ${what} takes ${one.toFixed(1)} ms with an account and ${other.toFixed(1)} ms without (medians of ${ROUNDS})`,
    );
  };

  it('at a login', () =>
    compare('a wrong password', async (email, caller) => expect((await logIn(caller, email, WRONG)).status).toBe(401)));

  it('at a request for a new password', () =>
    compare('a request for a new password', async (email, caller) =>
      expect(
        await caller.data('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email }),
      ).toEqual({ requestPasswordReset: true }),
    ));
});
