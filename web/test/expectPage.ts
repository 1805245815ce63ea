// Checks the texts of a page, however it was opened.
import type { Page } from 'playwright-core';

export type Sheet = { path: string; heading: string; texts: string[]; fields?: string[] };

export async function expectPage(page: Page, { heading, texts, fields = [] }: Sheet): Promise<void> {
  await page.locator('h1', { hasText: heading }).waitFor();
  for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
  for (const name of fields) await page.getByLabel(name).or(page.getByPlaceholder(name)).first().waitFor();
  expect(await page.locator('h1').allInnerTexts()).toEqual([heading]);
  expect(await page.title()).toMatch(/.+ · Feedstock$/);
}
