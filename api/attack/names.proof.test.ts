// Names that mislead, at a running server: lookalikes of the brand for people, names that every object inherits for programs.
import { sharedApp, type SharedApp } from '../test/app.ts';
import { bodies, registration } from '../test/bodies.ts';
import type { Body, Caller } from '../test/caller.ts';
import { spellings } from '../test/confusables.ts';
import { aUser } from '../test/factories.ts';
import { aWorld } from '../test/world.ts';
import { anEmail, times } from './members.ts';
import { report, size } from './size.ts';

let app: SharedApp;
let member: Caller;
beforeAll(async () => {
  app = await sharedApp();
  member = await app.as(await aUser(app.pool));
});
afterAll(() => app.close());

const NAMES = size(200, 2_000);
const {
  email: _e,
  password: _p,
  confirmPassword: _c,
  role: _r,
  acceptTerms: _t,
  acceptPrivacy: _a,
  ...account
} = registration;

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const SAVE_ACCOUNT = 'mutation ($input: AccountInput!) { saveAccount(input: $input) { id } }';
const SAVE_COMPANY = 'mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { id } }';

const ways: Record<string, (name: string) => Promise<{ errors: { extensions: { code: string } }[] }>> = {
  'a company at registration': (companyName) => register({ companyName }),
  'a first name at registration': (firstName) => register({ firstName }),
  'a company in the settings': (companyName) => member.graphql(SAVE_ACCOUNT, { input: { ...account, companyName } }),
  'a last name in the settings': (lastName) => member.graphql(SAVE_ACCOUNT, { input: { ...account, lastName } }),
  'a company profile': (companyName) =>
    member.graphql(SAVE_COMPANY, { input: { companyName, phone: '+34 91 123 45 67' } }),
};
const register = (change: Body) =>
  app.anyone.graphql(REGISTER, { input: { ...registration, email: anEmail(), ...change } });

it('All lookalikes of the brand are refused', async () => {
  const makers = Object.values(spellings);
  const names = Array.from({ length: NAMES }, (_, nth) => makers[nth % makers.length]!());
  const chosen = Object.entries(ways);
  // A small run gives each name to one place, a large one to all.
  const tries = names.flatMap((name, nth) =>
    chosen
      .filter((_, at) => NAMES > 1_000 || at === nth % chosen.length)
      .map(([place, save]) => ({ name, place, save })),
  );
  const accepted = await times(tries.length, 8, async (nth) => {
    const { name, place, save } = tries[nth]!;
    const { errors } = await save(name);
    return errors[0]?.extensions.code === 'BAD_USER_INPUT' ? [] : [{ name, place, errors }];
  });
  expect(accepted.flat()).toEqual([]);
  report(`names: ${names.length} lookalikes of the brand were refused in ${chosen.length} places each`);
});

it('Names that every object inherits are no failure of the server wherever a caller can choose a name', async () => {
  const { '/api/auctions': auction, '/api/rfps': rfp } = bodies(await aWorld(app));
  const found: [string, string, number][] = [];
  for (const name of [...Object.getOwnPropertyNames(Object.prototype), 'prototype']) {
    // As a text, because an object literal takes `__proto__` for its prototype.
    const own = (value: unknown): string => `{"${name}":${JSON.stringify(value)}}`;
    const post = (path: string, text: string, type = 'application/json') =>
      member.beyondDocument().send('POST', path, text, { 'content-type': type });
    const given = (body: unknown): string => JSON.stringify(body).replace(/}$/, `,${own('x').slice(1)}`);
    const auctions = JSON.stringify({ ...auction, qualitySpecs: 'HERE' }).replace('"HERE"', own('x'));
    const answers = {
      'a quality specification': await post('/api/auctions', auctions),
      'a field of a call': await post('/api/rfps', given(rfp)),
      'a part of a query': await member.beyondDocument().get(`/api/rfps?${name}=x&sort=${name}&status=${name}`),
      'an operation': await post('/graphql', `{"query":"{ me { id } }","operationName":"${name}"}`),
      'a variable': await post('/graphql', `{"query":"query ($${name}: Int) { ${name} }","variables":${own(1)}}`),
      'an extension': await post('/graphql', `{"query":"{ me { id } }","extensions":${own({})}}`),
      'a column': await post('/api/offerings/import?dryRun=true', `sku,${name}\nA,x\n`, 'text/csv'),
      'an address': await member.beyondDocument().get(`/${name}`),
    };
    for (const [place, { status }] of Object.entries(answers)) if (status >= 500) found.push([name, place, status]);
  }
  expect(found).toEqual([]);
});
