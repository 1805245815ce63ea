import { sharedApp, type SharedApp } from '../../../test/app.ts';
import { anOffering } from '../../../test/factories.ts';
import { quoteById, quoteMove } from '../../../test/quotes.ts';
import { aWorld, type World } from '../../../test/world.ts';

let app: SharedApp;
let world: World;
beforeAll(async () => {
  app = await sharedApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

it('A request, an answer and an acceptance make a confirmed order with the agreed terms', async () => {
  const { buyer, seller, other, sellerUser } = world;
  const offering = await anOffering(app.pool, {
    user_id: sellerUser.id,
    quantity: 20,
    minimum_quantity: 10,
    lead_time_days: 5,
  });
  const asked = await quoteMove(buyer, 'requestQuote', { offeringId: offering.id, quantity: 5, note: 'For Vigo' });
  expect(asked).toMatchObject({
    status: 'open',
    awaiting: 'seller',
    revision: {
      number: 1,
      side: 'buyer',
      note: 'For Vigo',
      totalAmount: null,
      terms: { price: null, quantity: 5, unit: 'MT', leadTimeDays: 5 },
    },
    viewerCan: { revise: true, accept: false, decline: false, withdraw: true },
  });
  const answered = await quoteMove(seller, 'reviseQuote', {
    quoteId: asked.id,
    revision: 1,
    price: '90.00',
    deliveryTerms: 'DAP',
  });
  expect(answered).toMatchObject({
    awaiting: 'buyer',
    revision: {
      number: 2,
      side: 'seller',
      totalAmount: '450.00',
      terms: { price: '90.00', quantity: 5, deliveryTerms: 'DAP' },
    },
  });
  const accepted = await quoteMove(buyer, 'acceptQuote', {
    quoteId: asked.id,
    revision: 2,
    purchaseOrderNumber: 'PO 7',
  });
  expect(accepted).toMatchObject({
    status: 'accepted',
    awaiting: null,
    offering: { quantity: 15 },
    order: { status: 'confirmed', totalAmount: '450.00', quantity: 5, terms: { price: '90.00' } },
  });
  expect(await quoteById(other, asked.id)).toBeNull();
});
