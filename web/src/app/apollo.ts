import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { handleUnauthorized } from '../features/accounts/unauthorized.ts';
import { failureOf, isUnauthorized } from '../kit/errors.ts';
import { paths } from '../paths.ts';
import { cache } from './cache.ts';
import { fillFrom, type FirstAnswer } from './firstAnswers.ts';

// The header tells the server that the request does not come from a form on another site.
const http = new BaseHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } });

/** Reacts to mutations that fail because the session has ended, and sends staff without a second factor to where they set it up. */
const refused = new ErrorLink(({ error, operation }) => {
  if (operation.operationType === 'mutation' && isUnauthorized(error)) handleUnauthorized();
  if (failureOf(error).code === 'SECOND_FACTOR_REQUIRED')
    window.location.assign(`${paths.settings('security')}#second-factor`);
});

/** `answers` were embedded in the page for a visitor; they are dropped after signing in. */
export const createClient = (answers: FirstAnswer[]) => {
  const store = cache();
  const link = ApolloLink.from([refused, http]);
  const client = new ApolloClient({ link, cache: store, documentTransform: fillFrom(answers, store) });
  client.onResetStore(async () => void answers.splice(0));
  return client;
};
