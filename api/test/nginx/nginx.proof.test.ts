// The rolling restart of docs/operations.md behind nginx, with the configuration of docker-compose.yml.
import { startInstances, until, type Instances } from '../instanceGroup.ts';
import { tradeDuring } from '../trading.ts';
import { hasNginx, startNginx } from './nginx.ts';

const RESTARTS = Number(process.env['RESTARTS'] ?? 1);
/** The default of docker-compose.yml. */
const DRAIN_SECONDS = '5';

it('nginx is installed', () => {
  if (!hasNginx())
    throw new Error('This proof needs nginx on the PATH: install it, for example with `apt-get install nginx-light`.');
});

(hasNginx() ? describe : describe.skip)('Behind nginx', () => {
  let market: Instances;
  let proxy: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    const environment = { DRAIN_SECONDS, TRUST_PROXY: '1' };
    market = await startInstances({ environments: [environment, environment] });
    proxy = await startNginx(market.all);
  }, 60_000);
  afterAll(async () => {
    await proxy.stop();
    await market.close();
  });

  it(
    'restarting all servers one after the other fails no request, loses no bid and brings sockets back',
    () =>
      tradeDuring(market, { url: proxy.url }, async () => {
        for (let nth = 0; nth < 2 * RESTARTS; nth++) {
          const instance = market.at(nth);
          await instance.terminate();
          await instance.run();
          await until('it is ready', async () => (await fetch(`${instance.url}/readyz`)).ok);
        }
      }),
    180_000 * RESTARTS,
  );
});
