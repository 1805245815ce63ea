// The rolling restart of docs/operations.md behind nginx, with the configuration of docker-compose.yml.
import { once } from 'node:events';
import { request } from 'node:http';
import { startInstances, until, type Instances } from '../instanceGroup.ts';
import { tradeDuring } from '../trading.ts';
import { absentServer, hasNginx, silentServer, startNginx } from './nginx.ts';

const RESTARTS = Number(process.env['RESTARTS'] ?? 1);
/** The default of docker-compose.yml. */
const DRAIN_SECONDS = '5';
/** The server that is gone holds up a socket for a second. */
const WITHIN_MS = 2_500;

it('nginx is installed', () => {
  if (!hasNginx())
    throw new Error('This proof needs nginx on the PATH: install it, for example with `apt-get install nginx-light`.');
});

(hasNginx() ? describe : describe.skip)('Behind nginx', () => {
  let market: Instances;
  let proxy: Awaited<ReturnType<typeof startNginx>>;
  let absent: Awaited<ReturnType<typeof absentServer>>;
  beforeAll(async () => {
    const environment = { DRAIN_SECONDS, TRUST_PROXY: '1' };
    market = await startInstances({ environments: [environment, environment] });
    absent = await absentServer();
    proxy = await startNginx([market.at(0), market.at(1)], absent);
  }, 60_000);
  afterAll(async () => {
    await proxy.stop();
    await absent.close();
    await market.close();
  });

  it(
    'restarting all servers one after the other, beside one that is gone, fails no request, loses no bid and brings sockets back',
    () =>
      tradeDuring(market, { url: proxy.url, within: WITHIN_MS }, async () => {
        for (let nth = 0; nth < 2 * RESTARTS; nth++) {
          const instance = market.at(nth);
          await instance.terminate();
          await instance.run();
          await until('it is ready', async () => (await fetch(`${instance.url}/readyz`)).ok);
        }
      }),
    180_000 * RESTARTS,
  );

  it('a request to servers that froze is given up after half a minute, and a socket is not', async () => {
    const frozen = [await silentServer(), await silentServer()] as const;
    const { url, stop } = await startNginx(frozen);
    let isOver = false;
    const headers = { connection: 'upgrade', upgrade: 'websocket' };
    const socket = request(`${url}/graphql`, { headers })
      .on('error', () => undefined)
      .on('close', () => (isOver = true))
      .end();
    await once(socket, 'finish');
    const answers = await Promise.all(
      ['/graphql', '/api/bids'].map((path) => fetch(`${url}${path}`, { method: 'POST', body: '{}' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([504, 504]);
    expect(isOver).toBe(false);
    socket.destroy();
    await stop();
    await Promise.all(frozen.map((server) => server.close()));
  }, 120_000);
});
