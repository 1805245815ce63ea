// What a browser test stands on: the demo market on a server of its own, and a browser; both are gone at its end.
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startMarket, type Market } from './startMarket.ts';

/** The demo accounts that the README names. */
export const demo = {
  buyer: { email: 'buyer@feedstock.example', password: 'Feedstock-Demo-1' },
  seller: { email: 'seller@feedstock.example', password: 'Feedstock-Demo-1' },
  both: { email: 'both@feedstock.example', password: 'Feedstock-Demo-1' },
  admin: { email: 'admin@feedstock.example', password: 'Feedstock-Demo-1' },
};

export function openMarket() {
  let market: Market | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    market = await startMarket('demo');
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await market?.stop();
  });

  /** A visitor of their own: cookies and storage are nobody else's. */
  async function visit(width = 1280): Promise<BrowserContext> {
    if (!market || !browser) throw new Error('The market is not open.');
    const context = await browser.newContext({
      baseURL: market.url,
      viewport: { width, height: width > 600 ? 900 : 720 },
      // Steps wait for what they need; an animation on the way would only make them slower.
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(10_000);
    return context;
  }

  return { visit };
}
