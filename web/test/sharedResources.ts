// Resources shared by test files: each is opened by the first file that needs it and closed at the end of the run.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveBrowser } from './browser.ts';
import { sharedAddress, SHARED, type SharedName } from './sharedAddress.ts';
import { seedMarket } from './seedMarket.ts';
import { startMarket } from './startMarket.ts';

/** Passed as a URL or path, because test files run in separate processes. */
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

/** For the process of the run itself. */
export async function openShared(): Promise<() => Promise<void>> {
  const opened = new Map<string, Promise<Shared>>();
  const door = createServer((request, response) => {
    // Must not keep a test file's process alive.
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
