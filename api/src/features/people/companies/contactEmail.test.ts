import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import { aCompanyProfile, aMessage, anOrder, aUser } from '../../../../test/factories.ts';
import { aWorld, type World } from '../../../../test/world.ts';

let app: SharedApp;
let world: World;
const contact = 'trade@atlas.example';
beforeAll(async () => {
  app = await sharedApp();
  world = await aWorld(app);
  const { sellerUser, buyerUser, offering } = world;
  await aCompanyProfile(app.pool, { user_id: sellerUser.id, contact_email: contact });
  await anOrder(app.pool, { offering_id: offering.id, buyer_id: buyerUser.id, seller_id: sellerUser.id });
  await aMessage(app.pool, { sending_user_id: buyerUser.id, recipient_id: sellerUser.id });
});
afterAll(() => app.close());

/** Every way to another member's email address. */
const EVERYWHERE = `query ($product: ID!, $offering: ID!, $auction: ID!, $rfp: ID!) {
  product(id: $product) {
    suppliers { user { id email } companyProfile { contactEmail user { email } } offering { user { email } } }
  }
  offering(id: $offering) { user { email companyProfile { contactEmail user { email } } } orders { nodes { seller { email } buyer { email } } } }
  auction(id: $auction) { user { email } bids { nodes { user { email } } } }
  rfp(id: $rfp) { user { email } bids { nodes { user { email } } } }
}`;
const INBOX = '{ messages { nodes { sender { id: userId email } } } }';
const variables = () => ({
  product: world.product.id,
  offering: world.offering.id,
  auction: world.auction.id,
  rfp: world.rfp.id,
});
const everywhere = async (caller: World['other']) => JSON.stringify(await caller.data(EVERYWHERE, variables()));

test('Other members find the contact address of the company on every path, never the login address', async () => {
  const seen = await everywhere(world.other);
  expect(seen).toContain(contact);
  for (const user of [world.sellerUser, world.buyerUser]) expect(seen).not.toContain(user.email);
});

test('REST has the contact address too', async () => {
  const suppliers = await world.other.read<{ user: object }[]>(`/api/products/${world.product.id}/suppliers`);
  expect(suppliers).toEqual([expect.objectContaining({ user: expect.objectContaining({ email: contact }) })]);
  const [message] = await world.buyer.read<{ sender: object }[]>('/api/messages');
  expect(message?.sender).toMatchObject({ id: world.sellerUser.id, email: contact });
});

test('A message of a member without a contact address has none', async () => {
  const { messages } = await world.seller.data(INBOX);
  expect(messages).toEqual({ nodes: [{ sender: { id: world.buyerUser.id, email: null } }] });
});

test('Visitors get no address', async () => {
  const { product } = await app.anyone.data(
    `query ($product: ID!) { product(id: $product) { suppliers { user { email } companyProfile { contactEmail } } } }`,
    { product: world.product.id },
  );
  expect(product).toEqual({ suppliers: [{ user: { email: null }, companyProfile: { contactEmail: null } }] });
});

test('The login address is for its owner and for admins, not for support', async () => {
  const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
  const support = await app.as(await aUser(app.pool, { role: 'support' }));
  for (const [caller, isShown] of [
    [world.seller, true],
    [admin, true],
    [support, false],
  ] as const)
    expect((await everywhere(caller)).includes(world.sellerUser.email)).toBe(isShown);
});

test('A company can set and remove its contact address', async () => {
  const SAVE = 'mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { contactEmail } }';
  const member = await app.as(await aUser(app.pool));
  const save = (contactEmail: string | null) =>
    member.data(SAVE, { input: { companyName: 'Acme', phone: '+34 91 123 45 67', contactEmail } });
  expect(await save(' office@acme.example ')).toEqual({ saveCompanyProfile: { contactEmail: 'office@acme.example' } });
  expect(await save('')).toEqual({ saveCompanyProfile: { contactEmail: null } });
});
