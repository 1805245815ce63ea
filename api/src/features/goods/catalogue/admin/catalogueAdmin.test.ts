import { startApp, type TestApp } from '../../../../../test/app.ts';
import { anAuction, anOffering, anRfp, aUser } from '../../../../../test/factories.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { holding, waiting } from '../../../../../test/lockGate.ts';
import { UNKNOWN_ID } from '../../../../../test/world.ts';
import { indexed } from '../../../../../test/searchIndex.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
});
afterAll(() => app.close());

let count = 0;
const named = (name: string): string => `${name} ${++count}`;

const ADD_CATEGORY = 'mutation ($input: CategoryInput!) { saveCategory(input: $input) { id } }';
const aBranch = async (name: string, parentId: string | null = null): Promise<string> => {
  const { saveCategory } = await admin.data<{ saveCategory: { id: string } }>(ADD_CATEGORY, {
    input: { name, parentId },
  });
  return saveCategory.id;
};
/** A new category on the third level, and the ids above it. */
const aLeaf = async () => {
  const industry = await aBranch(named('Industry'));
  const family = await aBranch('Family', industry);
  return { industry, family, category: await aBranch('Category', family) };
};

const ADD = 'mutation ($input: MaterialInput!) { saveMaterial(input: $input) { id } }';
const aMaterial = async (categoryId: string, more: Record<string, unknown> = {}): Promise<string> => {
  const input = { name: named('Material'), categoryId, ...more };
  return (await admin.data<{ saveMaterial: { id: string } }>(ADD, { input })).saveMaterial.id;
};
const EDIT = 'mutation ($id: ID!, $input: MaterialInput!) { saveMaterial(id: $id, input: $input) { id name } }';
const HIDE = 'mutation ($input: HideInput!) { hideEntry(input: $input) }';
const MERGE = 'mutation ($input: MergeInput!) { mergeMaterials(input: $input) { id offerCount } }';
const reason = 'Tidying up.';

const refusal = async (document: string, variables: Record<string, unknown>) => {
  const { errors } = await admin.graphql(document, variables);
  return errors[0]?.message;
};

const lastAudit = async () => {
  const { rows } = await app.pool.query<{ kind: string; subject_id: string; request_id: string | null }>(
    'select kind, subject_id, request_id from audit_event order by created_at desc, id desc limit 1',
  );
  return rows[0];
};

it('The first industry, family, category and material are created in an empty catalogue', async () => {
  const { industry, family, category } = await aLeaf();
  const id = await aMaterial(category, {
    name: 'Sulfuric Acid',
    casNumber: '7664-93-9',
    formula: 'H2SO4',
    synonyms: 'Oil of vitriol\nBattery acid',
    specifications: 'assay: 98 %\ndensity: 1.84 g/cm³ at 20 °C',
    safetyData: 'signal_word: Danger\nhazard_statements: H290\nhazard_statements: H314',
    referencePrice: '120.5',
    referenceUnit: 'MT',
    referenceYear: 2026,
  });
  const query = `query ($id: ID!) { product(id: $id) { name casNumber synonyms specifications safetyData referencePrice
    category { id level ancestors { id level } } } }`;
  expect(await app.anyone.data(query, { id })).toEqual({
    product: {
      name: 'Sulfuric Acid',
      casNumber: '7664-93-9',
      synonyms: ['Oil of vitriol', 'Battery acid'],
      specifications: { assay: '98 %', density: '1.84 g/cm³ at 20 °C' },
      safetyData: { signal_word: 'Danger', hazard_statements: ['H290', 'H314'] },
      referencePrice: '120.50',
      category: {
        id: category,
        level: 'category',
        ancestors: [
          { id: industry, level: 'industry' },
          { id: family, level: 'product_family' },
        ],
      },
    },
  });
  const managed = '{ managedMaterials(search: "sulfuric") { nodes { id isHidden isShown category { id } } } }';
  expect(await admin.data(managed)).toEqual({
    managedMaterials: { nodes: [{ id, isHidden: false, isShown: true, category: { id: category } }] },
  });
  expect(await lastAudit()).toEqual({ kind: 'catalogue_added', subject_id: id, request_id: expect.any(String) });
});

it('The names for the search of a material are lines; left out, they stay, and blank removes them', async () => {
  const { category } = await aLeaf();
  const id = await aMaterial(category, {
    name: 'Oleum 20',
    searchNames: 'Rauchende Säure | de\nFuming acid | en | trade | whole',
  });
  const names = async () => {
    const query = '{ managedMaterials(search: "Oleum 20") { nodes { searchNames } } }';
    const { managedMaterials } = await admin.data<{ managedMaterials: { nodes: { searchNames: string }[] } }>(query);
    return managedMaterials.nodes[0]!.searchNames;
  };
  const edit = (more: object) => admin.data(EDIT, { id, input: { name: 'Oleum 20', categoryId: category, ...more } });
  const written = 'Fuming acid | en | trade | whole\nRauchende Säure | de | common';
  expect(await names()).toBe(written);
  await edit({});
  expect(await names()).toBe(written);
  await edit({ searchNames: 'fuming acid\nRauchende Säure | de | historical' });
  expect(await names()).toBe('fuming acid | en | common\nRauchende Säure | de | historical');
  expect(await lastAudit()).toMatchObject({ kind: 'catalogue_edited', subject_id: id });
  await edit({ searchNames: '' });
  expect(await names()).toBe('');
});

it('A wrong name for the search is refused with its line and the rule', async () => {
  const { category } = await aLeaf();
  const refused = (searchNames: string) =>
    refusal(ADD, { input: { name: named('Wrong'), categoryId: category, searchNames } });
  expect(await refused('Acid | german')).toBe(
    "Search names: 'Acid | german': the language must be a code such as 'en' or 'de'.",
  );
  expect(await refused('Acid | de | slang')).toMatch(
    /^Search names: 'Acid | de | slang': the kind must be one of common, /,
  );
  expect(await refused('Acid\nACID | en | trade')).toBe("Search names: 'ACID | en | trade' is given twice.");
  expect(await refused('Acid | en | use | all | over')).toMatch("must have the form 'text | language | kind | whole'");
  expect(await refused(Array.from({ length: 201 }, (_, at) => `Name ${at}`).join('\n'))).toBe(
    'Search names: at most 200 lines.',
  );
});

it('After a merge, the material that remains has the names and uses of the other one', async () => {
  const { category } = await aLeaf();
  const fromId = await aMaterial(category, { name: 'Old Vitriol', searchNames: 'Spirit of vitriol' });
  const intoId = await aMaterial(category, { searchNames: 'spirit of vitriol\nAcid | de' });
  await app.pool.query(
    `with added as (insert into material_function (name) values ('Pickling') returning id)
     insert into function_material select id, $1, 0 from added`,
    [fromId],
  );
  await admin.data(MERGE, { input: { fromId, intoId, reason } });
  const { rows } = await app.pool.query(
    `select (select array_agg(text order by text) from material_name where product_id = $1) as names,
       (select count(*)::int from function_material where product_id = $1) as uses,
       (select count(*)::int from material_name where product_id = $2) as left`,
    [intoId, fromId],
  );
  expect(rows).toEqual([{ names: ['Acid', 'Old Vitriol', 'spirit of vitriol'], uses: 1, left: 0 }]);
});

it('Only an admin changes the catalogue', async () => {
  const { category } = await aLeaf();
  const member = await app.as(await aUser(app.pool));
  const support = await app.as(await aUser(app.pool, { role: 'support' }));
  for (const caller of [member, support]) {
    const { errors } = await caller.graphql(ADD, { input: { name: 'Mine', categoryId: category } });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await caller.graphql('{ managedMaterials { nodes { id } } }')).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  }
});

it('Names are unique in their place, CAS numbers have a valid check digit, and there are three levels', async () => {
  const { industry, category } = await aLeaf();
  await aMaterial(category, { name: 'Urea' });
  expect(await refusal(ADD, { input: { name: 'UREA', categoryId: category } })).toBe(
    "There is another material 'UREA' in this category.",
  );
  expect(await refusal(ADD, { input: { name: 'Acid', categoryId: category, casNumber: '7664-93-8' } })).toBe(
    'CAS number “7664-93-8” has a wrong check digit. Did you mean 7664-93-9?',
  );
  expect(await refusal(ADD, { input: { name: 'Acid', categoryId: category, casNumber: '7664-93-9, 8014-95-7' } })).toBe(
    'CAS number has several numbers: 7664-93-9, 8014-95-7. Please write one here; further numbers belong among the synonyms.',
  );
  expect(await refusal(ADD, { input: { name: 'Acid', categoryId: category, specifications: 'assay 98 %' } })).toBe(
    "Specifications: 'assay 98 %' must have the form 'name: value'.",
  );
  expect(await refusal(ADD, { input: { name: 'Acid', categoryId: category, referencePrice: '5.00' } })).toBe(
    'A reference price needs a unit, and a unit needs a price.',
  );
  expect(await refusal(ADD_CATEGORY, { input: { name: 'family', parentId: industry } })).toBe(
    "There is another category 'family' here.",
  );
  expect(await refusal(ADD_CATEGORY, { input: { name: 'Fourth', parentId: category } })).toBe(
    'The catalogue has three levels: industry, product family and category.',
  );
});

it('A category moves with everything below it, but keeps its level', async () => {
  const one = await aLeaf();
  const two = await aLeaf();
  const id = await aMaterial(one.category);
  const edit = 'mutation ($id: ID!, $input: CategoryInput!) { saveCategory(id: $id, input: $input) { id } }';
  const input = { name: 'Moved', parentId: two.industry };
  await admin.data(edit, { id: one.family, input });
  const query = 'query ($id: ID!) { product(id: $id) { category { ancestors { id } } } }';
  expect(await app.anyone.data(query, { id })).toEqual({
    product: { category: { ancestors: [{ id: two.industry }, { id: one.family }] } },
  });
  expect(await refusal(edit, { id: one.family, input: { name: 'Moved', parentId: two.family } })).toMatch(
    'A category keeps its level',
  );
});

it('A hidden material is gone from lists, search, nodes and the sitemap; trades keep its name', async () => {
  const { category } = await aLeaf();
  const name = named('Vanishing Salt');
  const id = await aMaterial(category, { name });
  const seller = await aUser(app.pool);
  const offering = await anOffering(app.pool, { user_id: seller.id, product_id: id });
  const buyer = await app.as(await aUser(app.pool));
  const seen = async () => {
    await indexed(app.pool);
    const query = `query ($id: ID!, $category: ID!, $offering: ID!, $search: String!) {
      product(id: $id) { id } node(id: $id) { id } category(id: $category) { products { totalCount } }
      products(search: $search) { totalCount } offering(id: $offering) { materialName product { id } }
      searchSuggestions(query: $search) { suggestions } formerEntry(id: $id) { name newPath } }`;
    const data = await buyer.data<Record<string, unknown>>(query, {
      id,
      category,
      offering: offering.id,
      search: name,
    });
    return { ...data, sitemap: (await app.anyone.get('/sitemap.xml')).text.includes(id) };
  };
  expect(await seen()).toMatchObject({
    product: { id },
    products: { totalCount: 1 },
    formerEntry: null,
    sitemap: true,
  });
  const hidden = { input: { id, isHidden: true, reason } };
  expect(await admin.data(HIDE, hidden)).toEqual({ hideEntry: true });
  expect(await lastAudit()).toMatchObject({ kind: 'catalogue_hidden', subject_id: id });
  const managed = 'query ($search: String) { managedMaterials(search: $search) { nodes { isHidden isShown } } }';
  expect(await admin.data(managed, { search: name })).toEqual({
    managedMaterials: { nodes: [{ isHidden: true, isShown: false }] },
  });
  expect(await seen()).toEqual({
    product: null,
    node: null,
    category: { products: { totalCount: 0 } },
    products: { totalCount: 0 },
    offering: { materialName: name, product: null },
    searchSuggestions: { suggestions: [] },
    formerEntry: { name, newPath: null },
    sitemap: false,
  });
  const post = 'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }';
  const input = { title: 'Salt', description: 'Salt.', quantity: 1, unit: 'MT', price: '1.00', productId: id };
  expect((await buyer.graphql(post, { input })).errors[0]?.message).toBe('This product is no longer offered.');
  const watch = 'mutation ($input: WatchInput!) { watch(input: $input) }';
  expect((await buyer.graphql(watch, { input: { productId: id } })).errors[0]?.message).toBe('Product not found.');

  await admin.data(HIDE, { input: { id, isHidden: false, reason } });
  expect(await seen()).toMatchObject({ product: { id }, offering: { product: { id } }, formerEntry: null });
});

it('A hidden category hides everything below it', async () => {
  const { industry, family, category } = await aLeaf();
  const id = await aMaterial(category);
  const seen = () =>
    app.anyone.data(
      `query ($a: ID!, $b: ID!, $c: ID!) { industry: category(id: $a) { children { id } } category(id: $b) { id } product(id: $c) { id } }`,
      { a: industry, b: category, c: id },
    );
  await admin.data(HIDE, { input: { id: family, isHidden: true, reason } });
  expect(await refusal(HIDE, { input: { id: UNKNOWN_ID, isHidden: true, reason } })).toBe('Entry not found.');
  expect(await seen()).toEqual({ industry: { children: [] }, category: null, product: null });
  await admin.data(HIDE, { input: { id, isHidden: true, reason } });
  await admin.data(HIDE, { input: { id: family, isHidden: false, reason } });
  expect(await seen()).toEqual({ industry: { children: [{ id: family }] }, category: { id: category }, product: null });
});

it('A merge moves offers, RFPs, auctions and watches, and the old address leads to the material that remains', async () => {
  const { category } = await aLeaf();
  const fromId = await aMaterial(category);
  const intoId = await aMaterial(category);
  const seller = await aUser(app.pool);
  const offering = await anOffering(app.pool, { user_id: seller.id, product_id: fromId });
  const rfp = await anRfp(app.pool, { user_id: seller.id, product_id: fromId });
  const auction = await anAuction(app.pool, { user_id: seller.id, product_id: fromId });
  const watcher = await app.as(await aUser(app.pool));
  const watch = 'mutation ($input: WatchInput!) { watch(input: $input) }';
  for (const productId of [fromId, intoId]) await watcher.data(watch, { input: { productId } });
  const logs = () => app.pool.query('select * from auction_event order by auction_id, seq');
  const before = (await logs()).rows;

  expect(await refusal(MERGE, { input: { fromId, intoId: fromId, reason } })).toBe(
    'Please choose two different materials.',
  );
  const merged = await admin.data(MERGE, { input: { fromId, intoId, reason } });
  expect(merged).toEqual({ mergeMaterials: { id: intoId, offerCount: 1 } });
  const query = `query ($offering: ID!, $rfp: ID!, $auction: ID!, $fromId: ID!) {
    offering(id: $offering) { product { id } } rfp(id: $rfp) { product { id } } auction(id: $auction) { product { id } }
    product(id: $fromId) { id } products(watched: true) { nodes { id } } formerEntry(id: $fromId) { newPath } }`;
  const variables = { offering: offering.id, rfp: rfp.id, auction: auction.id, fromId };
  expect(await watcher.data(query, variables)).toEqual({
    offering: { product: { id: intoId } },
    rfp: { product: { id: intoId } },
    auction: { product: { id: intoId } },
    product: null,
    products: { nodes: [{ id: intoId }] },
    formerEntry: { newPath: `/product/${intoId}` },
  });
  expect((await logs()).rows).toEqual(before);
  expect(await lastAudit()).toMatchObject({ kind: 'catalogue_merged', subject_id: intoId });

  // Merged again: the first address leads to the last material.
  const lastId = await aMaterial(category);
  await admin.data(MERGE, { input: { fromId: intoId, intoId: lastId, reason } });
  const former = 'query ($id: ID!) { formerEntry(id: $id) { newPath } }';
  expect(await watcher.data(former, { id: fromId })).toEqual({ formerEntry: { newPath: `/product/${lastId}` } });
});

it('An offering that is posted while its material is merged goes to the material that remains', async () => {
  const { category } = await aLeaf();
  const fromId = await aMaterial(category);
  const intoId = await aMaterial(category);
  const seller = await app.as(await aUser(app.pool));
  const post = 'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }';
  const input = {
    title: 'Late',
    description: 'Posted late.',
    quantity: 1,
    unit: 'MT',
    price: '1.00',
    productId: fromId,
  };
  // The merge has locked the material; the offering waits for it.
  const held = await holding(app.pool, ['select from product where id = $1 for update', [fromId]]);
  const merging = admin.data(MERGE, { input: { fromId, intoId, reason } });
  await waiting(app.pool, 1);
  const posting = seller.data<{ postOffering: { id: string } }>(post, { input });
  await waiting(app.pool, 2);
  await held.end('commit');
  await merging;
  const { id } = (await posting).postOffering;
  const { rows } = await app.pool.query('select product_id from offering where id = $1', [id]);
  expect(rows).toEqual([{ product_id: intoId }]);
  // A form that still holds the old id.
  const later = await seller.data<{ postOffering: { id: string } }>(post, { input });
  const query = 'query ($id: ID!) { offering(id: $id) { productId } product(id: "' + intoId + '") { offerCount } }';
  expect(await seller.data(query, { id: later.postOffering.id })).toEqual({
    offering: { productId: intoId },
    product: { offerCount: 2 },
  });
});

it('An edited name is read at once', async () => {
  const { category } = await aLeaf();
  const id = await aMaterial(category);
  const name = named('New Name');
  await admin.data(EDIT, { id, input: { name, categoryId: category } });
  expect(await app.anyone.data('query ($id: ID!) { product(id: $id) { name } }', { id })).toEqual({
    product: { name },
  });
});
