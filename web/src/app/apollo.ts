import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { reactToUnauthorized } from '../features/accounts/unauthorized.ts';
import { isUnauthorized } from '../kit/errors.ts';
import { cache } from './cache.ts';
import { fillFrom, type FirstAnswer } from './firstAnswers.ts';
import { httpLink } from './httpLink.ts';

/** A mutation that finds the session ended. */
const unauthorized = new ErrorLink(({ error, operation }) => {
  if (operation.operationType === 'mutation' && isUnauthorized(error)) reactToUnauthorized();
});

/** `answers` came with the page; they are nobody's once somebody has signed in. */
export function createClient(answers: FirstAnswer[]) {
  const store = cache();
  const link = ApolloLink.from([unauthorized, httpLink]);
  const client = new ApolloClient({ link, cache: store, documentTransform: fillFrom(answers, store) });
  client.onResetStore(async () => void answers.splice(0));
  return client;
}
