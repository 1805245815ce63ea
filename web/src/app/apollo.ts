import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { reactToUnauthorized } from '../features/accounts/unauthorized.ts';
import { isUnauthorized } from '../kit/errors.ts';
import { cache } from './cache.ts';
import { httpLink } from './httpLink.ts';

/** A mutation that finds the session ended. */
const unauthorized = new ErrorLink(({ error, operation }) => {
  if (operation.operationType === 'mutation' && isUnauthorized(error)) reactToUnauthorized();
});

export const createClient = () => new ApolloClient({ link: ApolloLink.from([unauthorized, httpLink]), cache: cache() });
