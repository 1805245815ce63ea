// Somebody who walks through the app without loading it anew, and has every page examined.
import type { BrowserContext, Page } from 'playwright-core';
import { barriersOn, complaintsOf, sticksOut } from './pageChecks.ts';

/** Anything that still stands for what is on its way. */
const WAITING = '[data-skeleton], [data-screen-skeleton], main [aria-busy="true"]';

const NOWHERE = '/nowhere';

export type Step = {
  path: string;
  /** A button to press there, by its name, and what it opens. */
  press?: string;
  /** What the address or the button opens, by its role. */
  opens?: 'dialog' | 'menu';
};

export async function sweeperOf(context: BrowserContext) {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto('/terms');
  await page.locator('h1').waitFor();

  /** By way of the page that is none, whose title is told from the next one's by a mark. */
  async function walkTo(path: string): Promise<void> {
    await go(page, NOWHERE);
    await page.locator('h1', { hasText: '404' }).waitFor();
    if (path !== NOWHERE) {
      await page.evaluate(() => document.querySelector('h1')!.setAttribute('data-left', ''));
      await go(page, path);
    }
    await page.waitForFunction(
      (waiting) => document.querySelector('h1:not([data-left])') && !document.querySelector(waiting),
      WAITING,
    );
  }

  /** What is wrong with what is there; nothing, one hopes. */
  const findings = async (): Promise<string[]> => [
    ...(await barriersOn(page)),
    ...(await sticksOut(page)),
    ...complaints.splice(0),
  ];

  async function examine({ path, press, opens }: Step): Promise<string[]> {
    await walkTo(path);
    if (press) await page.getByRole('button', { name: press, exact: true }).filter({ visible: true }).first().click();
    if (opens) await page.getByRole(opens).first().waitFor();
    if (opens) await page.waitForFunction((waiting) => !document.querySelector(waiting), WAITING);

    const found = await findings();
    if (opens) {
      await page.keyboard.press('Escape');
      await page.getByRole(opens).first().waitFor({ state: 'detached' });
    }
    return found.map((each) => `${path}${press ? ` (${press})` : ''}: ${each}`);
  }

  return { page, walkTo, findings, examine, close: () => page.close() };
}

/** As a link would. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    // With the index that the router gives its own entries; it warns of any other.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }));
  }, path);
