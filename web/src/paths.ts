// Every address of the app, as a function or a constant. Those of the server are at the end.

type Query = Record<string, string | undefined>;

type Marketplace = {
  tab?: 'products' | 'requirements' | 'offerings';
  open?: 'rfp' | 'offering';
  product?: string;
  title?: string;
  /** The RFP to bid on. */
  bid?: string;
  /** The offering to inquire about. */
  inquire?: string;
};

/** The dialogs of an offering's page: a buyer's two, and its seller's two. */
export type OfferingDialog = 'order' | 'inquire' | 'edit' | 'withdraw';

/** An address with those of the query's values that are given. */
function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

export const paths = {
  home: '/',
  landing: (query: { browse?: 'industries' | 'families' } = {}) => withQuery('/', query),
  landingForMembers: '/landing',
  /** `next` is the page to come back to; a full address is never followed. */
  auth: (query: { tab?: 'login' | 'register'; next?: string } = {}) => withQuery('/auth', query),
  /** `next` as for signing in: they lead back to the registration. */
  terms: (query: { next?: string } = {}) => withQuery('/terms', query),
  privacy: (query: { next?: string } = {}) => withQuery('/privacy', query),
  industry: (id: string) => `/industry/${id}`,
  productFamily: (id: string) => `/product-family/${id}`,
  category: (id: string) => `/category/${id}`,
  product: (id: string) => `/product/${id}`,
  products: (query: { search?: string; category?: string } = {}) => withQuery('/products', query),
  /** `open` is the dialog to open, prefilled with the product or with `title`, which is also what is searched for. */
  marketplace: ({ tab, open, product, title, bid, inquire }: Marketplace = {}) =>
    withQuery('/marketplace', { tab, new: open, productId: product, q: title, bid, inquire }),
  rfp: (id: string) => `/rfps/${id}`,
  offering: (id: string, query: { open?: OfferingDialog } = {}) => withQuery(`/offerings/${id}`, query),
  auctions: ({ tab, open, title }: { tab?: string; open?: 'auction'; title?: string } = {}) =>
    withQuery('/auctions', { tab, new: open, q: title }),
  auction: (id: string) => `/auctions/${id}`,
  bids: '/bids',
  orders: '/orders',
  order: (id: string) => `/orders/${id}`,
  /** Own sales of what is called so. */
  ordersOf: (title: string) => withQuery('/orders', { tab: 'selling', q: title }),
  watchlist: '/watchlist',
  directory: (query: { category?: string } = {}) => withQuery('/directory', query),
  priceIndex: '/price-index',
  priceIndexMethod: '/price-index/method',
  companyProfile: '/company-profile',
  company: (id: string) => `/company/${id}`,
  messages: '/messages',
  message: (id: string) => `/messages?message=${id}`,
  settings: '/settings',
  verification: '/admin/verification',
  inventory: '/inventory',
  analytics: '/analytics',
  help: '/help',
  contact: '/contact',
  server: { login: '/api/login', documentation: '/api/docs' },
};
