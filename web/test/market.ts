// The market of a browser test and its visitors, which are closed after the test.
import type { Browser, BrowserContext, BrowserType } from 'playwright-core';
import { keepSeenTexts, recordTexts } from './seenTexts.ts';
import { sharedAddress } from './sharedAddress.ts';
import { startMarket, type Market, type Seed } from './startMarket.ts';

declare global {
  /** Set by `browserEnvironment.mjs`. */
  var chromium: BrowserType;
}

/** The demo accounts that the README names. */
export const demo = {
  buyer: { email: 'buyer@feedstock.example', password: 'Feedstock-Demo-1' },
  seller: { email: 'seller@feedstock.example', password: 'Feedstock-Demo-1' },
  both: { email: 'both@feedstock.example', password: 'Feedstock-Demo-1' },
  admin: { email: 'admin@feedstock.example', password: 'Feedstock-Demo-1' },
};

type Account = { email: string; password: string };

/** A market on a server of its own, which ends with the test file, with further settings of the server. */
export const openMarket = (seed: Seed = 'demo', settings?: () => Promise<Record<string, string>>) =>
  market(async () => startMarket(seed, seed === 'demo' ? await sharedAddress('seed') : undefined, await settings?.()));

/** A market that other test files trade on too: what they do may be seen, so only what is one's own can be counted. */
export const joinMarket = (seed: Seed = 'demo') =>
  market(async () => ({ url: await sharedAddress(seed), stop: () => Promise.resolve() }));

function market(open: () => Promise<Market>) {
  let market: Market | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    [market, browser] = await Promise.all([open(), sharedAddress('browser').then((url) => chromium.connect(url))]);
  });
  afterAll(async () => {
    keepSeenTexts(expect.getState().testPath ?? 'unknown');
    await browser?.close();
    await market?.stop();
  });

  /** A visitor with separate cookies and storage. */
  async function visit(
    width = 1280,
    colorScheme: 'light' | 'dark' = 'light',
    timezoneId?: string,
  ): Promise<BrowserContext> {
    if (!market || !browser) throw new Error('The market is not open.');
    const context = await browser.newContext({
      baseURL: market.url,
      viewport: { width, height: width > 600 ? 900 : 720 },
      colorScheme,
      ...(timezoneId && { timezoneId }),
      // Steps wait for what they need; an animation on the way would only make them slower.
      reducedMotion: 'reduce',
    });
    // On a busy machine a page may take long; a test that fails waits this long once.
    context.setDefaultTimeout(120_000);
    await recordTexts(context);
    return context;
  }

  /** A visitor who has signed in. */
  async function enter(account: Account, width?: number, colorScheme?: 'light' | 'dark'): Promise<BrowserContext> {
    const context = await visit(width, colorScheme);
    const answer = await context.request.post('/api/login', { data: account });
    if (!answer.ok()) throw new Error(await answer.text());
    return context;
  }

  /** The data folder of a market of one's own, for commands of the operator. */
  const dataDir = (): string => {
    if (!market?.dataDir) throw new Error('Only a market of its own has a known data folder.');
    return market.dataDir;
  };

  return { visit, enter, dataDir };
}
