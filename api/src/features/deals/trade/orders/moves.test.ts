import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { anOffering, anOrder, aUser } from '../../../../../test/factories.ts';

let app: SharedApp;
let company: Awaited<ReturnType<typeof aCompanyOfTwo>>;
let buyer: Caller;
let id: string;
beforeAll(async () => {
  app = await sharedApp();
  company = await aCompanyOfTwo(app, {}, 'reader');
  const user = await aUser(app.pool);
  buyer = await app.as(user);
  const seller_id = company.owner.user.id;
  const offering = await anOffering(app.pool, { user_id: seller_id });
  ({ id } = await anOrder(app.pool, { buyer_id: user.id, seller_id, offering_id: offering.id, status: 'shipped' }));
});
afterAll(() => app.close());

type Said = Record<string, boolean> & { whyNot: Record<'move' | 'code' | 'message', string>[] };
const read = async (caller: Caller): Promise<Said> => {
  const moves = 'confirm ship confirmDelivery complete cancel setPurchaseOrderNumber whyNot { move code message }';
  const query = `query ($id: ID!) { order(id: $id) { viewerCan { ${moves} } } }`;
  return (await caller.data<{ order: { viewerCan: Said } }>(query, { id })).order.viewerCan;
};
const cancel = (caller: Caller) =>
  caller.refusal('mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { id } }', {
    input: { orderId: id, status: 'cancelled', note: 'Not needed.' },
  });

it('says of each move whether a side can make it, otherwise the first reason', async () => {
  const state = (move: string, participle: string) => ({
    move,
    code: 'ORDER_STATE',
    message: `This order is shipped and cannot be ${participle}.`,
  });
  const ofSeller = (move: string, words: string) => ({
    move,
    code: 'FORBIDDEN',
    message: `Only the seller can ${words} this order.`,
  });
  expect(await read(buyer)).toEqual({
    confirm: false,
    ship: false,
    confirmDelivery: true,
    complete: false,
    cancel: false,
    setPurchaseOrderNumber: true,
    whyNot: [
      ofSeller('confirm', 'confirm'),
      ofSeller('ship', 'ship'),
      state('complete', 'completed'),
      state('cancel', 'cancelled'),
    ],
  });
});

it('puts the role in the company first, in the words of the mutation', async () => {
  const { code, message } = await cancel(company.colleague.caller);
  expect(message).toContain('Your role in the company is reader');
  const { whyNot, ...can } = await read(company.colleague.caller);
  expect(Object.values(can)).toEqual(Array(6).fill(false));
  expect(whyNot).toEqual(Object.keys(can).map((move) => ({ move, code, message })));
});
