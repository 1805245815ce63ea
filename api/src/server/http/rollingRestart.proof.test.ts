// The order of docs/operations.md: one instance after the other, each waited for until the proxy sends it requests again.
import { once } from 'node:events';
import { openBalancer } from '../../../test/balancer.ts';
import { startInstances, until, type Instances } from '../../../test/instanceGroup.ts';
import { tradeDuring } from '../../../test/trading.ts';
import { openTcp, requestText } from '../../../test/wire.ts';

const RESTARTS = Number(process.env['RESTARTS'] ?? 1);
/** A second, as `npm run prove` expects; more beside other tests. */
const WITHIN_MS = RESTARTS > 1 ? 1_000 : 3_000;

let market: Instances;
let balancer: Awaited<ReturnType<typeof openBalancer>>;
beforeAll(async () => {
  const draining = { DRAIN_SECONDS: '1' };
  market = await startInstances({ environments: [draining, draining] });
  balancer = await openBalancer(market.all);
}, 60_000);
afterAll(async () => {
  balancer.close();
  await market.close();
});

/** Sends requests on one connection, such as a proxy keeps. */
const keptConnection = async (url: string) => {
  const socket = await openTcp(url);
  socket.once('end', () => socket.destroy());
  return async (): Promise<string> => {
    socket.write(requestText('GET /livez'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return String(answer);
  };
};

it(
  'Restarting all servers one after the other fails no request, loses no bid and brings sockets back',
  () =>
    tradeDuring(market, { url: balancer.url, socketUrl: () => balancer.ready().url, within: WITHIN_MS }, async () => {
      for (let nth = 0; nth < 2 * RESTARTS; nth++) {
        const instance = market.at(nth);
        const kept = await keptConnection(instance.url);
        const stopped = instance.terminate();
        await until('it is not ready', async () => (await fetch(`${instance.url}/readyz`)).status === 503);
        expect(await kept()).not.toContain('connection: close');
        await until('new connections are refused', () =>
          openTcp(instance.url).then(
            (socket) => !socket.destroy(),
            () => true,
          ),
        );
        expect(await kept()).toContain('connection: close');
        await stopped;
        await instance.run();
        await until('it gets requests again', () => balancer.isReady(instance));
      }
    }),
  180_000 * RESTARTS,
);
