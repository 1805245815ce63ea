import type { Scope } from '../../schema/scope.ts';
import { sendDataExport } from './files/dataExportRoute.ts';
import { offeringsUpload, receiveOfferings, sendOfferings, sendProblems } from './files/offeringFiles.ts';
import { sendRecords } from './files/recordFiles.ts';
import { sendAuctionLog, sendVerifier } from './files/auctionLogRoutes.ts';
import type { ManualHandler } from './manualHandler.ts';

type Query = Record<string, string | undefined>;

/** Variables that follow from the query instead of being part of it. */
export const conversions = {
  productOrder: ({ search }: Query) => (String(search ?? '').trim() ? 'relevance' : 'newest'),
  hasUpdatedSince: ({ updatedSince }: Query) => updatedSince !== undefined,
};

/** The part of a request that has a variable under its name (`input` is the whole body), or a conversion. */
type Source = 'path' | 'query' | 'body' | keyof typeof conversions;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A REST call: its operation of `operations.graphql`, and how request and response are converted. */
interface Row {
  operation: string;
  /** Where the variables of the operation come from. */
  from?: Record<string, Source>;
  /** The field of `input` that is the id in the path. */
  idField?: string;
  /** The order of a list. The body of a list is an array, and a header has the total number. */
  list?: string;
  /** The field of the record that is the body. */
  field?: string;
  /** The property of the body that contains the record. */
  property?: string;
  /** The body is an empty object. */
  isEmpty?: true;
  /** The message of the 404 for a null body or a malformed id; if absent, null is returned with 200. */
  missing?: string;
  status?: number;
  /** The address at which a created record is read, for `Location`. */
  readAt?: string;
  /** Adds or changes a record: `status` if it was added, otherwise 200. */
  isPut?: true;
  /** The status of a new record, which its body may name. */
  begins?: string;
}

export interface Route extends Row {
  method: Method;
  path: string;
}

const input = { input: 'body' } as const;
const page = { limit: 'query', offset: 'query' } as const;
/** Pages by cursor. */
const changes = { limit: 'query', updatedSince: 'query', after: 'query' } as const;
/** Clients of these lists page by offset, so there are pages by cursor only with `updatedSince`. */
const pageOrChanges = { ...page, ...changes, byCursor: 'hasUpdatedSince' } as const;
const postings = {
  ...pageOrChanges,
  companyId: 'query',
  mine: 'query',
  status: 'query',
} as const;
const NEWEST = 'Newest first.';
const CHANGED_LAST = 'Newest first; with `updatedSince` by the time of the last change, earliest first.';

/** A call about the record with the id in the path. */
const of = (noun: string, operation: string, from: Row['from'] = {}) =>
  ({ operation, from: { id: 'path', ...from }, missing: `${noun} not found.` }) satisfies Row;
/** The same, where the id is a field of the operation's input and the rest of it the body. */
const about = (noun: string, idField: string, operation: string) =>
  ({ operation, from: input, idField, missing: `${noun} not found.` }) satisfies Row;
/** A call that creates a record from its body. */
const create = (operation: string, readAt?: string, begins?: string) =>
  ({ operation, from: input, status: 201, readAt, begins }) satisfies Row;

/** A profile is added by the first call and changed by further ones. */
const saveProfile: Row = { ...create('SaveCompanyProfile', '/api/company-profile'), isPut: true };

const rows: Record<string, Row> = {
  'GET /api/user': { operation: 'User' },
  'POST /api/login': { operation: 'Login', from: input, property: 'user' },
  'POST /api/login/second-step': { operation: 'CompleteLogin', from: input, property: 'user' },
  'POST /api/register': { ...create('Register'), property: 'user' },
  'POST /api/logout': { operation: 'Logout', isEmpty: true },
  'POST /api/ai/search-suggestions': { operation: 'SearchSuggestions', from: { query: 'body' } },
  'GET /api/categories': { operation: 'Categories' },
  'GET /api/products': {
    operation: 'Products',
    from: { ...page, categoryId: 'query', search: 'query', sort: 'productOrder' },
    list: 'Newest first; with a search the best matches first.',
  },
  'GET /api/products/:id': of('Product', 'Product'),
  'GET /api/products/:id/suppliers': { ...of('Product', 'Suppliers'), field: 'suppliers' },
  'GET /api/rfps': { operation: 'Rfps', from: { ...postings, awaitingMe: 'query' }, list: CHANGED_LAST },
  'GET /api/offerings': { operation: 'Offerings', from: postings, list: CHANGED_LAST },
  'GET /api/auctions': { operation: 'Auctions', from: { ...pageOrChanges, companyId: 'query' }, list: CHANGED_LAST },
  'GET /api/rfps/:id': of('RFP', 'Rfp'),
  'GET /api/rfps/:id/bids': {
    ...of('RFP', 'RfpBids', { ...changes, status: 'query' }),
    field: 'bids',
    list: CHANGED_LAST,
  },
  'GET /api/offerings/:id': of('Offering', 'Offering'),
  'GET /api/offerings/by-sku/:sku': {
    operation: 'OfferingBySku',
    from: { sku: 'path' },
    missing: 'Offering not found.',
  },
  'GET /api/auctions/:id': of('Auction', 'Auction'),
  'PATCH /api/rfps/:id': about('RFP', 'rfpId', 'EditRfp'),
  'PATCH /api/offerings/:id': about('Offering', 'offeringId', 'EditOffering'),
  'POST /api/rfps': create('PostRfp', '/api/rfps/:id', 'active'),
  'POST /api/offerings': create('PostOffering', '/api/offerings/:id', 'active'),
  'PUT /api/offerings/by-sku/:sku': {
    ...create('PutOfferingBySku', '/api/offerings/:id'),
    from: { sku: 'path', input: 'body' },
    isPut: true,
  },
  'GET /api/imports/:id': of('Import', 'OfferingImport'),
  'POST /api/auctions': create('CreateAuction', '/api/auctions/:id', 'scheduled'),
  'POST /api/bids': create('PlaceBid', undefined, 'active'),
  'POST /api/orders': create('PlaceOrder', '/api/orders/:id', 'pending'),
  'GET /api/bids': { operation: 'MyBids', from: { ...changes, status: 'query' }, list: CHANGED_LAST },
  'GET /api/orders': {
    operation: 'Orders',
    from: { ...changes, status: 'query', side: 'query', search: 'query' },
    list: CHANGED_LAST,
  },
  'GET /api/orders/:id': of('Order', 'Order'),
  'PATCH /api/orders/:id': about('Order', 'orderId', 'ChangeOrder'),
  'PUT /api/orders/:id/purchase-order-number': of('Order', 'SetPurchaseOrderNumber', { purchaseOrderNumber: 'body' }),
  'GET /api/quotes': {
    operation: 'Quotes',
    from: { ...changes, side: 'query', status: 'query', awaitingMe: 'query', offeringId: 'query' },
    list: 'By the time of the last change, latest first; with `updatedSince` earliest first.',
  },
  'GET /api/quotes/:id': of('Quote', 'Quote'),
  'GET /api/quotes/:id/revisions': { ...of('Quote', 'QuoteRevisions'), field: 'revisions' },
  'POST /api/quotes': create('RequestQuote', '/api/quotes/:id', 'open'),
  'POST /api/conversations/:id/quotes': {
    ...about('Conversation', 'conversationId', 'SendQuote'),
    status: 201,
    readAt: '/api/quotes/:id',
  },
  'POST /api/quotes/:id/revisions': { ...about('Quote', 'quoteId', 'ReviseQuote'), status: 201 },
  'PATCH /api/quotes/:id': about('Quote', 'quoteId', 'ChangeQuote'),
  'GET /api/dashboard/stats': { operation: 'DashboardStats' },
  'GET /api/dashboard/needs-you': { operation: 'NeedsYou' },
  'GET /api/messages': { operation: 'Messages', from: pageOrChanges, list: CHANGED_LAST },
  'POST /api/messages': create('SendMessage'),
  'PUT /api/messages/:id/read': { operation: 'ReadMessage', from: { id: 'path' } },
  'GET /api/conversations': {
    operation: 'Conversations',
    from: { ...pageOrChanges, companyId: 'query', subjectId: 'query', unread: 'query' },
    list: 'The latest message first; with `updatedSince` earliest first.',
  },
  'GET /api/conversations/:id': of('Conversation', 'Conversation'),
  'PUT /api/conversations/:id/read': of('Conversation', 'MarkConversationRead'),
  'GET /api/conversations/:id/messages': {
    ...of('Conversation', 'ConversationMessages', page),
    field: 'messages',
    list: NEWEST,
  },
  'POST /api/conversations/:id/messages': {
    ...of('Conversation', 'WriteInConversation', { content: 'body' }),
    status: 201,
  },
  'GET /api/price-index': { operation: 'CommodityPrices' },
  'GET /api/commodity-prices': { operation: 'CommodityPrices' },
  'GET /api/companies': {
    operation: 'Companies',
    from: { ...page, search: 'query', country: 'query', categoryId: 'query', verified: 'query' },
    list: 'Verified companies that offer something first, then others that do, then the rest; each by name.',
  },
  'GET /api/company-profile': { operation: 'CompanyProfile' },
  'POST /api/company-profile': saveProfile,
  'PUT /api/company-profile': saveProfile,
  'GET /api/company-members': { operation: 'CompanyMembers' },
  'DELETE /api/company-members/:id': { operation: 'RemoveMember', from: { id: 'path' }, isEmpty: true },
  'GET /api/company-invitations': { operation: 'CompanyInvitations' },
  'POST /api/company-invitations': create('InviteMember'),
  'DELETE /api/company-invitations/:id': { operation: 'CancelInvitation', from: { id: 'path' } },
};

/** Every REST call except `manualRoutes`. */
export const routes: readonly Route[] = Object.entries(rows).map(([call, row]) => {
  const [method, path] = call.split(' ') as [Method, string];
  return { method, path, ...row };
});

/** Whether visitors get the response with an entity tag. The user depends on the session, so it has none. */
export const isTagged = ({ method, operation }: Route, isPublic: boolean): boolean =>
  isPublic && method === 'GET' && operation !== 'User';

export interface Upload {
  types: readonly string[];
  maxBytes: number;
}

/** A call without an operation; OpenAPI describes it in `openapi/manualOperation.ts`. */
export interface ManualRoute {
  /** The scope that an API key needs; checked when the context is created. */
  scope: Scope;
  method: Method;
  path: string;
  handle: ManualHandler;
  /** Accepts a file instead of JSON. The caller is authenticated before the file is read. */
  upload?: Upload;
  /** Its parameters; any if absent. */
  query?: readonly string[];
}

export const manualRoutes: readonly ManualRoute[] = [
  {
    method: 'GET',
    path: '/api/login',
    scope: 'account',
    handle: async ({ query }, reply, contextOf) => {
      const { next } = query as { next?: unknown };
      // The page checks that `next` is an address of this site, and opens it for who is signed in already.
      if (typeof next === 'string' && next) return reply.redirect(`/auth?${new URLSearchParams({ next })}`);
      return reply.redirect((await contextOf()).viewer.id === null ? '/auth' : '/');
    },
  },
  { method: 'GET', path: '/api/user/data-export/:id', scope: 'account', handle: sendDataExport },
  { method: 'GET', path: '/api/offerings/export', scope: 'read', handle: sendOfferings, query: ['status'] },
  { method: 'GET', path: '/api/orders/export', scope: 'read', handle: sendRecords('orders'), query: [] },
  { method: 'GET', path: '/api/quotes/export', scope: 'read', handle: sendRecords('quotes'), query: [] },
  { method: 'GET', path: '/api/bids/export', scope: 'read', handle: sendRecords('bids'), query: [] },
  {
    method: 'POST',
    path: '/api/offerings/import',
    scope: 'trade',
    handle: receiveOfferings,
    upload: offeringsUpload,
    query: ['dryRun'],
  },
  { method: 'GET', path: '/api/imports/:id/problems', scope: 'read', handle: sendProblems, query: [] },
  { method: 'GET', path: '/api/auctions/:id/log', scope: 'public', handle: sendAuctionLog, query: [] },
  { method: 'GET', path: '/api/auctions/verify-auction.mjs', scope: 'public', handle: sendVerifier },
];
