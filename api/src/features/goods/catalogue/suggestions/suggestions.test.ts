import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { aCategory, aUser } from '../../../../../test/factories.ts';
import { dailyQuotas } from '../../../../writing/quota.ts';

let app: SharedApp;
let admin: Caller;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
});
afterAll(() => app.close());

const SUGGEST = 'mutation ($input: SuggestMaterialInput!) { suggestMaterial(input: $input) { id status } }';
const ACCEPT = `mutation ($id: ID!, $input: MaterialInput!) {
  acceptSuggestion(id: $id, input: $input) { status product { id name } } }`;
const DECLINE =
  'mutation ($id: ID!, $reason: String!) { declineSuggestion(id: $id, reason: $reason) { status reason } }';
const MINE = '{ mySuggestions { nodes { name status reason product { name } } } }';
const INBOX = '{ messages { nodes { subject content link } } }';

const suggested = async (member: Caller, name: string, more: Record<string, unknown> = {}): Promise<string> => {
  const input = { name, note: 'We buy it every month.', ...more };
  return (await member.data<{ suggestMaterial: { id: string } }>(SUGGEST, { input })).suggestMaterial.id;
};

it('An accepted suggestion becomes a material, as the admin edited it, and its member gets a notice with a link', async () => {
  const { id: categoryId } = await aCategory(app.pool);
  const member = await app.as(await aUser(app.pool));
  const id = await suggested(member, 'Boric Acd', { casNumber: 'CAS-Nr. 10043‑35‑3 (Borsäure)', categoryId });
  expect((await app.pool.query('select cas_number from material_suggestion where id = $1', [id])).rows).toEqual([
    { cas_number: '10043-35-3' },
  ]);
  expect(await member.data(MINE)).toEqual({
    mySuggestions: { nodes: [{ name: 'Boric Acd', status: 'pending', reason: null, product: null }] },
  });
  const input = { name: 'Boric Acid', casNumber: '10043-35-3', categoryId };
  const { acceptSuggestion } = await admin.data<{ acceptSuggestion: { product: { id: string } } }>(ACCEPT, {
    id,
    input,
  });
  const productId = acceptSuggestion.product.id;
  expect(acceptSuggestion).toEqual({ status: 'accepted', product: { id: productId, name: 'Boric Acid' } });
  expect(await member.data(INBOX)).toEqual({
    messages: {
      nodes: [
        {
          subject: 'Now in the catalogue: Boric Acid',
          content: 'Boric Acid, which you suggested, is in the catalogue. You can now post and watch it.',
          link: `/product/${productId}`,
        },
      ],
    },
  });
  const again = await admin.graphql(ACCEPT, { id, input: { ...input, name: 'Other' } });
  expect(again.errors[0]?.extensions.code).toBe('ALREADY_DECIDED');
});

it('A declined suggestion shows its reason to the member', async () => {
  const member = await app.as(await aUser(app.pool));
  const id = await suggested(member, 'Unobtainium');
  expect((await admin.graphql(DECLINE, { id, reason: ' ' })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  await admin.data(DECLINE, { id, reason: 'It does not exist.' });
  expect(await member.data(MINE)).toEqual({
    mySuggestions: {
      nodes: [{ name: 'Unobtainium', status: 'declined', reason: 'It does not exist.', product: null }],
    },
  });
  expect((await member.data<{ messages: { nodes: { content: string }[] } }>(INBOX)).messages.nodes[0]?.content).toMatch(
    'Reason: It does not exist.',
  );
});

it('Suggestions are seen by their member and by admins, and only admins decide', async () => {
  const member = await app.as(await aUser(app.pool));
  const id = await suggested(member, 'Private');
  const other = await app.as(await aUser(app.pool, { role: 'support' }));
  expect(await other.data(MINE)).toEqual({ mySuggestions: { nodes: [] } });
  for (const query of ['{ materialSuggestions { nodes { id } } }', DECLINE])
    expect((await other.graphql(query, { id, reason: 'No.' })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  const list = '{ materialSuggestions(status: pending, first: 100) { nodes { id companyName } } }';
  const { materialSuggestions } = await admin.data<{ materialSuggestions: { nodes: { id: string }[] } }>(list);
  expect(materialSuggestions.nodes.map((each) => each.id)).toContain(id);
});

it('The number of suggestions per day is limited, and a CAS number must be valid', async () => {
  const user = await aUser(app.pool, { created_at: new Date() });
  const member = await app.as(user);
  const wrong = await member.graphql(SUGGEST, { input: { name: 'Acid', note: 'Needed.', casNumber: '7664-93-8' } });
  expect(wrong.errors[0]?.extensions.fields).toHaveProperty('casNumber');
  for (let at = 0; at < dailyQuotas.suggestions.newcomer; at++) await suggested(member, `Acid ${at}`);
  const { errors } = await member.graphql(SUGGEST, { input: { name: 'One more', note: 'Needed.' } });
  expect(errors[0]?.extensions).toMatchObject({ code: 'QUOTA_EXCEEDED', quota: 'suggestions' });
});
