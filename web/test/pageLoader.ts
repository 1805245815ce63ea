import type { BrowserContext, Page } from 'playwright-core';
import { complaintsOf, sticksOut } from './pageChecks.ts';
import { navigate } from './sweeper.ts';
import { expectPage, type Sheet } from './expectPage.ts';

/** Opens pages one after the other and checks each. */
export async function pageLoaderOf(context: BrowserContext) {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const loaded = new Set<string>();

  /**
   * Loads the first state of a screen and navigates to its further ones, because loading is slow. Accessibility is
   * checked by the caller.
   */
  async function open(sheet: Sheet): Promise<void> {
    const { pathname } = new URL(sheet.path, 'http://market');
    if (loaded.has(pathname)) await navigate(page, sheet.path);
    else {
      const answer = await page.goto(sheet.path);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'(;| 'sha)/);
    }
    loaded.add(pathname);
    await expectPage(page, sheet);
    await isFinished(page);
    expect(await sticksOut(page)).toEqual([]);
    expect(complaints.splice(0)).toEqual([]);
  }

  return { page, open };
}

const isFinished = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-skeleton], [data-screen-skeleton]'));
