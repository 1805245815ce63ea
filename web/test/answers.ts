// What the server answers to a page, made to be late, to fail or to say something else; all other calls go through.
import type { Page, Route } from 'playwright-core';

/** Pages lose the answers that the server wrote into them before the app reads them, so that all they show is asked for. */
export const unanswered = (page: Page) =>
  page.addInitScript(() => {
    const take = () => document.getElementById('first-answers')?.remove();
    new MutationObserver(take).observe(document, { childList: true, subtree: true });
  });

type Call = { operationName: string; variables: Record<string, unknown> };

/** Puts `answer` in the place of the server for one operation. */
async function onCall(page: Page, operation: string, answer: (route: Route, call: Call) => Promise<void>) {
  await unanswered(page);
  await page.route('**/graphql', (route) => {
    const call = route.request().postDataJSON() as Call;
    return call.operationName === operation ? answer(route, call) : route.fallback();
  });
}

type Fault = { status?: number; message?: string; code?: string };

/** The operation fails, by default for a reason of the server's own. */
export const refuse = (page: Page, operation: string, { status = 500, message = '', code = 'INTERNAL' }: Fault = {}) =>
  onCall(page, operation, (route) =>
    route.fulfill({ status, json: { errors: [{ message, extensions: { code, status } }], data: null } }),
  );

/** The operation gets no answer at all. */
export const cutOff = (page: Page, operation: string) => onCall(page, operation, (route) => route.abort());

/** What the operation answers is changed on the way. */
export const change = <Data>(page: Page, operation: string, changed: (data: Data, call: Call) => unknown) =>
  onCall(page, operation, async (route, call) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Data };
    await route.fulfill({ response, json: { data: changed(data, call) } });
  });

/** The operation's answers wait until they are let go. */
export async function hold(page: Page, operation: string): Promise<() => void> {
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

/** Going to an address is noted, but leads nowhere: what a page says on leaving can be read. */
export async function stayHere(page: Page, path: string): Promise<{ asked: Promise<unknown> }> {
  const isIt = (url: URL) => url.pathname === path;
  await page.route(isIt, (route) => route.fulfill({ status: 204 }));
  return { asked: page.waitForRequest((request) => isIt(new URL(request.url()))) };
}

/** Everything goes to the server again, once what is on its way has come. */
export const answerAgain = (page: Page) => page.unrouteAll({ behavior: 'wait' });
