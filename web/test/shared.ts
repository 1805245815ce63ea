// What test files share: each opens with the first file that asks for it, and closes with the run.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveBrowser } from './browser.ts';
import { sharedAddress, SHARED, type SharedName } from './sharedAddress.ts';
import { seedMarket } from './seedMarket.ts';
import { startMarket } from './startMarket.ts';

/** Reached by its address, or where it lies, because test files run in processes of their own. */
type Shared = { url: string; stop: () => Promise<void> };

const ways: Record<SharedName, () => Promise<Shared>> = {
  demo: async () => startMarket('demo', await sharedAddress('seed')),
  none: () => startMarket('none'),
  async seed() {
    const { folder, stop } = await seedMarket();
    return { url: folder, stop };
  },
  async browser() {
    const browser = await serveBrowser();
    return { url: browser.wsEndpoint(), stop: () => browser.close() };
  },
};

/** For the run's own process. */
export async function openShared(): Promise<() => Promise<void>> {
  const opened = new Map<string, Promise<Shared>>();
  const door = createServer((request, response) => {
    // Nothing may keep a test file's process from ending.
    response.setHeader('connection', 'close');
    const name = request.url!.slice(1) as SharedName;
    const shared = opened.get(name) ?? ways[name]();
    opened.set(name, shared);
    shared.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  process.env[SHARED] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;

  return async function close() {
    door.close();
    door.closeAllConnections();
    const all = await Promise.allSettled(opened.values());
    await Promise.all(all.map((shared) => shared.status === 'fulfilled' && shared.value.stop()));
  };
}
