// Every address of the app, as a function or a constant. Those of the server are at the end.
import { screens, type ScreenName } from 'api/pages/screens';

type Query = Record<string, string | undefined>;

type Marketplace = {
  tab?: 'products' | 'requirements' | 'offerings';
  open?: 'rfp' | 'offering';
  product?: string;
  title?: string;
  /** Further values that the dialog is filled in with. */
  prefill?: Query;
  /** The RFP to bid on. */
  bid?: string;
  /** The offering to inquire about. */
  inquire?: string;
};

type Auctions = Pick<Marketplace, 'product' | 'title' | 'prefill'> & { tab?: string; open?: 'auction' };

const ordersTo = {
  confirm: { tab: 'selling', status: 'pending' },
  ship: { tab: 'selling', status: 'confirmed' },
  receive: { tab: 'buying', status: 'shipped' },
  complete: { tab: 'buying', status: 'delivered' },
};

/** What a buyer asks for on an offering. */
export type Inquiry = 'order' | 'inquire' | Ask;
/** Whom or about what a member writes: a company, also about a material, a record with another side, or a message to answer. */
export type Addressee = { kind: 'company' | 'rfp' | 'order' | 'message'; id: string; productId?: string | undefined };
export type Ask = 'quote' | 'contact';
/** The dialogs of an offering's page: those of its buyers and of its seller. */
export type OfferingDialog = Inquiry | 'edit' | 'withdraw';

export const settingsParts = ['account', 'security', 'notifications'] as const;
type SettingsPart = (typeof settingsParts)[number];

/** An address with those of the query's values that are given. */
export const withQuery = (path: string, query: Query): string => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const recordAt = (name: ScreenName) => (id: string) => screens[name].path.replace(':id', id);

export const paths = {
  home: '/',
  landing: (query: { browse?: 'industries' | 'families' } = {}) => withQuery('/', query),
  landingForMembers: screens.MemberLanding.path,
  /** The landing page with the suggestions for a search. */
  memberSearch: (query: string) => withQuery(screens.MemberLanding.path, { ask: query }),
  /** `next` is the page to come back to; a full address is never followed. */
  auth: (query: { tab?: 'login' | 'register'; step?: string; next?: string } = {}) => withQuery('/auth', query),
  /** `next` as for signing in. The token of a link stands behind `#`. */
  resetPassword: (query: { next?: string } = {}) => withQuery(screens.ResetPassword.path, query),
  /** `next` as for signing in: they lead back to the registration. */
  terms: (query: { next?: string } = {}) => withQuery('/terms', query),
  privacy: (query: { next?: string } = {}) => withQuery('/privacy', query),
  industry: recordAt('Industry'),
  productFamily: recordAt('ProductFamily'),
  category: recordAt('Category'),
  product: recordAt('Product'),
  /** Up to four ids of each kind. */
  compare: ({ products, offers }: { products?: readonly string[]; offers?: readonly string[] } = {}) =>
    withQuery(screens.Compare.path, { products: products?.join(','), offers: offers?.join(',') }),
  products: (query: { search?: string; category?: string } = {}) => withQuery('/products', query),
  /** `open` is the dialog to open, prefilled with the product or with `title`, which is also what is searched for. */
  marketplace: ({ tab, open, product, title, prefill, bid, inquire }: Marketplace = {}) =>
    withQuery('/marketplace', { tab, new: open, productId: product, q: title, bid, inquire, ...prefill }),
  rfp: recordAt('Rfp'),
  /** `reorder` is the order whose quantity and address fill in the form. */
  offering: (id: string, query: { open?: OfferingDialog; reorder?: string } = {}) =>
    withQuery(`/offerings/${id}`, query),
  auctions: ({ tab, open, product, title, prefill }: Auctions = {}) =>
    withQuery('/auctions', { tab, new: open, productId: product, q: title, ...prefill }),
  auction: (id: string, query: { open?: 'bid' } = {}) => withQuery(`/auctions/${id}`, query),
  myRfps: (tab?: 'to_decide') => withQuery(screens.MyRfps.path, { tab }),
  myAuctions: screens.MyAuctions.path,
  bids: screens.Bids.path,
  orders: screens.OrderList.path,
  order: recordAt('Order'),
  /** The member's sales of products with this title. */
  ordersOf: (title: string) => withQuery('/orders', { tab: 'selling', q: title }),
  /** The orders whose next step is the member's. */
  ordersTo: (step: keyof typeof ordersTo) => withQuery('/orders', ordersTo[step]),
  quotes: screens.QuoteList.path,
  quote: recordAt('Quote'),
  /** The quotes that were asked for together, side by side. */
  quotesOf: (request: string) => withQuery('/quotes', { request }),
  watchlist: screens.Watchlist.path,
  directory: (query: { category?: string } = {}) => withQuery('/directory', query),
  priceIndex: screens.PriceIndex.path,
  /** By its symbol. */
  commodity: recordAt('Commodity'),
  priceIndexMethod: screens.PriceIndexMethod.path,
  companyProfile: screens.CompanyProfile.path,
  team: screens.Team.path,
  /** The token of a link stands behind `#`. */
  invitation: (token: string) => `${screens.Invitation.path}#${token}`,
  company: recordAt('Company'),
  messages: screens.Messages.path,
  /** The conversation of a message, or the notice. */
  message: (id: string) => `/messages?message=${id}`,
  conversation: (id: string) => `/messages?conversation=${id}`,
  messageTo: ({ kind, id, productId }: Addressee) => `/messages?to=${[kind, id, productId].filter(Boolean).join(':')}`,
  settings: (part?: Exclude<SettingsPart, 'account'>) => withQuery(screens.Settings.path, { part }),
  webhooks: screens.Webhooks.path,
  apiKeys: screens.ApiKeys.path,
  inventory: screens.Inventory.path,
  analytics: screens.Analytics.path,
  help: screens.Help.path,
  contact: screens.Contact.path,
  /** `next` as for signing in. */
  server: { login: (query: { next?: string } = {}) => withQuery('/api/login', query), documentation: '/api/docs' },
};
