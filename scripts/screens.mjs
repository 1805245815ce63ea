// npm run screens [-- --only=product]: a picture of each page into .screens, wide and narrow, light and dark: of the demo
// market with its trader who buys and sells, and of an empty one with somebody who has just registered.
import './node-version.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../web/test/browser.ts';
import { buildIfStale } from './build/ifStale.mjs';
import { root } from './build/files.mjs';
import { pagesOf } from './screens/pages.mjs';
import { somebody } from './screens/somebody.mjs';
import { startServer } from './screens/server.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const folder = join(root, '.screens');
const looks = [1280, 375].flatMap((width) => ['light', 'dark'].map((colorScheme) => ({ width, colorScheme })));

buildIfStale();
if (!values.only) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { demoAccounts } = await import('../api/dist/database/seed/demoAccounts.js');

const browser = await launchBrowser();
try {
  for (const [market, seed] of [
    ['filled', 'demo'],
    ['empty', 'none'],
  ]) {
    const server = await startServer(seed);
    try {
      await picture(market, server.url);
    } finally {
      await server.stop();
    }
  }
} finally {
  await browser.close();
}
console.log(`The pictures are in ${folder}.`);

async function picture(market, url) {
  const pages = await pagesOf(url);
  const cookies = await signIn(market, url);
  for (const { width, colorScheme } of looks) {
    for (const who of ['visitor', 'member']) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: width > 600 ? 900 : 720 },
        baseURL: url,
      });
      if (who === 'member') await context.addCookies(cookies);
      const page = await context.newPage();
      for (const [name, path] of Object.entries(pages[who])) {
        if (values.only && !name.includes(values.only)) continue;
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.screenshot({ path: join(folder, `${name}-${market}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await context.close();
    }
  }
}

async function signIn(market, url) {
  const context = await browser.newContext({ baseURL: url });
  const { email, password } = demoAccounts.find(({ account }) => account === 'both');
  const answer =
    market === 'filled'
      ? await context.request.post('/api/login', { data: { email, password } })
      : await context.request.post('/api/register', { data: somebody });
  if (!answer.ok()) throw new Error(`Nobody could sign in: ${answer.status()} ${await answer.text()}`);
  const { cookies } = await context.storageState();
  await context.close();
  return cookies;
}
