import type { BrowserContext, Page } from 'playwright-core';
import { complaintsOf, sticksOut } from './pageChecks.ts';
import { hasAll, type Sheet } from './expectPage.ts';

/** Somebody who opens one page after the other, each by loading it, and checks what holds on every page. */
export async function readerOf(context: BrowserContext) {
  const page = await context.newPage();
  const complaints = complaintsOf(page);

  /** The status of the answer; barriers are looked for by whoever walks. */
  async function open(sheet: Sheet): Promise<number | undefined> {
    const answer = await page.goto(sheet.path);
    await hasAll(page, sheet);
    await isFinished(page);
    expect(await sticksOut(page)).toEqual([]);
    expect(complaints.splice(0)).toEqual([]);
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'(;| 'sha)/);
    return answer?.status();
  }

  return { page, open };
}

const isFinished = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-skeleton], [data-screen-skeleton]'));
