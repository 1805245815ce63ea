// Second factors of test accounts.
import { generate } from 'otplib';
import type { Pool } from 'pg';
import { registration } from './bodies.ts';
import { COOKIE } from './app.ts';
import type { Answer } from './answer.ts';
import type { Body, Caller } from './caller.ts';

const STEP_SECONDS = 30;

/** The code of an authenticator app whose clock is so many steps of 30 seconds off the database's. */
export const codeOf = async (pool: Pool, secret: string, steps = 0): Promise<string> => {
  const { rows } = await pool.query<{ epoch: number }>(
    'select floor(extract(epoch from clock_timestamp()))::int as epoch',
  );
  return generate({ secret, epoch: rows[0]!.epoch + steps * STEP_SECONDS });
};

export const cookieIn = ({ headers }: Answer, name = COOKIE): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

let people = 0;

export interface Person {
  email: string;
  /** The browser in which the account was registered. */
  here: Caller;
}

export const aPerson = async (anyone: Caller, cookie = COOKIE): Promise<Person> => {
  const email = `factor${++people}@acme.example`;
  const answer = await anyone.post('/api/register', { ...registration, email });
  return { email, here: anyone.with({ cookie: cookieIn(answer, cookie) }) };
};

const SET_UP = 'mutation ($input: PasswordInput!) { setUpAuthenticator(input: $input) { secret uri } }';
const ACTIVATE = 'mutation ($input: CodeInput!) { activateAuthenticator(input: $input) }';

/** The secret of a new authenticator app that is not active yet; takes a code if there is a second factor. */
export const setUp = async (caller: Caller, code?: string): Promise<{ secret: string; uri: string }> =>
  (
    await caller.data<{ setUpAuthenticator: { secret: string; uri: string } }>(SET_UP, {
      input: { password: registration.password, code },
    })
  ).setUpAuthenticator;

export const activate = (caller: Caller, code: string): Promise<Answer> =>
  caller.post('/graphql', { query: ACTIVATE, variables: { input: { code } } });

export interface Protected extends Person {
  secret: string;
  recoveryCodes: string[];
}

/** Somebody with an authenticator app, whose code of the present step is used up. */
export const aProtectedPerson = async (pool: Pool, anyone: Caller, cookie = COOKIE): Promise<Protected> => {
  const { email, here } = await aPerson(anyone, cookie);
  const { secret } = await setUp(here);
  const answer = await activate(here, await codeOf(pool, secret));
  const { data } = JSON.parse(answer.text) as { data: { activateAuthenticator: string[] } };
  return {
    email,
    secret,
    recoveryCodes: data.activateAuthenticator,
    here: anyone.with({ cookie: cookieIn(answer, cookie) }),
  };
};

/** The challenge after the right password. */
export const challengeFor = async (caller: Caller, email: string): Promise<string> => {
  const { text } = await caller.post(
    '/api/login',
    { email, password: registration.password },
    { accept: 'application/json' },
  );
  return String((JSON.parse(text) as Body)['challenge']);
};

export const secondStep = (caller: Caller, challenge: string, code: string): Promise<Answer> =>
  caller.post('/api/login/second-step', { challenge, code });
