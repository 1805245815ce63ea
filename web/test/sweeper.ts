// Navigates through the app without reloading and checks every page.
import type { BrowserContext, Page } from 'playwright-core';
import { barriersOn, complaintsOf, sticksOut } from './pageChecks.ts';

/** Any loading placeholder. */
const WAITING = '[data-skeleton], [data-screen-skeleton], main [aria-busy="true"]';

const NOWHERE = '/nowhere';

export type Step = {
  path: string;
  /** The name of a button to press, and what it opens. */
  press?: string;
  /** The role of the element that the URL or the button opens. */
  opens?: 'dialog' | 'menu';
};

export async function sweeperOf(context: BrowserContext) {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto('/terms');
  await page.locator('h1').waitFor();

  /** Goes through the 404 page, so that the title of the next page can be told apart. */
  async function walkTo(path: string): Promise<void> {
    await navigate(page, NOWHERE);
    await page.locator('h1', { hasText: '404' }).waitFor();
    if (path !== NOWHERE) {
      await page.evaluate(() => document.querySelector('h1')!.setAttribute('data-left', ''));
      await navigate(page, path);
    }
    await page.waitForFunction(
      (waiting) => document.querySelector('h1:not([data-left])') && !document.querySelector(waiting),
      WAITING,
    );
  }

  /** Problems found on the current page. */
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

/** Navigates within the app, like a link. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    // With the index that the router adds to its own entries; it warns about entries without one.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }));
  }, path);
