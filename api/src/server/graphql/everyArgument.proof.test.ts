// Nobody gets a status of the server's failures for arguments at their limits.
import { startApp, type TestApp } from '../../../test/app.ts';
import { failuresAtLimits } from '../../../test/atLimits.ts';
import { aUser } from '../../../test/factories.ts';
import { aWorld, type World } from '../../../test/world.ts';
import { scopeOf } from '../../schema/scope.ts';
import { marketSchema } from '../../slices.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

it.each(['query', 'mutation'] as const)(
  'every argument of each %s at its limits',
  async (kind) => {
    const schema = await marketSchema();
    const admin = await aUser(app.pool, { role: 'admin' });
    const fields = Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())!.getFields());
    expect(fields.length).toBeGreaterThan(50);
    const failures = await failuresAtLimits(kind, fields, world.otherUser.id, (field) =>
      app.as(scopeOf(field) === 'staff' ? admin : world.buyerUser),
    );
    expect(failures).toEqual([]);
  },
  300_000,
);
