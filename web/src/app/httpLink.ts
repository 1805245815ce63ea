// Apollo's own link would bring multipart answers, GET and batching along: 3 KB of the first load that nothing here uses.
import { ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from 'graphql';

const headers = {
  accept: 'application/graphql-response+json, application/json',
  'content-type': 'application/json',
  'apollo-require-preflight': 'true',
};

/** Sends an operation to the server; an answer that is no GraphQL (a proxy's, a limit's) is a ServerError. */
export const httpLink = new ApolloLink(
  (operation) =>
    new Observable<ApolloLink.Result>((observer) => {
      const aborter = new AbortController();
      send(operation, aborter.signal).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => {
          if (!aborter.signal.aborted) observer.error(error);
        },
      );
      return () => aborter.abort();
    }),
);

async function send(operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const { operationName, variables, query } = operation;
  const body = JSON.stringify({ operationName, variables, query: print(query) });
  const response = await fetch('/graphql', { method: 'POST', credentials: 'same-origin', headers, body, signal });
  const bodyText = await response.text();
  const result = parsed(bodyText);
  if (result) return result;
  throw new ServerError(`The server answered ${response.status}.`, { response, bodyText });
}

function parsed(bodyText: string): ApolloLink.Result | null {
  try {
    const result = JSON.parse(bodyText) as ApolloLink.Result | null;
    return result && (result.data || result.errors) ? result : null;
  } catch {
    return null;
  }
}
