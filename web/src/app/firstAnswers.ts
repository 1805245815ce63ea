// The visitor's answers to the screen's first queries, which the server embeds in the page.
import { DocumentTransform, type ApolloCache } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';

export type FirstAnswer = { operation: string; variables: Record<string, unknown>; data: Record<string, unknown> };

/** Empty if the browser restored the page from its cache: the answers may be outdated, and the visitor may have signed in since. */
export const firstAnswers = (): FirstAnswer[] => {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const written = document.getElementById('first-answers')?.textContent;
  return written && opened?.type !== 'back_forward' ? (JSON.parse(written) as FirstAnswer[]) : [];
};

/**
 * Writes the answers to an operation into the cache just before it is sent. Writing needs the document, which is loaded
 * with the code of its screen.
 */
export const fillFrom = (answers: readonly FirstAnswer[], cache: ApolloCache) =>
  new DocumentTransform((query) => {
    const name = getMainDefinition(query).name?.value;
    for (const { operation, variables, data } of answers)
      if (operation === name) cache.writeQuery({ query, variables, data, broadcast: false });
    return query;
  });
