import { startApp, type TestApp } from '../../../test/app.ts';
import type { Body } from '../../../test/caller.ts';
import { anOffering, aProduct } from '../../../test/factories.ts';
import { until } from '../../../test/instanceGroup.ts';
import { openMailServer, type MailServer } from '../../../test/mailServer.ts';
import { indexed } from '../../../test/searchIndex.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../test/world.ts';
import { announceSearchedOffers } from './announceOffers.ts';
import { openMarketOrm } from '../../slices.ts';

let app: TestApp;
let world: World;
let orm: Awaited<ReturnType<typeof openMarketOrm>>;
let mail: MailServer;
beforeAll(async () => {
  mail = await openMailServer();
  app = await startApp({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Feedstock <post@market.example>',
    PUBLIC_URL: 'http://market.example',
  });
  world = await aWorld(app);
  const { host, port, user, password, database } = app.pool.options as Required<TestApp['pool']['options']>;
  orm = await openMarketOrm({ host, port, user, password: String(password), database });
});
afterAll(async () => {
  await orm.close();
  await app.close();
  await mail.close();
});
beforeEach(() => app.pool.query('delete from search_watch; delete from search_watch_offer; delete from message'));

const WATCH = 'mutation ($input: WatchSearchInput!) { watchSearch(input: $input) { id text } }';
const UNWATCH = 'mutation ($id: ID!) { unwatchSearch(id: $id) }';
const save = async (text: string, who: 'buyer' | 'seller' | 'other' = 'buyer') =>
  (await world[who].data<{ watchSearch: { id: string; text: string } }>(WATCH, { input: { text } })).watchSearch;
const saved = async (who: 'buyer' | 'other' = 'buyer') => {
  const { watchedSearches } = await world[who].data<{ watchedSearches: Body[] }>('{ watchedSearches { text } }');
  return watchedSearches.map(({ text }) => text);
};

const announce = () => announceSearchedOffers(app.pool, () => orm.em.fork());
const offer = async (product_id: string, columns: object = {}) => {
  const { id } = await anOffering(app.pool, { user_id: world.sellerUser.id, product_id, ...columns });
  await indexed(app.pool);
  return id;
};
const inbox = async (who: 'buyer' | 'seller' | 'other' = 'buyer') =>
  (await world[who].read<Body[]>('/api/messages')).map(({ subject, link }) => ({ subject, link }));

it('Members save searches and remove them, each for themselves', async () => {
  const { id } = await save('  gallium metal ');
  expect(await save('Gallium Metal')).toEqual({ id, text: 'gallium metal' });
  await save('indium');
  expect(await saved()).toEqual(['indium', 'gallium metal']);
  expect(await saved('other')).toEqual([]);
  await world.other.data(UNWATCH, { id });
  expect(await saved()).toHaveLength(2);
  for (const removed of [id, id, UNKNOWN_ID, 'none']) await world.buyer.data(UNWATCH, { id: removed });
  expect(await saved()).toEqual(['indium']);
  expect((await app.anyone.refusal('{ watchedSearches { id } }', {})).code).toBe('UNAUTHENTICATED');
});

it('A member can save 50 searches, also at the same time', async () => {
  await Promise.allSettled(Array.from({ length: 52 }, (_, at) => save(`material ${at}`)));
  expect(await saved()).toHaveLength(50);
  const { code, fields } = await world.buyer.refusal(WATCH, { input: { text: 'one more' } });
  expect([code, fields]).toEqual(['BAD_USER_INPUT', { text: 'at most 50 searches can be saved' }]);
});

it.each(['', '  ', 'x'.repeat(201), 'a b c d e f g h i j k'])(
  'A saved search has the limits of a search: "%s"',
  async (text) => {
    expect(await world.buyer.refusal(WATCH, { input: { text } })).toMatchObject({ code: 'BAD_USER_INPUT' });
  },
);

it('Each new offer of a material that a saved search names is announced once, also by several instances', async () => {
  const product = await aProduct(app.pool, { name: 'Gallium', synonyms: ['Eka-aluminium'], cas_number: '7440-55-3' });
  await offer(product.id);
  await save('eka-aluminium');
  await save('7440-55-3');
  await save('7440-55-3', 'seller');
  await save('indium', 'other');
  const first = await offer(product.id);
  await Promise.all([announce(), announce(), announce()]);
  await announce();
  const notice = (id: string) => ({ subject: 'New offer: Gallium', link: `/offerings/${id}` });
  expect(await inbox()).toEqual([notice(first)]);
  const second = await offer(product.id);
  await announce();
  expect(new Set(await inbox())).toEqual(new Set([notice(first), notice(second)]));
  expect(await inbox()).toHaveLength(2);
  // Not the offer before the search, not the member's own, and nothing that only resembles it.
  expect([await inbox('seller'), await inbox('other')]).toEqual([[], []]);
});

it('Hidden materials and withdrawn offers are not announced', async () => {
  const product = await aProduct(app.pool, { name: 'Tellurium' });
  await save('tellurium');
  await offer(product.id, { status: 'withdrawn' });
  await announce();
  await offer(product.id);
  await app.pool.query('update product set is_hidden = true where id = $1', [product.id]);
  await announce();
  expect(await inbox()).toEqual([]);
});

it('A new offer is also announced by email, which names the material and links to unsubscribe', async () => {
  await app.pool.query('update "user" set email_confirmed_at = now() where id = $1', [world.buyerUser.id]);
  const product = await aProduct(app.pool, { name: 'Rhenium' });
  await save('rhenium');
  await offer(product.id);
  await announce();
  const [to] = (await app.pool.query('select email from "user" where id = $1', [world.buyerUser.id])).rows;
  // Emails wait a minute for the notice to be read.
  await app.pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())',
  );
  await until('the email is received', async () => mail.to(to.email).length > 0);
  const [email] = mail.to(to.email);
  expect(email?.subject).toBe('A material that you searched for is offered');
  expect(email?.text).toContain('Material: Rhenium');
  expect(email?.headers.get('list')).toMatchObject({ unsubscribe: expect.anything() });
});
