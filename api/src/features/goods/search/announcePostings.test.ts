import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aCategory, aCompanyProfile, anOffering, anRfp, aProduct, aUser } from '../../../../test/factories.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { openMailServer, type MailServer } from '../../../../test/mailServer.ts';
import { holding, waiting } from '../../../../test/lockGate.ts';
import { indexed } from '../../../../test/searchIndex.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { openMarketOrm } from '../../../slices.ts';
import { announcePostings } from './announcePostings.ts';

describe('features/goods/search/announcePostings', () => {
  let app: TestApp;
  let world: World;
  let orm: Awaited<ReturnType<typeof openMarketOrm>>;
  let mail: MailServer;
  let company: { id: string };
  beforeAll(async () => {
    mail = await openMailServer();
    app = await startApp({
      SMTP_URL: mail.url,
      MAIL_FROM: 'Feedstock <post@market.example>',
      PUBLIC_URL: 'http://market.example',
    });
    world = await aWorld(app);
    company = await aCompanyProfile(app.pool, { user_id: world.sellerUser.id, company_name: 'Acme Acids' });
    const { host, port, user, password, database } = app.pool.options as Required<TestApp['pool']['options']>;
    orm = await openMarketOrm({ host, port, user, password: String(password), database });
  });
  afterAll(async () => {
    await orm.close();
    await app.close();
    await mail.close();
  });
  /** What was posted before was announced. */
  const forget = () =>
    app.pool.query(`delete from announcement;
      insert into announcement (posting_id, kind, is_waiting)
      select id, 'new_offers', false from offering union all select id, 'new_rfps', false from rfp`);
  beforeEach(async () => {
    await app.pool.query(
      'delete from watch; delete from search_watch; delete from watch_notice; delete from message; delete from member_block',
    );
    await forget();
  });

  type Who = 'buyer' | 'seller' | 'other';
  const announce = async () => {
    await indexed(app.pool);
    await announcePostings(app.pool, () => orm.em.fork());
  };
  /** As if the pause of a member, or a longer time, had passed. */
  const wait = (time = '16 minutes') =>
    app.pool.query(
      `update watch_notice set told_at = told_at - '${time}'::interval; update announcement set told_at = told_at - '${time}'::interval, early_at = early_at - '${time}'::interval;
       update offering set created_at = created_at - '${time}'::interval; update rfp set created_at = created_at - '${time}'::interval;
       update watch set created_at = created_at - '${time}'::interval`,
    );
  const watch = (input: Body, who: Who = 'buyer') =>
    world[who].data('mutation ($input: WatchInput!) { watch(input: $input) }', { input });
  const search = (text: string, who: Who = 'buyer') =>
    world[who].data('mutation ($input: WatchSearchInput!) { watchSearch(input: $input) { id } }', { input: { text } });
  const offer = async (product_id: string, columns: object = {}) =>
    (
      await anOffering(app.pool, {
        user_id: world.sellerUser.id,
        product_id,
        title: 'Granules',
        unit: 'MT',
        ...columns,
      })
    ).id;
  const reprice = async (id: string, ...prices: number[]) => {
    for (const price of prices) await app.pool.query('update offering set price = $2 where id = $1', [id, price]);
  };
  /** The notices since the last call, the oldest first. */
  const told = async (who: Who = 'buyer') => {
    const notices = await world[who].read<Body[]>('/api/messages');
    await app.pool.query('delete from message where recipient_id = $1', [world[`${who}User`].id]);
    return notices.map(({ subject, content, link }) => [subject, content, link]).reverse();
  };

  it('A new offer is one notice, however many watches and searches of a member it matches, also by several instances', async () => {
    const category = await aCategory(app.pool, { name: 'Minor metals' });
    const product = await aProduct(app.pool, { name: 'Gallium', cas_number: '7440-55-3', category_id: category.id });
    await offer(product.id);
    await announce();
    await watch({ productId: product.id });
    await watch({ categoryId: category.id });
    await watch({ companyId: company.id });
    await search('gallium');
    await search('7440-55-3');
    await watch({ categoryId: category.id }, 'other');
    await watch({ productId: product.id }, 'seller');
    const id = await offer(product.id, { price: '210.50' });
    await indexed(app.pool);
    await Promise.all([announce(), announce(), announce()]);
    await announce();
    const offered = "Acme Acids offers 'Granules' at $210.50 per MT.";
    expect(await told()).toEqual([['New offer: Gallium', `${offered}\n\nYou watch Gallium.`, `/offerings/${id}`]]);
    expect(await told('other')).toEqual([
      ['New offer: Gallium', `${offered}\n\nYou watch Minor metals.`, `/offerings/${id}`],
    ]);
    // Neither the offer before the watch nor one's own.
    expect(await told('seller')).toEqual([]);
  });

  it('An offer whose price falls before anybody hears of it is a new offer', async () => {
    const product = await aProduct(app.pool, { name: 'Tellurium' });
    await watch({ productId: product.id });
    const id = await offer(product.id, { price: '210.50' });
    await reprice(id, 200);
    await announce();
    const offered = "Acme Acids offers 'Granules' at $200.00 per MT.";
    expect(await told()).toEqual([['New offer: Tellurium', `${offered}\n\nYou watch Tellurium.`, `/offerings/${id}`]]);
  });

  it('A saved search knows a material that is newer', async () => {
    await search('bismuth');
    await announce();
    const id = await offer((await aProduct(app.pool, { name: 'Bismuth' })).id);
    await announce();
    expect((await told()).map(([, , link]) => link)).toEqual([`/offerings/${id}`]);
  });

  it('A saved search does not know another isomer, a neighbour in spelling, or another grade', async () => {
    const products = await Promise.all(
      [
        'DL-Methionine 99 %',
        'D-Limonene',
        'Methanol',
        'Ethanol',
        'Toluene',
        'Polyethylene Glycol 400',
        '1,3-Butadiene',
      ].map((name) =>
        aProduct(app.pool, { name, cas_number: null, synonyms: name.endsWith('400') ? ['Polyethylene glycol'] : [] }),
      ),
    );
    for (const text of [
      'L-methionine',
      'L-limonene',
      'methanal',
      'ethanal',
      'toluidine',
      'polyethylene glycol 4000',
      '1,2-butadiene',
    ])
      await search(text);
    for (const text of ['methionine', 'metanol']) await search(text, 'other');
    await announce();
    for (const { id } of products) await offer(id);
    await announce();
    expect(await told()).toEqual([]);
    expect((await told('other')).map(([subject]) => subject).sort()).toEqual([
      'New offer: DL-Methionine 99 %',
      'New offer: Methanol',
    ]);
  });

  it('A saved search that fails does not keep others from being told', async () => {
    const { id } = await aProduct(app.pool, { name: 'Tellurium' });
    await watch({ productId: id }, 'other');
    await search('tellurium');
    await offer(id);
    await indexed(app.pool);
    await app.pool.query('alter table search_name rename to search_name_gone');
    await expect(announcePostings(app.pool, () => orm.em.fork())).rejects.toThrow('search_name');
    await app.pool.query('alter table search_name_gone rename to search_name');
    expect((await told('other')).map(([subject]) => subject)).toEqual(['New offer: Tellurium']);
  });

  it('Many offers are one notice, which leads to their list, and a member is told again after a pause', async () => {
    const [urea, nitrate] = [await aProduct(app.pool, { name: 'Urea' }), await aProduct(app.pool, { name: 'Nitrate' })];
    await watch({ productId: urea.id });
    await watch({ companyId: company.id });
    await search('nitrate');
    for (let nth = 0; nth < 3; nth++) await offer(urea.id);
    await announce();
    expect(await told()).toEqual([['3 new offers: Urea', 'You watch Urea.', `/product/${urea.id}?tab=suppliers`]]);
    for (let nth = 0; nth < 12; nth++) await offer(urea.id);
    // One that is withdrawn meanwhile is not told.
    const withdrawn = await offer(nitrate.id);
    await announce();
    expect(await told()).toEqual([]);
    await app.pool.query(`update offering set status = 'withdrawn' where id = $1`, [withdrawn]);
    await wait();
    await announce();
    expect(await told()).toEqual([['12 new offers: Urea', 'You watch Urea.', `/product/${urea.id}?tab=suppliers`]]);
    await wait();
    const [zinc, tin] = [await aProduct(app.pool, { name: 'Zinc' }), await aProduct(app.pool, { name: 'Tin' })];
    for (const { id } of [zinc, tin]) await offer(id);
    await announce();
    expect(await told()).toEqual([['2 new offers: Acme Acids', 'You watch Acme Acids.', `/company/${company.id}`]]);
  });

  it.each([
    [3, '3 new offers: Caesium'],
    [0, undefined],
  ])(
    'If another instance changes to %s how many offers there are to tell, it is so many that are told',
    async (count, subject) => {
      const product = await aProduct(app.pool, { name: 'Caesium' });
      await app.pool.query(
        `insert into watch_notice (user_id, kind, reason_id, count, posting_id) values ($1, 'new_offers', $2, 2, $3)`,
        [world.buyerUser.id, product.id, await offer(product.id)],
      );
      await forget();
      const hold = await holding(app.pool, ['update watch_notice set count = $1', [count]]);
      const telling = announce();
      await waiting(app.pool, 1);
      await hold.end('commit');
      await telling;
      expect((await told()).map(([first]) => first)).toEqual(subject === undefined ? [] : [subject]);
      const { rows } = await app.pool.query('select count from watch_notice');
      expect(rows).toEqual([{ count: 0 }]);
    },
  );

  it('More than five notices at a time become one', async () => {
    const products = await Promise.all(
      Array.from({ length: 25 }, (_, at) => aProduct(app.pool, { name: `Acid ${at}` })),
    );
    for (const { id } of products) {
      await watch({ productId: id });
      await offer(id);
    }
    await announce();
    const [[subject, content, link] = [], ...others] = await told();
    expect([subject, link, others]).toEqual(['New on your watchlist', '/watchlist', []]);
    expect(String(content).split('\n')).toHaveLength(21);
    expect(content).toContain('New offer: Acid 7\n');
    expect(content).toContain('and 5 more');
  });

  it('A lower price of the same day is told at once to new watchers, and later to the others', async () => {
    const product = await aProduct(app.pool, { name: 'Rhenium' });
    await watch({ productId: product.id }, 'other');
    const id = await offer(product.id, { price: '900.00' });
    await announce();
    expect(await told('other')).toHaveLength(1);
    await watch({ offeringId: id });
    await reprice(id, 880);
    await announce();
    await announce();
    const lowered = (from: string, to: string, what: string) =>
      `Acme Acids lowered the price of 'Granules' from ${from} per MT to ${to} per MT.\n\nYou watch ${what}.`;
    expect((await told()).map(([, content]) => content)).toEqual([lowered('$900.00', '$880.00', 'it')]);
    expect(await told('other')).toEqual([]);
    await wait('25 hours');
    await announce();
    expect((await told('other')).map(([, content]) => content)).toEqual([lowered('$900.00', '$880.00', 'Rhenium')]);
    expect(await told()).toEqual([]);
  });

  it('A lower price is announced once, and not again for the same or a higher price', async () => {
    const product = await aProduct(app.pool, { name: 'Indium' });
    const id = await offer(product.id, { price: '100' });
    await announce();
    await watch({ offeringId: id });
    await watch({ productId: product.id }, 'other');
    await reprice(id, 95, 98, 90);
    const notice = (former: string, price: string, what: string) => [
      'Lower price: Indium',
      `Acme Acids lowered the price of 'Granules' from ${former} per MT to ${price} per MT.\n\nYou watch ${what}.`,
      `/offerings/${id}`,
    ];
    // Neither was told of the offer.
    await announce();
    expect(await told()).toEqual([notice('$100.00', '$90.00', 'it')]);
    expect(await told('other')).toEqual([notice('$100.00', '$90.00', 'Indium')]);
    await wait('25 hours');
    await announce();
    expect([await told(), await told('other')]).toEqual([[], []]);
    await wait('25 hours');
    await reprice(id, 120, 90, 95, 90);
    await announce();
    expect(await told()).toEqual([]);
    // Raised again before it is told.
    await reprice(id, 80, 130);
    await announce();
    expect(await told()).toEqual([]);
    await wait('25 hours');
    await reprice(id, 85);
    await announce();
    expect(await told()).toEqual([notice('$130.00', '$85.00', 'it')]);
    await wait('31 days');
    await reprice(id, 150, 140);
    await announce();
    expect(await told()).toEqual([notice('$150.00', '$140.00', 'it')]);
  });

  it('A price that looks like a mistake is announced when its seller has confirmed it', async () => {
    const product = await aProduct(app.pool, { name: 'Osmium' });
    for (let nth = 0; nth < 6; nth++) await offer(product.id, { price: '100', user_id: (await aUser(app.pool)).id });
    const id = await offer(product.id, { price: '100' });
    await announce();
    await watch({ productId: product.id });
    await wait('25 hours');
    await reprice(id, 10);
    await announce();
    expect(await told()).toEqual([]);
    const verify = (status: string) =>
      app.pool.query('update company_profile set verification_status = $2 where id = $1', [company.id, status]);
    await verify('approved');
    await app.pool.query('update offering set price_confirmed_at = now() where id = $1', [id]);
    await verify('pending');
    await announce();
    expect(await told()).toEqual([['Lower price: Osmium', expect.stringContaining('$10.00'), `/offerings/${id}`]]);
  });

  it('A new RFP is announced to who sells the material and to who watches the company', async () => {
    const product = await aProduct(app.pool, { name: 'Bismuth' });
    await offer(product.id, { user_id: world.otherUser.id });
    await offer(product.id, { user_id: world.otherUser.id });
    await watch({ companyId: company.id });
    await announce();
    await told();
    const rfp = { user_id: world.sellerUser.id, product_id: product.id, title: 'Ingots', quantity: 4_000, unit: 'KG' };
    const { id } = await anRfp(app.pool, rfp);
    await wait();
    await announce();
    const notice = (why: string) => [
      'New request: Bismuth',
      `Acme Acids asks for 4,000 KG: 'Ingots'.\n\n${why}`,
      `/rfps/${id}`,
    ];
    expect(await told('other')).toEqual([notice('You sell Bismuth.')]);
    expect(await told()).toEqual([notice('You watch Acme Acids.')]);
    for (let nth = 0; nth < 2; nth++) await anRfp(app.pool, rfp);
    await wait();
    await announce();
    expect(await told('other')).toEqual([
      ['2 new requests: Bismuth', 'You sell Bismuth.', '/marketplace?tab=requirements&q=Bismuth'],
    ]);
  });

  it('Nothing is told of hidden materials, withdrawn or expired offers, blocked or locked sellers, and to locked members', async () => {
    const product = await aProduct(app.pool, { name: 'Tellurium' });
    await watch({ productId: product.id });
    await offer(product.id, { status: 'withdrawn' });
    await offer(product.id, { available_until: '2020-01-01' });
    const { rows } = await app.pool.query('select id, party_id from "user" where id = any ($1)', [
      [world.buyerUser.id, world.sellerUser.id],
    ]);
    const [buyer, seller] = [world.buyerUser, world.sellerUser].map(({ id }) => rows.find((row) => row.id === id));
    const locked = (id: string) => `update "user" set locked_at = now(), lock_reason = 'Fraud' where id = '${id}'`;
    for (const [on, off] of [
      [`update product set is_hidden = true where id = '${product.id}'`, 'update product set is_hidden = false'],
      [
        `update company_profile set locked_at = now(), lock_reason = 'Fraud' where id = '${company.id}'`,
        'update company_profile set locked_at = null, lock_reason = null',
      ],
      [locked(seller.id), 'update "user" set locked_at = null, lock_reason = null'],
      [locked(buyer.id), 'update "user" set locked_at = null, lock_reason = null'],
      ...[
        [buyer, seller],
        [seller, buyer],
      ].map(([by, of]) => [
        `insert into member_block (id, blocker_id, blocked_id, blocker_party_id, blocked_party_id)
       values (new_id(), '${by.id}', '${of.id}', '${by.party_id}', '${of.party_id}')`,
        'delete from member_block',
      ]),
    ]) {
      await offer(product.id);
      await app.pool.query(on!);
      await announce();
      await app.pool.query(off!);
    }
    expect(await told()).toEqual([]);
    await offer(product.id);
    await announce();
    expect(await told()).toHaveLength(1);
  });

  it('An email names the material, the price and the seller, leads to the offer, and comes on Mondays to who wants it weekly', async () => {
    const product = await aProduct(app.pool, { name: 'Rhenium' });
    const readers = await Promise.all(
      ['now', 'later'].map((name) =>
        aUser(app.pool, { email: `${name}@rhenium.example`, email_confirmed_at: new Date() }),
      ),
    );
    for (const reader of readers)
      await (
        await app.as(reader)
      ).data('mutation ($input: WatchInput!) { watch(input: $input) }', { input: { productId: product.id } });
    const save = 'mutation ($input: EmailPreferenceInput!) { saveEmailPreference(input: $input) { topic delivery } }';
    const { saveEmailPreference } = await (
      await app.as(readers[1]!)
    ).data<{ saveEmailPreference: Body[] }>(save, { input: { topic: 'watching', delivery: 'weekly' } });
    expect(saveEmailPreference).toContainEqual({ topic: 'watching', delivery: 'weekly' });
    const id = await offer(product.id, { price: '2100' });
    await announce();
    // Emails wait a minute for the notice to be read.
    const doJobs = (task: string) =>
      app.pool.query(
        'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = $1), run_at := now())',
        [task],
      );
    await doJobs('notice_email');
    await until('the email is received', async () => mail.to('now@rhenium.example').length > 0);
    const [email] = mail.to('now@rhenium.example');
    expect(email?.subject).toBe('New offers on your watchlist: Rhenium');
    for (const line of [
      'From: Acme Acids (not verified)',
      'Material: Rhenium',
      'Price: $2,100.00 per MT',
      `/offerings/${id}`,
    ])
      expect(email?.text).toContain(line);
    expect(email?.text).not.toContain('Granules');
    expect(email?.headers.get('list')).toMatchObject({ unsubscribe: expect.anything() });

    const digest = () =>
      app.pool.query(
        `select extract(isodow from run_at at time zone 'UTC')::int as day, extract(hour from run_at at time zone 'UTC')::int as hour, run_at > now() as later
       from graphile_worker.jobs where key = $1`,
        [`digest_email ${readers[1]!.id} weekly`],
      );
    await until('the weekly digest waits', async () => (await digest()).rowCount === 1);
    expect((await digest()).rows).toEqual([{ day: 1, hour: 6, later: true }]);
    expect(mail.to('later@rhenium.example')).toEqual([]);
    await doJobs('digest_email');
    await until('the digest is received', async () => mail.to('later@rhenium.example').length > 0);
    const [summary] = mail.to('later@rhenium.example');
    expect(summary?.subject).toBe('Your weekly summary from Feedstock');
    expect(summary?.text).toContain(
      'New offers on your watchlist: Rhenium · From: Acme Acids (not verified) · Material: Rhenium · Price: $2,100.00',
    );
  });
});
