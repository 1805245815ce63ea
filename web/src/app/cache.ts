import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client/cache';

type Page = { nodes?: readonly Reference[]; pageInfo?: unknown };

const hasSameStart = (page: readonly Reference[], whole: readonly Reference[]) =>
  page.length > 0 &&
  page.length < whole.length &&
  page.every(({ __ref }, index) => __ref && __ref === whole[index]?.__ref);

/**
 * A list that pages: what follows `after` is put behind what is there. A first page that comes back as it was keeps the
 * pages behind it, so that going back to a long list does not shorten it.
 */
const paged: FieldPolicy<Page> = {
  keyArgs: (args) => JSON.stringify({ ...args, after: undefined }),
  merge(existing, incoming, { args }) {
    const before = existing?.nodes ?? [];
    const nodes = incoming.nodes ?? [];
    if (args?.after) return { ...existing, ...incoming, nodes: [...before, ...nodes] };
    if (!hasSameStart(nodes, before)) return { ...existing, ...incoming };
    return { ...existing, ...incoming, nodes: before, pageInfo: existing?.pageInfo };
  },
};

/**
 * Ids are unique across types, so the default keys do; lists that page are told here how their pages join, and what has
 * no id of its own how two queries' halves of it do.
 */
export const cache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          auctions: paged,
          companyProfiles: paged,
          messages: paged,
          myBids: paged,
          offerings: paged,
          orders: paged,
          products: paged,
          rfps: paged,
        },
      },
      Auction: { fields: { bids: paged } },
      Rfp: { fields: { bids: paged } },
      User: { fields: { offerings: paged, auctions: paged } },
      DashboardStats: { keyFields: [] },
      CommodityPrices: { keyFields: [] },
      MessageSender: { keyFields: false, merge: true },
    },
  });
