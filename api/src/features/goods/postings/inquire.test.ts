import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aWorld, UNKNOWN_ID, type World } from '../../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const INQUIRE =
  'mutation ($input: InquireInput!) { inquire(input: $input) { id subject content isRead link sender { id: userId } } }';
const input = (change: Body = {}): Body => ({ offeringId: world.offering.id, message: 'Which purity?', ...change });

describe('inquire', () => {
  it('sends a message to the seller', async () => {
    const { inquire } = await world.buyer.data(INQUIRE, { input: input({ quantity: 1500 }) });
    expect(inquire).toEqual({
      id: expect.any(String),
      subject: 'Inquiry: Acid',
      content: 'Quantity: 1,500 MT\n\nWhich purity?',
      isRead: false,
      link: `/offerings/${world.offering.id}`,
      sender: { id: world.buyerUser.id },
    });
    const [message] = await world.seller.read<Body[]>('/api/messages?limit=1');
    expect(message).toMatchObject({
      id: inquire?.['id'],
      subject: 'Inquiry: Acid',
      isRead: false,
      sender: { firstName: 'Ana', email: null },
    });
    expect(await world.seller.read('/api/dashboard/stats')).toMatchObject({ unreadMessages: 1 });
  });

  it('needs no quantity', async () => {
    const { inquire } = await world.buyer.data(INQUIRE, { input: input({ quantity: null }) });
    expect(inquire).toMatchObject({ content: 'Which purity?' });
  });

  it('sends one message for a retry', async () => {
    const again = { input: input({ idempotencyKey: 'mine' }) };
    const { inquire: first } = await world.buyer.data(INQUIRE, again);
    const before = await app.fingerprint();
    expect((await world.buyer.data(INQUIRE, again))['inquire']).toEqual(first);
    expect(await app.fingerprint()).toEqual(before);
  });

  it.each([
    [{ message: ' ' }, 'BAD_USER_INPUT', 'Please fill in all required fields.'],
    [{ message: 'x'.repeat(2001) }, 'BAD_USER_INPUT', 'Message must be at most 2000 characters.'],
    [{ quantity: 0 }, 'BAD_USER_INPUT', 'Quantity must be a positive whole number.'],
    [{ offeringId: 'abc' }, 'BAD_USER_INPUT', 'Offering is not a valid id.'],
    [{ offeringId: UNKNOWN_ID }, 'NOT_FOUND', 'Offering not found.'],
  ])('refuses %j and writes nothing', async (change, code, message) => {
    const before = await app.fingerprint();
    expect(await world.buyer.refusal(INQUIRE, { input: input(change) })).toMatchObject({ code, message });
    expect(await app.fingerprint()).toEqual(before);
  });

  it('refuses the seller and visitors', async () => {
    expect(await world.seller.refusal(INQUIRE, { input: input() })).toMatchObject({
      code: 'OWN_POSTING',
      status: 409,
      message: 'This is your own offering.',
    });
    expect(await app.anyone.refusal(INQUIRE, { input: input() })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
