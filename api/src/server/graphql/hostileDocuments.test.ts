// Nobody gets a status of the server's failures for a document of their own. Of all root fields `everyArgument.proof.test.ts` is the proof.
import { startApp, type TestApp } from '../../../test/app.ts';
import { ask, failuresAtLimits, isFailure } from '../../../test/atLimits.ts';
import { contractSchema } from '../../../test/contract.ts';
import { aWorld, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

it.each<[string, string, number]>([
  ['introspection beside data', '{ categories { id } __type(name: "Node") { name } }', 200],
  ['introspection twice beside data', '{ a: __schema { description } me { id } b: __type(name: "x") { name } }', 200],
  ['introspection of a mutation', 'mutation { logOut __typename }', 200],
  ['introspection as a mutation', 'mutation { __schema { description } }', 400],
  ['a fragment in itself', '{ ...F } fragment F on Query { ...F }', 400],
  [
    'fragments in a circle',
    '{ ...F } fragment F on Query { me { ...G } } fragment G on User { ...H } fragment H on User { ...G }',
    400,
  ],
  ['a circle that nobody spreads', '{ __typename } fragment F on Query { ...F }', 400],
  ['a subscription', 'subscription { orderChanged { order { id } } }', 400],
  ['a subscription beside introspection', 'subscription { __typename }', 400],
  ['two operations and no name', 'query A { me { id } } query B { me { id } }', 400],
  ['no operation', 'fragment F on Query { __typename }', 400],
  ['nothing', '', 400],
  ['a lone surrogate', '{ product(id: "\\ud800") { id } }', 400],
])('%s: %s', async (_what, document, status) => {
  for (const caller of [app.anyone, world.buyer]) {
    const answered = await ask(caller, document);
    expect([answered.status, isFailure(answered)]).toEqual([status, false]);
  }
});

it('the arguments of some root fields at their limits', async () => {
  const schema = contractSchema();
  for (const [kind, type, names] of [
    ['query', schema.getQueryType(), ['products', 'quotes', 'node']],
    ['mutation', schema.getMutationType(), ['editRfp', 'sendMessage', 'setFileLayout']],
  ] as const) {
    const fields = names.map((name) => type!.getFields()[name]!);
    expect(await failuresAtLimits(kind, fields, world.otherUser.id, () => app.as(world.buyerUser))).toEqual([]);
  }
});
