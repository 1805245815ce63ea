import { isReference, type ApolloCache, type Reference } from '@apollo/client';

type StoredPage = { nodes: readonly Reference[]; totalCount?: number };
type Stored = { __typename: string; id: string };
type Arrived = Stored & { conversation: Stored | null };

/** Adds a record at the start of a cached list. */
const withFirst =
  (ref: string | undefined) =>
  (page: StoredPage | Reference): StoredPage | Reference => {
    if (ref === undefined || isReference(page) || page.nodes.some((node) => node.__ref === ref)) return page;
    const nodes = [{ __ref: ref }, ...page.nodes];
    return page.totalCount === undefined ? { ...page, nodes } : { ...page, nodes, totalCount: page.totalCount + 1 };
  };

/** Adds a message to its cached conversation, and the conversation to the cached lists. */
export const addToConversation = (cache: ApolloCache, message: Arrived): void => {
  const id = message.conversation ? cache.identify(message.conversation) : undefined;
  if (id === undefined) return;
  cache.modify<{ messages: StoredPage }>({ id, fields: { messages: withFirst(cache.identify(message)) } });
  const add = withFirst(id);
  cache.modify<{ conversations: StoredPage }>({
    fields: {
      conversations: (page, { storeFieldName }) => (/"(subjectId|companyId)"/.test(storeFieldName) ? page : add(page)),
    },
  });
};

/** Adds a message that has just arrived to the start of the cached lists that it belongs to. */
export const addMessage = (cache: ApolloCache, message: Arrived): void => {
  const add = withFirst(cache.identify(message));
  cache.modify<{ messages: StoredPage }>({
    fields: {
      messages: (page, { storeFieldName }) =>
        message.conversation && storeFieldName.includes('"notices":true') ? page : add(page),
    },
  });
  addToConversation(cache, message);
};

type Unread = { unreadMessages: number; unreadNotices: number };

/** Updates the numbers of unread messages wherever they are shown. */
export const setUnread = (cache: ApolloCache, { unreadMessages, unreadNotices }: Unread): void => {
  const id = cache.identify({ __typename: 'DashboardStats' });
  if (id === undefined) return;
  cache.modify<Unread>({
    id,
    fields: { unreadMessages: () => unreadMessages, unreadNotices: () => unreadNotices },
  });
};
