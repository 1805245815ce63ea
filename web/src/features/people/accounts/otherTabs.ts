// The tabs of a browser share one session. Each names the member for whom it was drawn, which the server compares, and says so when
// somebody else is signed in.
import { ApolloLink, type ApolloClient } from '@apollo/client';
import { releaseChanges } from '../../../kit/navigation/useUnsavedChanges.ts';
import { dismissToast, toast } from '../../../kit/toasts/store.ts';
import { displayName } from './person.ts';
import { SessionDocument, type SessionQuery } from './Session.generated.ts';

/** Signing in and links from emails work whoever is signed in. */
const forAnybody = new Set([
  ...['LogIn', 'CompleteLogIn', 'StartPasskeyLogIn', 'LogInWithPasskey', 'Register', 'RequestPasswordReset'],
  ...['ResetPassword', 'ConfirmEmail', 'ConfirmEmailChange', 'RevertEmailChange'],
]);

/** The id of the member and that of the company, null for a visitor, undefined until it is known. */
let drawnFor: string | null | undefined;
let notice: number | undefined;
let asking = 0;
let channel: BroadcastChannel | undefined;

type Acting = { id: string; companyProfile: { id: string } | null } | null;
const nameOf = (me: Acting) => me && `${me.id} ${me.companyProfile?.id ?? ''}`;

/** Remembers for whom this tab is drawn, and tells the others. */
export const drawFor = (me: Acting): void => {
  if (nameOf(me) === drawnFor) return;
  drawnFor = nameOf(me);
  channel?.postMessage(drawnFor);
};

/** Not while the session is being asked for, nor on the page of a visitor. */
export const isDrawnForMember = (): boolean => Boolean(drawnFor);

/** After signing in, until the session has been loaded. */
export const drawAgain = (): void => {
  drawnFor = undefined;
};

/** Visitors name nobody: what they filled in is theirs, whoever they sign in as. */
export const viewerHeader = (): Record<string, string> => {
  const [id, company] = drawnFor?.split(' ') ?? [];
  return id ? { 'feedstock-viewer': id, 'feedstock-company': company || 'none' } : {};
};

export const namingViewer = new ApolloLink((operation, forward) => {
  if (!forAnybody.has(operation.operationName ?? '') && !operation.getContext()['isForAnybody'])
    operation.setContext(({ headers }) => ({ headers: { ...headers, ...viewerHeader() } }));
  return forward(operation);
});

/** Listens to what other tabs tell. */
export const followTabs = (client: ApolloClient): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('signedIn');
  channel.onmessage = ({ data }) => {
    if (drawnFor !== undefined && (data !== drawnFor || notice !== undefined)) void compare(client);
  };
};

/** Says who is signed in after a refusal: once for reads, which come together and may go on by themselves. */
export const handleOtherMember = (client: ApolloClient, isWrite: boolean): void => {
  if (isWrite || (notice === undefined && asking === 0)) void compare(client);
};

/** Asks who is signed in, because a tab that was told so late may be wrong. */
const compare = async (client: ApolloClient): Promise<void> => {
  const context = { isForAnybody: true, queryDeduplication: false };
  asking++;
  const { data } = await client
    .query({ query: SessionDocument, fetchPolicy: 'no-cache', context })
    .catch(() => ({ data: undefined }))
    .finally(() => asking--);
  if (!data || drawnFor === undefined) return;
  if (notice !== undefined) dismissToast(notice);
  notice = nameOf(data.me) === drawnFor ? undefined : toast(noticeOf(data.me), Infinity);
};

const noticeOf = (me: SessionQuery['me']) => {
  const company = me?.companyName ? ` (${me.companyName})` : '';
  return {
    title: me ? `You are signed in as ${displayName(me)}${company} now` : 'You are signed out now',
    description: drawnFor
      ? `In another tab${me ? '' : ', or because the session ended'}. Nothing can be saved here any more; what you typed stays until you reload this page.`
      : 'In another tab. Reload this page to see it as a member.',
    action: { label: 'Reload', onPress: reload },
  };
};

const reload = () => {
  releaseChanges();
  window.location.reload();
};
