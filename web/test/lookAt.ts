import type { BrowserContext } from 'playwright-core';
import { complaintsOf, sticksOut } from './pageChecks.ts';

export type Sheet = { path: string; heading: string; texts: string[]; fields?: string[] };

/** Opens a page, waits until all of it is there, and checks what holds on every page; barriers are the sweep's. */
export async function lookAt(context: BrowserContext, { path, heading, texts, fields = [] }: Sheet) {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const answer = await page.goto(path);
  await page.locator('h1', { hasText: heading }).waitFor();
  for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
  for (const name of fields) await page.getByLabel(name).or(page.getByPlaceholder(name)).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-skeleton], [data-screen-skeleton]'));

  expect(await page.locator('h1').allInnerTexts()).toEqual([heading]);
  expect(await page.title()).toMatch(/.+ · Feedstock$/);
  expect(await sticksOut(page)).toEqual([]);
  expect(complaints).toEqual([]);
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self'(;| 'sha)/);
  await page.close();
  return answer?.status();
}
