import { isReference, type ApolloCache, type Reference } from '@apollo/client';

type StoredPage = { nodes: readonly Reference[]; totalCount?: number };

/** Adds a message that has just arrived to the start of every cached message list. */
export const addMessage = (cache: ApolloCache, message: { __typename: 'Message'; id: string }): void => {
  const id = cache.identify(message);
  if (id === undefined) return;
  cache.modify<{ messages: StoredPage }>({
    fields: {
      messages: (page) => {
        if (isReference(page)) return page;
        if (page.nodes.some((node) => node.__ref === id)) return page;
        const nodes = [{ __ref: id }, ...page.nodes];
        return page.totalCount === undefined ? { ...page, nodes } : { ...page, nodes, totalCount: page.totalCount + 1 };
      },
    },
  });
};

/** Updates the number of unread messages wherever it is shown. */
export const setUnreadCount = (cache: ApolloCache, unreadCount: number): void => {
  const id = cache.identify({ __typename: 'DashboardStats' });
  if (id !== undefined) cache.modify<{ unreadMessages: number }>({ id, fields: { unreadMessages: () => unreadCount } });
};
