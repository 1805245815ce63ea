import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import {
  drawAgain,
  followTabs,
  handleOtherMember,
  isDrawnForMember,
  namingViewer,
} from '../features/people/accounts/otherTabs.ts';
import { handleSignedOut, handleUnauthorized } from '../features/people/accounts/unauthorized.ts';
import { failureOf, isUnauthorized } from '../kit/errors.ts';
import { hasUnsavedChanges } from '../kit/navigation/useUnsavedChanges.ts';
import { paths } from '../paths.ts';
import { cache } from './cache.ts';
import { fillFrom, type FirstAnswer } from './firstAnswers.ts';

// The header tells the server that the request does not come from a form on another site.
const http = new BaseHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } });

/** The specification words it for writes and for the dashboard, whose data may be asked for before its address stands in the browser. */
const isWorded = (name: string | undefined, isWrite: boolean) =>
  isWrite || name === 'DashboardScreen' || (isDrawnForMember() && window.location.pathname === paths.home);

/**
 * Reacts to calls that fail because the session has ended or is that of another member, and sends staff without a second factor to where
 * they set it up.
 */
const refused = new ErrorLink(({ error, operation }) => {
  const isWrite = operation.operationType === 'mutation';
  const { code } = failureOf(error);
  if (isUnauthorized(error)) {
    if (isWorded(operation.operationName, isWrite)) handleUnauthorized();
    // Nobody pressed anything, so what was typed stays.
    else if (hasUnsavedChanges()) handleOtherMember(operation.client, false);
    // A page that has just been opened learns it from its session.
    else if (isDrawnForMember()) handleSignedOut();
  }
  if (code === 'OTHER_MEMBER') handleOtherMember(operation.client, isWrite);
  if (code === 'SECOND_FACTOR_REQUIRED') window.location.assign(`${paths.settings('security')}#second-factor`);
});

/** `answers` were embedded in the page for a visitor; they are dropped after signing in. */
export const createClient = (answers: FirstAnswer[]) => {
  const store = cache();
  const link = ApolloLink.from([refused, namingViewer, http]);
  const client = new ApolloClient({ link, cache: store, documentTransform: fillFrom(answers, store) });
  client.onResetStore(async () => {
    answers.splice(0);
    drawAgain();
  });
  followTabs(client);
  return client;
};
