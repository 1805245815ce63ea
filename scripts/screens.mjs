// npm run screens [-- --only=product,order]: saves a screenshot of each screen to .screens, wide and narrow, light and dark: of the demo
// market with a demo trader, and of an empty one with a newly registered trader.
import './node-version.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../web/test/browser.ts';
import { startMarket } from '../web/test/startMarket.ts';
import { buildIfStale } from './build/ifStale.mjs';
import { root } from './build/files.mjs';
import { pagesOf } from './screens/pages.mjs';
import { demoTrader } from './screens/demoTrader.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const folder = join(root, '.screens');
const only = values.only?.split(',');
const isWanted = (name) => !only || only.some((part) => name.includes(part));
const looks = [1280, 375].flatMap((width) => ['light', 'dark'].map((colorScheme) => ({ width, colorScheme })));

buildIfStale();
if (!values.only) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { demoAccounts } = await import('../api/dist/seed/demoAccounts.js');

const browser = await launchBrowser();
try {
  for (const [name, seed] of [
    ['filled', 'demo'],
    ['empty', 'none'],
  ]) {
    const market = await startMarket(seed);
    try {
      await pictureMarket(name, market.url);
    } finally {
      await market.stop();
    }
  }
} finally {
  await browser.close();
}
console.log(`The pictures are in ${folder}.`);

async function pictureMarket(market, url) {
  const cookies = await signIn(market, url);
  // The empty market has no admin.
  const signedIn = { member: cookies, ...(market === 'filled' && { admin: await signIn(market, url, 'admin') }) };
  const pages = await pagesOf(url, cookies);
  for (const { width, colorScheme } of looks) {
    // In parallel.
    await Promise.all(
      ['visitor', ...Object.keys(signedIn)].map(async (who) => {
        const context = await browser.newContext({
          colorScheme,
          viewport: { width, height: width > 600 ? 900 : 720 },
          reducedMotion: 'reduce',
          baseURL: url,
        });
        if (signedIn[who]) await context.addCookies(signedIn[who]);
        for (const [name, page] of Object.entries(pages[who])) {
          const { below = Infinity, ...view } = typeof page === 'string' ? { path: page } : page;
          if (width >= below || !isWanted(name)) continue;
          await picture(context, view, join(folder, `${name}-${market}-${width}-${colorScheme}.png`));
        }
        await context.close();
      }),
    );
  }
}

async function picture(context, { path, press, as, isDialog = false }, file) {
  const page = await context.newPage();
  if (as) await page.addInitScript((mode) => localStorage.setItem('userRole', mode), as);
  await page.goto(path, { waitUntil: 'networkidle' });
  if (isDialog) await page.getByRole('dialog').waitFor();
  const pressed = isDialog ? page.getByRole('dialog') : page;
  if (press) await pressed.getByRole('button', { name: press }).first().click();
  if (press) await page.waitForTimeout(600);
  // Fixed overlays cover only the viewport, so those pages are not captured at full height.
  await page.screenshot({ path: file, fullPage: !isDialog && !press });
  if (as) await page.evaluate(() => localStorage.removeItem('userRole'));
  await page.close();
}

async function signIn(market, url, name = 'both') {
  const context = await browser.newContext({ baseURL: url });
  const { email, password } = demoAccounts.find(({ account }) => account === name);
  const answer =
    market === 'filled'
      ? await context.request.post('/api/login', { data: { email, password } })
      : await context.request.post('/api/register', { data: demoTrader });
  if (!answer.ok()) throw new Error(`Sign-in failed: ${answer.status()} ${await answer.text()}`);
  const { cookies } = await context.storageState();
  await context.close();
  return cookies;
}
