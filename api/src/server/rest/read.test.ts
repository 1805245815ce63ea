import { startApp, type TestApp } from '../../../test/app.ts';
import type { Body } from '../../../test/caller.ts';
import { aCompanyProfile, aUser } from '../../../test/factories.ts';
import { expectKeys } from '../../../test/shapes.ts';
import { aWorld, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

describe('REST reads', () => {
  it('the user', async () => {
    const user = await world.buyer.read('/api/user');
    expectKeys(user, 'user');
    expect(user).toMatchObject({
      id: world.buyerUser.id,
      email: world.buyerUser.email,
      firstName: 'Ana',
      role: 'both',
    });
  });

  it('categories', async () => {
    const [category] = await world.buyer.read<Body[]>('/api/categories');
    expectKeys(category, 'category');
    expect(category).toMatchObject({ parentId: null, level: 'industry' });
  });

  it('products', async () => {
    const [product] = await world.buyer.read<Body[]>('/api/products');
    expectKeys(product, 'product');
    expectKeys(product?.['category'], 'category');
    expect(product).toMatchObject({
      specifications: { assay: '98 %' },
      safetyData: { signal_word: 'Danger' },
      offerCount: 1,
      lowestPrice: '100.50',
    });
    expect(await world.buyer.read(`/api/products/${world.product.id}`)).toEqual(product);
  });

  it('suppliers, with e-mail addresses for members only', async () => {
    const profile = await aCompanyProfile(app.pool, {
      user_id: world.sellerUser.id,
      address: 'Rua 1',
      contact_email: 'trade@acme.example',
      verification_status: 'approved',
    });
    const path = `/api/products/${world.product.id}/suppliers`;
    const offer = {
      user: {
        id: world.sellerUser.id,
        companyName: world.sellerUser.company_name,
        firstName: 'Ana',
        lastName: 'Ruiz',
        email: 'trade@acme.example',
      },
      companyProfile: {
        companyName: 'Acme Official',
        address: 'Rua 1',
        phone: '+34 91 123 45 67',
        verificationStatus: 'approved',
        id: profile.id,
        contactEmail: 'trade@acme.example',
        registrationCountry: 'Spain',
      },
      offering: { id: world.offering.id, price: '100.50', unit: 'MT', quantity: 20 },
    };
    expect(await world.buyer.read(path)).toEqual([offer]);
    expect(await app.anyone.read(path)).toEqual([
      {
        ...offer,
        user: { ...offer.user, email: null },
        companyProfile: { ...offer.companyProfile, contactEmail: null },
      },
    ]);
  });

  it('RFPs, offerings, auctions, messages', async () => {
    const [rfp] = await app.anyone.read<Body[]>('/api/rfps');
    expectKeys(rfp, 'rfp');
    expectKeys((await app.anyone.read<Body[]>('/api/offerings'))[0], 'offering');
    expectKeys((await app.anyone.read<Body[]>('/api/auctions'))[0], 'auction');
    const [message] = await world.buyer.read<Body[]>('/api/messages');
    expectKeys(message, 'message');
    expectKeys(message?.['sender'], 'sender');
  });

  it('of messages and conversations who writes, for which company, and about what', async () => {
    const user = await aUser(app.pool);
    const buyer = await app.as(user);
    const company = await aCompanyProfile(app.pool, { user_id: user.id, verification_status: 'approved' });
    const badge = { id: company.id, companyName: company['company_name'], verificationStatus: 'approved' };
    const asked = await buyer.post('/api/quotes', { offeringId: world.offering.id, quantity: 2 });
    const { id } = JSON.parse(asked.text) as { id: string };
    expect((await world.seller.read<Body[]>('/api/messages'))[0]).toMatchObject({
      kind: 'quote',
      aboutId: id,
      sender: { id: user.id, company: badge },
    });
    const subject = { type: 'Offering', id: world.offering.id, title: expect.any(String) };
    expect((await world.seller.read<Body[]>('/api/conversations'))[0]).toMatchObject({
      subject,
      counterparty: { userId: user.id, company: badge },
    });
    const conversation = (await buyer.read<{ id: string }[]>('/api/conversations'))[0]!;
    const path = `/api/conversations/${conversation.id}/messages`;
    const { text } = await world.seller.post(path, { content: 'Can you take 6 MT?' });
    expect(JSON.parse(text)).toMatchObject({ kind: 'text', aboutId: null, conversation: { id: conversation.id } });
  });

  it('statistics, prices and a missing company profile', async () => {
    expectKeys(await world.buyer.read('/api/dashboard/stats'), 'stats');
    for (const path of ['/api/commodity-prices', '/api/price-index']) {
      const { data, lastUpdated, ...more } = await app.anyone.read<{ data: Body[]; lastUpdated: string }>(path);
      expectKeys(data[0], 'commodity');
      expect([data[0], lastUpdated, more]).toEqual([
        expect.objectContaining({ currentPrice: '310.00', error: false }),
        expect.stringMatching(/Z$/),
        {},
      ]);
    }
    expect((await world.other.get('/api/company-profile')).text).toBe('null');
  });

  it('suggestions', async () => {
    const { text } = await world.buyer.post('/api/ai/search-suggestions', { query: 'sulfuric' });
    const found = JSON.parse(text) as { suggestions: string[]; suggestedActions: Body[] };
    expect(Object.keys(found)).toEqual([
      'suggestions',
      'alternatives',
      'categories',
      'suggestedActions',
      'reasons',
      'understood',
      'prefills',
    ]);
    expect(found.suggestions).toEqual([world.product.name]);
    expect(found.suggestedActions.map((action) => Object.keys(action).join(' '))).toEqual(
      Array(3).fill('id title description icon requiresAuth'),
    );
    expect(found.suggestedActions.map(({ id, icon }) => [id, icon])).toEqual([
      ['start-rfp', 'FileText'],
      ['start-auction', 'Gavel'],
      ['marketplace-post', 'ShoppingCart'],
    ]);
  });
});
