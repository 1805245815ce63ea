import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { isUnauthorized } from '../kit/errors.ts';
import { toast } from '../kit/toasts/store.ts';
import { paths } from '../paths.ts';
import { cache } from './cache.ts';

const REDIRECT_DELAY = 500;

/** The one reaction to a session that has ended: say so, then sign in again. */
export function reactToUnauthorized(): void {
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'error' });
  setTimeout(() => window.location.assign(paths.auth()), REDIRECT_DELAY);
}

const unauthorized = new ErrorLink(({ error, operation }) => {
  if (operation.operationType === 'mutation' && isUnauthorized(error)) reactToUnauthorized();
});

const http = new HttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  headers: { 'apollo-require-preflight': 'true' },
});

export const createClient = () => new ApolloClient({ link: ApolloLink.from([unauthorized, http]), cache: cache() });
