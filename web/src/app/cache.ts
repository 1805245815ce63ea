import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client/cache';

type Page = { nodes?: readonly Reference[]; pageInfo?: unknown; totalCount?: number };

const hasSameStart = (page: readonly Reference[], whole: readonly Reference[]) =>
  page.length > 0 &&
  page.length < whole.length &&
  page.every(({ __ref }, index) => __ref && __ref === whole[index]?.__ref);

const joinPages = (existing: Page | undefined, incoming: Page, isFurther: boolean): Page => {
  const before = existing?.nodes ?? [];
  const nodes = incoming.nodes ?? [];
  if (isFurther) return { ...existing, ...incoming, nodes: [...before, ...nodes] };
  if (!hasSameStart(nodes, before)) return { ...existing, ...incoming };
  return { ...existing, ...incoming, nodes: before, pageInfo: existing?.pageInfo };
};

/**
 * A list with pages: a further page is appended. A first page without changes keeps the further pages, so that going
 * back to a long list does not shorten it.
 */
const paged: FieldPolicy<Page> = {
  keyArgs: (args) => JSON.stringify({ ...args, after: undefined }),
  merge: (existing, incoming, { args }) => joinPages(existing, incoming, Boolean(args?.after)),
};

/**
 * Bids and messages are never removed: known ones before those of a first page arrived live while that page was being read, and those after
 * it are further pages.
 */
const growing: FieldPolicy<Page> = {
  ...paged,
  merge(existing, incoming, { args }) {
    const before = existing?.nodes ?? [];
    const nodes = incoming.nodes;
    if (args?.after || !nodes) return joinPages(existing, incoming, Boolean(args?.after));
    const listed = new Set(nodes.map(({ __ref }) => __ref));
    const overlap = nodes.length > 0 ? before.findIndex(({ __ref }) => listed.has(__ref)) : before.length;
    const newer = before.slice(0, Math.max(0, overlap));
    const last = before.findIndex(({ __ref }) => __ref === nodes.at(-1)?.__ref);
    const further = last < 0 ? [] : before.slice(last + 1);
    const { pageInfo } = further.length > 0 ? { ...incoming, ...existing } : { ...existing, ...incoming };
    return {
      ...existing,
      ...incoming,
      nodes: [...newer, ...nodes, ...further],
      pageInfo,
      totalCount: (incoming.totalCount ?? 0) + newer.length,
    };
  },
};

/**
 * Ids are unique across types, so the default keys do; paged lists declare here how their pages join, and objects
 * without an id how the fields of two queries merge.
 */
export const cache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          auctions: paged,
          auditEvents: paged,
          securityActivity: paged,
          companies: paged,
          companyProfiles: paged,
          conversations: paged,
          messages: paged,
          myBids: paged,
          offerings: paged,
          orders: paged,
          products: paged,
          quotes: paged,
          rfps: paged,
        },
      },
      Auction: { fields: { bids: growing } },
      Conversation: { fields: { messages: growing } },
      Product: { fields: { offerings: paged } },
      Rfp: { fields: { bids: paged } },
      DashboardStats: { keyFields: [] },
      CommodityPrices: { keyFields: [] },
      CommercialTerms: { merge: true },
      MessageSender: { merge: true },
      Counterparty: { merge: true },
      ConversationViewerCan: { merge: true },
      AuctionViewerCan: { merge: true },
      OfferingViewerCan: { merge: true },
      OrderViewerCan: { merge: true },
      QuoteViewerCan: { merge: true },
      RfpViewerCan: { merge: true },
    },
  });
