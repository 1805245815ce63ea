// Replaces, delays or fails responses of single operations; all other requests go to the server.
import type { Page, Route } from 'playwright-core';

/** Removes the answers that the server embeds in pages, so that the app requests everything itself. */
const dropEmbeddedAnswers = (page: Page) =>
  page.addInitScript(() => {
    const take = () => document.getElementById('first-answers')?.remove();
    new MutationObserver(take).observe(document, { childList: true, subtree: true });
  });

type Call = { operationName: string; variables: Record<string, unknown> };

/** Replaces the response of one operation. */
async function onCall(page: Page, operation: string, answer: (route: Route, call: Call) => Promise<void>) {
  await dropEmbeddedAnswers(page);
  await page.route('**/graphql', (route) => {
    const call = route.request().postDataJSON() as Call;
    return call.operationName === operation ? answer(route, call) : route.fallback();
  });
}

type Fault = { status?: number; message?: string; code?: string };

/** Fails the operation, by default with an internal server error. */
export const failOperation = (
  page: Page,
  operation: string,
  { status = 500, message = '', code = 'INTERNAL' }: Fault = {},
) =>
  onCall(page, operation, (route) =>
    route.fulfill({
      status,
      contentType: 'application/graphql-response+json',
      json: { errors: [{ message, extensions: { code, status } }], data: null },
    }),
  );

/** The server carries the operation out, and each of its answers is lost. */
export const loseAnswers = (page: Page, operation: string) =>
  onCall(page, operation, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

/** Changes the operation's response. */
export const changeResponse = <Data>(page: Page, operation: string, changed: (data: Data, call: Call) => unknown) =>
  onCall(page, operation, async (route, call) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Data };
    await route.fulfill({ response, json: { data: changed(data, call) } });
  });

/** Holds the operation's responses back until they are released. */
export async function holdResponses(page: Page, operation: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await onCall(page, operation, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** Sends everything to the server again, after pending responses have arrived. */
export const restoreResponses = (page: Page) => page.unrouteAll({ behavior: 'wait' });
