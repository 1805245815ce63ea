import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSession, startApp, type TestApp } from '../../../test/app.ts';
import { failingProxy } from '../../../test/failingProxy.ts';
import { answerTo, requestText } from '../../../test/wire.ts';
import { aCategory, aCompanyProfile, anAuction, anOffering, anRfp, aProduct, aUser } from '../../../test/factories.ts';

const SITE = 'https://market.example';
const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const folder = mkdtempSync(join(tmpdir(), 'feedstock-web-'));

/** Long enough to be compressed. */
const html = (word: string) => `<!doctype html><html><head>
    <!-- head -->
    <title data-head>As built</title>
    <!-- /head -->
    <script>first()</script></head><body><!-- intro -->${word}${' '.repeat(1_400)}<!-- answers --></body></html>`;

const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true },
  _kit: { file: 'assets/kit-1.js', imports: ['index.html'] },
  'src/screens/Product/ProductScreen.tsx': { file: 'assets/Product-1.js', imports: ['index.html', '_kit'] },
  'src/screens/CompanyProfile/CompanyProfileScreen.tsx': { file: 'assets/CompanyProfile-1.js' },
};

const session = { operation: 'Session', text: 'query Session { me { id __typename } }', variables: {} };
const above = '{ id name level ancestors { id name level } }';
const named = {
  operation: 'Named',
  text: `query Named($id: ID!, $first: Int) { product(id: $id) { id name description casNumber offerCount lowestPrice category ${above} __typename } products(first: $first) { nodes { id __typename } } }`,
  variables: { id: ':id', first: 2 },
};
const refused = { operation: 'Refused', text: 'query Refused { orders { nodes { id } } }', variables: {} };
const reading = (field: string, selection: string) => ({
  operation: 'Found',
  text: `query Found($id: ID!) { ${field}(id: $id) ${selection} }`,
  variables: { id: ':id' },
});
const category = [reading('category', '{ id name level description ancestors { id name level } }')];
const queries = {
  operations: [],
  everywhere: [session],
  screens: {
    Product: [named, refused],
    Industry: category,
    ProductFamily: category,
    Category: category,
    Rfp: [reading('rfp', '{ id title description quantity unit }')],
    Offering: [reading('offering', '{ id title description quantity unit price status }')],
    Auction: [reading('auction', '{ id type title description quantity unit }')],
    Company: [reading('companyProfile', '{ id companyName description registrationCountry user { city } }')],
  },
};

const build = (word: string) => {
  const unfinished = join(folder, `next-${word}`);
  mkdirSync(join(unfinished, 'assets'), { recursive: true });
  mkdirSync(join(unfinished, '.vite'));
  writeFileSync(join(unfinished, 'index.html'), html(word));
  writeFileSync(join(unfinished, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(unfinished, '.vite/queries.json'), JSON.stringify(queries));
  writeFileSync(join(unfinished, `assets/${word}.js`), '1'.repeat(2_000));
  writeFileSync(join(unfinished, `assets/${word}.js.br`), 'packed');
  writeFileSync(join(unfinished, 'mark.svg'), '<svg/>');
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  renameSync(unfinished, join(folder, 'dist'));
};

let app: TestApp;
beforeAll(async () => {
  build('first');
  app = await startApp({ WEB_DIR: join(folder, 'dist'), PUBLIC_URL: SITE });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const open = async (path: string, cookie?: string) => {
  const { status, text, headers } = await app.anyone.get(path, cookie ? { cookie } : {});
  const attribute = (pattern: RegExp) => pattern.exec(text)?.[1];
  return {
    status,
    text,
    headers,
    title: attribute(/<title[^>]*>(.*?)<\/title>/),
    description: attribute(/<meta name="description" content="(.*?)"/),
    canonical: attribute(/<link rel="canonical" href="(.*?)"/),
    robots: attribute(/<meta name="robots" content="(.*?)"/),
    facts: [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
};

/** The cookie of a new member, as it is called on https. */
const aMember = async () => `__Host-${await newSession(app.pool, await aUser(app.pool))}`;

/** An industry, a family and a category of it, and a product there. */
const aBranch = async (product: Record<string, unknown> = {}) => {
  const industry = await aCategory(app.pool, { name: 'Industrial' });
  const below = async (name: string, above: { id: string; path?: unknown }) => {
    const { id } = await aCategory(app.pool, { name, parent_id: above.id });
    const path = [...((above.path as string[] | undefined) ?? []), id];
    await app.pool.query('update category set path = $1 where id = $2', [path, id]);
    return { id, name, path };
  };
  const family = await below('Base Chemicals', industry);
  const category = await below('Acids', family);
  return { industry, family, category, product: await aProduct(app.pool, { ...product, category_id: category.id }) };
};

describe('the head of a page', () => {
  it('names Feedstock on the landing page', async () => {
    const page = await open('/?browse=families');
    expect(page).toMatchObject({ status: 200, title: 'Raw materials marketplace · Feedstock', canonical: `${SITE}/` });
    expect(page.description).toMatch(/CAS number/);
    expect(page.facts.map((fact) => fact['@type'])).toEqual(['Organization', 'WebSite']);
    expect(page.text).toContain(`<meta property="og:url" content="${SITE}/"`);
    expect(page.text).not.toContain('As built');
  });

  it('describes a product with its price and its place in the catalogue', async () => {
    const { product, category, family, industry } = await aBranch({ name: 'Oleum' });
    const seller = await aUser(app.pool);
    for (const price of ['240.00', '99.50'])
      await anOffering(app.pool, { product_id: product.id, user_id: seller.id, price });
    const page = await open(`/product/${product.id}?tab=safety`);
    expect(page).toMatchObject({
      status: 200,
      title: 'Oleum · Feedstock',
      description: 'CAS 7664-93-9. An acid.',
      canonical: `${SITE}/product/${product.id}`,
      robots: undefined,
    });
    const [about, crumbs] = page.facts;
    expect(about).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      category: 'Acids',
      identifier: { propertyID: 'CAS', value: '7664-93-9' },
      offers: { '@type': 'AggregateOffer', lowPrice: '99.50', offerCount: 2, priceCurrency: 'USD' },
    });
    expect(
      (crumbs?.['itemListElement'] as { name: string; item: string }[]).map(({ name, item }) => [name, item]),
    ).toEqual([
      ['Home', `${SITE}/`],
      ['Industrial', `${SITE}/industry/${industry.id}`],
      ['Base Chemicals', `${SITE}/product-family/${family.id}`],
      ['Acids', `${SITE}/category/${category.id}`],
      ['Oleum', `${SITE}/product/${product.id}`],
    ]);
  });

  it('names no offers for a product that has none', async () => {
    const { product } = await aBranch({ cas_number: null });
    const { facts, description } = await open(`/product/${product.id}`);
    expect(facts[0]).not.toHaveProperty('offers');
    expect(facts[0]).not.toHaveProperty('identifier');
    expect(description).toBe('An acid.');
  });

  it('says that a hidden material is no longer offered, and leads from a merged one to the one that remains', async () => {
    const { product, category } = await aBranch({ name: 'Oleum' });
    await app.pool.query('update product set is_hidden = true where id = $1', [product.id]);
    expect(await open(`/product/${product.id}`)).toMatchObject({
      status: 410,
      title: 'Oleum is no longer offered · Feedstock',
      robots: 'noindex',
    });
    const other = await aBranch();
    const merge = (table: string, from: string, into: string) =>
      app.pool.query(`update ${table} set merged_into_id = $2, is_hidden = false where id = $1`, [from, into]);
    await merge('product', product.id, other.product.id);
    await merge('category', category.id, other.category.id);
    for (const [from, into] of [
      [`/product/${product.id}`, `/product/${other.product.id}`],
      [`/category/${category.id}`, `/category/${other.category.id}`],
    ]) {
      const { status, headers } = await open(from!);
      expect([status, headers.get('location')]).toEqual([301, into]);
    }
  });

  it('uses the canonical address for a category opened at the address of another level', async () => {
    const { family } = await aBranch();
    expect(await open(`/industry/${family.id}`)).toMatchObject({
      status: 200,
      title: 'Base Chemicals · Feedstock',
      canonical: `${SITE}/product-family/${family.id}`,
    });
  });

  it('describes what an RFP and an auction ask for', async () => {
    const { id: userId } = await aUser(app.pool);
    const rfp = await anRfp(app.pool, { user_id: userId, title: 'Acid wanted' });
    const auction = await anAuction(app.pool, { user_id: userId, title: 'Acid sold' });
    expect(await open(`/rfps/${rfp.id}`)).toMatchObject({
      title: 'Acid wanted · Feedstock',
      description: 'Request for 20 MT. Strong.',
    });
    expect(await open(`/auctions/${auction.id}`)).toMatchObject({
      title: 'Acid sold · Feedstock',
      description: 'Forward auction of 20 MT. Strong.',
    });
  });

  it('describes an offering with its price and availability', async () => {
    const { id: userId } = await aUser(app.pool);
    const terms = { user_id: userId, title: 'Acid in drums', price: '240.50' };
    const offering = await anOffering(app.pool, terms);
    const page = await open(`/offerings/${offering.id}`);
    expect(page).toMatchObject({
      status: 200,
      title: 'Acid in drums · Feedstock',
      description: '20 MT at $240.50 / MT. Strong.',
      canonical: `${SITE}/offerings/${offering.id}`,
      robots: undefined,
    });
    expect(page.facts[0]).toMatchObject({
      '@type': 'Offer',
      price: '240.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    });
    const withdrawn = await anOffering(app.pool, { ...terms, status: 'withdrawn' });
    expect((await open(`/offerings/${withdrawn.id}`)).facts[0]).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('describes a company with its name and place', async () => {
    const { id: userId } = await aUser(app.pool, { city: 'Vigo', country: 'Spain' });
    const company = await aCompanyProfile(app.pool, { user_id: userId, description: 'Acids by rail.' });
    expect(await open(`/company/${company.id}`)).toMatchObject({
      status: 200,
      title: 'Acme Official · Feedstock',
      description: 'Acme Official, Vigo, Spain. Acids by rail.',
      canonical: `${SITE}/company/${company.id}`,
    });
  });

  it('escapes all texts of members', async () => {
    const name = `"><script>alert(1)</script>'&</title>`;
    const { product } = await aBranch({ name, description: `</script><img src=x onerror=alert(2)>` });
    const { text, facts } = await open(`/product/${product.id}`);
    expect(text).not.toMatch(/<script>alert|<img/);
    expect(text).toContain(
      '<title data-head>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;&lt;/title&gt; · ',
    );
    expect(facts[0]).toMatchObject({ name, description: `</script><img src=x onerror=alert(2)>` });
  });

  it('shortens a long description at the end of a word', async () => {
    const { product } = await aBranch({ description: 'word '.repeat(60) });
    const { description = '' } = await open(`/product/${product.id}`);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/ word…$/);
  });

  it('serves member pages with 200 to members only, and excludes them from search engines', async () => {
    const member = await aMember();
    const hidden = {
      title: expect.stringMatching(/^(Marketplace|Company Profile|Order) · Feedstock$/) as string,
      robots: 'noindex',
    };
    const missing = { status: 404, title: '404 Page Not Found · Feedstock', robots: 'noindex' };
    for (const path of ['/marketplace', '/company-profile', '/orders/1']) {
      expect(await open(path)).toMatchObject(missing);
      expect(await open(path, member)).toMatchObject({ status: 200, ...hidden });
    }
    expect(await open('/admin/companies')).toMatchObject(missing);
    expect(await open('/admin/companies', member)).toMatchObject(missing);
    expect(await open('/marketplace', '__Host-feedstock_sid=ended')).toMatchObject(missing);
  });
});

describe('the embedded answers of a page', () => {
  const ANSWERS = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s;
  type Answer = { operation: string; variables: object; data: unknown };
  const answersIn = (text: string) => {
    const [, json] = ANSWERS.exec(text) ?? [];
    return json === undefined ? null : (JSON.parse(json) as Answer[]);
  };

  it('equal the GraphQL responses for a visitor; failed operations are left out', async () => {
    const { product } = await aBranch();
    const answers = answersIn((await open(`/product/${product.id}`)).text);
    const variables = { id: product.id, first: 2 };
    const { text } = await app.anyone.post('/graphql', { query: named.text, variables });
    const { data } = JSON.parse(text) as { data: unknown };
    expect(data).toMatchObject({ product: { id: product.id }, products: { nodes: [{}, {}] } });
    expect(answers).toEqual([
      { operation: 'Named', variables, data },
      { operation: 'Session', variables: {}, data: { me: null } },
    ]);
  });

  it('read the record once, for the head and for the first answer', async () => {
    let proxy: Awaited<ReturnType<typeof failingProxy>> | undefined;
    const recorded = await startApp(
      { WEB_DIR: join(folder, 'dist') },
      {
        address: async (connection) => {
          proxy = await failingProxy(connection);
          return { ...connection, host: proxy.host, port: proxy.port };
        },
      },
    );
    const { id } = await aProduct(recorded.pool, { name: 'Oleum' });
    // The search index reads a new product, too.
    while ((await recorded.pool.query('select from search_change')).rowCount) await setTimeout(10);
    const sent = await proxy?.sentDuring(async () => {
      const { text } = await recorded.anyone.get(`/product/${id}`);
      expect(text).toContain('<title data-head>Oleum');
      expect(answersIn(text)?.[0]).toMatchObject({ data: { product: { name: 'Oleum' } } });
    });
    // The id is a parameter of the statement that reads the product.
    expect(sent?.split(id)).toHaveLength(2);
    await proxy?.cut();
    const { status, headers } = await recorded.anyone.get(`/product/${id}`);
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    await proxy?.restore();
    await recorded.close();
    await proxy?.cut();
  });

  it('cannot end the script element, whatever members write', async () => {
    const name = '</script><script>alert(1)</script><!--';
    const { product } = await aBranch({ name });
    const { text } = await open(`/product/${product.id}`);
    expect(text).not.toMatch(/<script>alert|<!--$/);
    expect(answersIn(text)?.[0]).toMatchObject({ data: { product: { name } } });
  });

  it('are only the record if the address has a query string', async () => {
    const { product } = await aBranch();
    const { text } = await open(`/product/${product.id}?first=1`);
    expect(answersIn(text)?.map(({ operation }) => operation)).toEqual(['Named', 'Session']);
  });

  it('are not embedded for signed-in members, and shared caches may not store the page', async () => {
    const { product } = await aBranch();
    const path = `/product/${product.id}`;
    const member = await aMember();
    for (const cookie of [member, '__Host-feedstock_sid=ended']) {
      const { text, status } = await app.anyone.get(path, { cookie });
      expect(status).toBe(200);
      expect(text).not.toContain('first-answers');
    }
    const { headers } = await open(path);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const seen = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await app.anyone.get(path, seen)).status).toBe(304);
    expect((await app.anyone.get(path, { ...seen, cookie: member })).status).toBe(200);
  });

  it('are not embedded in a page that does not exist', async () => {
    expect((await open(`/product/${UNKNOWN}`)).text).not.toContain('first-answers');
  });

  it('are charged to the budget of the address, and left out when it is spent', async () => {
    const limited = await startApp({
      WEB_DIR: join(folder, 'dist'),
      RATE_LIMITS: 'on',
      LIMIT_POINTS_PER_ADDRESS: '61',
    });
    try {
      const product = await aProduct(limited.pool);
      const visit = async (path: string) => answersIn((await limited.anyone.get(path)).text)?.length;
      expect([await visit(`/product/${product.id}`), await visit('/terms'), await visit('/terms')]).toEqual([2, 1, 0]);
    } finally {
      await limited.close();
    }
  });
});

describe('the status of a page', () => {
  it.each([
    ['/nowhere', '404 Page Not Found'],
    ['/constructor/x', '404 Page Not Found'],
    [`/product/${UNKNOWN}`, 'Product Not Found'],
    [`/company/${UNKNOWN}`, 'Company Not Found'],
    ['/product/no-id', 'Product Not Found'],
    [`/industry/${UNKNOWN}`, 'Industry Not Found'],
    [`/product-family/${UNKNOWN}`, 'Product Family Not Found'],
    [`/category/${UNKNOWN}`, 'Category Not Found'],
    [`/rfps/${UNKNOWN}`, 'RFP Not Found'],
    [`/offerings/${UNKNOWN}`, 'Offering Not Found'],
    ['/offerings/no-id', 'Offering Not Found'],
    [`/auctions/${UNKNOWN}`, 'Auction Not Found'],
  ])('of %s is 404', async (path, title) => {
    expect(await open(path)).toMatchObject({ status: 404, title: `${title} · Feedstock`, robots: 'noindex' });
  });

  it('is the same with and without a trailing slash, and for HEAD', async () => {
    expect((await open('/products/')).canonical).toBe(`${SITE}/products`);
    expect((await app.anyone.call('HEAD', '/products')).status).toBe(200);
  });

  it('is 404 in plain text for an unknown path that is not a page', async () => {
    for (const path of ['/api/nope', '/assets/nope.js'])
      expect(await app.anyone.get(path)).toMatchObject({ status: 404, text: 'Not found.' });
    expect((await app.anyone.post('/nowhere')).status).toBe(404);
  });
});

describe('a page', () => {
  it('is revalidated each time and sent only if it has changed', async () => {
    const { headers } = await open('/terms');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const again = await app.anyone.get('/terms', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect((await app.anyone.get('/privacy', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(200);
  });

  it('shows title and intro before its code has loaded, if it has one', async () => {
    expect((await open('/products')).text).toMatch(/<h1>Products<\/h1><p>Every material [^<]+<\/p>/);
    const { product } = await aBranch({ name: 'Oleum <98 %', description: 'Fuming.' });
    expect((await open(`/product/${product.id}`)).text).toContain('<h1>Oleum &lt;98 %</h1><p>Fuming.</p>');
    expect((await open('/terms')).text).not.toContain('<h1>');
  });

  it('is compressed for clients that accept it', async () => {
    const { headers, text } = await app.anyone.get('/terms', { 'accept-encoding': 'br' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'accept-encoding']);
    expect(text).toContain('</html>');
  });

  it('allows its inline script and no other', async () => {
    const policy = (await open('/')).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*'(;|$)/);
    expect((await app.anyone.get('/livez')).headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('preloads the code of its screen', async () => {
    const preloads = async (path: string, cookie?: string) =>
      [...(await open(path, cookie)).text.matchAll(/rel="modulepreload" crossorigin href="(.*?)"/g)].map(
        ([, file]) => file,
      );
    const { product } = await aBranch();
    expect(await preloads(`/product/${product.id}`)).toEqual(['/assets/Product-1.js', '/assets/kit-1.js']);
    expect(await preloads('/company-profile', await aMember())).toEqual(['/assets/CompanyProfile-1.js']);
    expect(await preloads('/nowhere')).toEqual([]);
  });

  it('and its files come from the latest build', async () => {
    build('second');
    expect((await open('/')).text).toContain('second');
    expect((await app.anyone.get('/assets/second.js')).status).toBe(200);
    expect((await app.anyone.get('/assets/first.js')).status).toBe(404);
  });
});

it('a shared page has a preview image that exists', () => {
  expect(existsSync(new URL('../../../../web/public/share.png', import.meta.url))).toBe(true);
});

describe('a file', () => {
  beforeAll(() => build('third'));

  it('with a content hash in its name is cached permanently', async () => {
    const { headers } = await app.anyone.get('/assets/third.js', { 'accept-encoding': 'identity' });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/assets',
    '/assets/',
    '/assets//third.js',
    '/assets/../x',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2findex.html',
    '/assets/%00',
    '/assets/third.js%00.txt',
    '/assets/.hidden',
  ])('of %s is 404, and no failure of ours', async (path) => {
    const answer = await answerTo(app.url, requestText(`GET ${path}`, { Connection: 'close' }));
    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n[^]*\r\n\r\nNot found\.$/);
  });

  it('with any other name is revalidated', async () => {
    expect((await app.anyone.get('/mark.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('is served as compressed at build time', async () => {
    const { headers } = await app.anyone.send('HEAD', '/assets/third.js', undefined, { 'accept-encoding': 'br' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'accept-encoding']);
    expect(headers.get('content-type')).toMatch(/javascript/);
  });

  it('with metadata of the build is not served', async () => {
    expect((await app.anyone.get('/.vite/manifest.json')).text).not.toContain('Screen');
    expect((await app.anyone.get('/.vite/queries.json')).text).not.toContain(named.text);
  });
});
