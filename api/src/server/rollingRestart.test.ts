// The order of docs/operations.md: one instance after the other, each waited for until the proxy sends it requests again.
import { openBalancer } from '../../test/balancer.ts';
import { startInstances, until, type Instances } from '../../test/instanceGroup.ts';
import { tradeDuring } from '../../test/trading.ts';

const RESTARTS = Number(process.env['RESTARTS'] ?? 1);

let market: Instances;
let balancer: Awaited<ReturnType<typeof openBalancer>>;
beforeAll(async () => {
  const draining = { DRAIN_SECONDS: '2' };
  market = await startInstances({ environments: [draining, draining] });
  balancer = await openBalancer(market.all);
}, 60_000);
afterAll(async () => {
  balancer.close();
  await market.close();
});

it(
  'Restarting all servers one after the other fails no request, loses no bid and brings sockets back',
  () =>
    tradeDuring(market, { url: balancer.url, socketUrl: () => balancer.ready().url }, async () => {
      for (let nth = 0; nth < 2 * RESTARTS; nth++) {
        const instance = market.at(nth);
        const stopped = instance.terminate();
        await until('it is not ready', async () => (await fetch(`${instance.url}/readyz`)).status === 503);
        const served = await fetch(`${instance.url}/api/products`);
        expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
        await stopped;
        await instance.run();
        await until('it gets requests again', () => balancer.isReady(instance));
      }
    }),
  180_000 * RESTARTS,
);
