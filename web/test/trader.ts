// A person with a browser: helpers to press, type and read API responses.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { complaintsOf } from './pageChecks.ts';

export type Trader = Awaited<ReturnType<typeof openTrader>>;

/** A trader with a page. */
export async function openTrader(context: BrowserContext) {
  const page = await context.newPage();
  const complaints = complaintsOf(page);

  return {
    page,
    complaints,
    see: (text: string | RegExp, within: Page | Locator = page) => within.getByText(text).first().waitFor(),
    heading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor(),
    press: (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name }).click(),
    follow: (name: string | RegExp, within: Page | Locator = page) =>
      within.getByRole('link', { name, exact: true }).first().click(),
    choose: (tab: string) => page.getByRole('tab', { name: tab }).click(),

    /** Fills fields by label; options of a select are chosen. */
    async fill(values: Record<string, string>, within: Page | Locator = page) {
      for (const [label, value] of Object.entries(values)) {
        const field = within.getByLabel(label, { exact: true }).or(within.getByLabel(`${label} (optional)`));
        if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
          await field.selectOption({ label: value });
        else await field.fill(value);
      }
    },

    /** The visible toast; a dialog above it hides it from the accessibility tree. */
    toast: (title: string, description: string) =>
      page
        .getByRole('region', { name: 'Notifications (F8)', includeHidden: true })
        .getByRole('listitem', { includeHidden: true })
        .filter({ hasText: title })
        .filter({ hasText: description })
        .waitFor(),

    async rest<Answer>(path: string): Promise<Answer> {
      const response = await context.request.get(path);
      if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
      return (await response.json()) as Answer;
    },

    async graphql<Data>(query: string, variables: object = {}): Promise<Data> {
      const response = await context.request.post('/graphql', { data: { query, variables } });
      const { data, errors } = (await response.json()) as { data: Data; errors?: unknown[] };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}
