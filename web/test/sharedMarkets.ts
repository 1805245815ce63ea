// Markets that test files share: each opens with the first file that asks for it, and closes with the run.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMarket, type Market } from './startMarket.ts';

export type Seed = 'demo' | 'none';

const ADDRESS = 'FEEDSTOCK_SHARED_MARKETS';

/** For the run's own process; the test files reach it over HTTP, because they run in processes of their own. */
export async function openSharedMarkets(): Promise<() => Promise<void>> {
  const markets = new Map<string, Promise<Market>>();
  const door = createServer((request, response) => {
    // Nothing may keep a test file's process from ending.
    response.setHeader('connection', 'close');
    const seed = request.url === '/none' ? 'none' : 'demo';
    const market = markets.get(seed) ?? startMarket(seed);
    markets.set(seed, market);
    market.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  process.env[ADDRESS] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;

  return async function close() {
    door.close();
    door.closeAllConnections();
    const opened = await Promise.allSettled(markets.values());
    await Promise.all(opened.map((market) => market.status === 'fulfilled' && market.value.stop()));
  };
}

/** The address of the market that the run's test files share. */
export async function sharedMarket(seed: Seed): Promise<string> {
  const answer = await fetch(`${process.env[ADDRESS]}/${seed}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
