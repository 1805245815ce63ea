// The answers that the server wrote into the page: what it asks first, as somebody signed out is answered.
import { DocumentTransform, type ApolloCache } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';

export type FirstAnswer = { operation: string; variables: Record<string, unknown>; data: Record<string, unknown> };

/** None where the browser brought the page back from its store: they may be old, and somebody may have signed in since. */
export function firstAnswers(): FirstAnswer[] {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const written = document.getElementById('first-answers')?.textContent;
  return written && opened?.type !== 'back_forward' ? (JSON.parse(written) as FirstAnswer[]) : [];
}

/**
 * Puts the answers to an operation into the cache when its document comes along, just before it is asked: only the code
 * of the screen that asks has that document, without which nobody knows what the answers mean.
 */
export const fillFrom = (answers: readonly FirstAnswer[], cache: ApolloCache) =>
  new DocumentTransform((query) => {
    const name = getMainDefinition(query).name?.value;
    for (const { operation, variables, data } of answers)
      if (operation === name) cache.writeQuery({ query, variables, data, broadcast: false });
    return query;
  });
