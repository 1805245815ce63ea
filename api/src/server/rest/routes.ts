import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../schema/context.ts';
import type { Scope } from '../../schema/scope.ts';
import { sendDataExport } from '../dataExportRoute.ts';
import { offeringsUpload, receiveOfferings, sendOfferings } from '../offeringFiles.ts';
import { sendAuctionLog, sendVerifier } from '../auctionLogRoutes.ts';

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
const postings = {
  ...page,
  ...changes,
  byCursor: 'hasUpdatedSince',
  companyId: 'query',
  mine: 'query',
  status: 'query',
} as const;
const NO_QUOTE = 'Quote not found.';
const NEWEST = 'Newest first.';
const NO_CONVERSATION = 'Conversation not found.';
const CHANGED_LAST = 'Newest first; with `updatedSince` by the time of the last change, earliest first.';

/** A profile is added by the first call and changed by further ones. */
const saveProfile: Row = {
  operation: 'SaveCompanyProfile',
  from: input,
  status: 201,
  readAt: '/api/company-profile',
  isPut: true,
};

const rows: Record<string, Row> = {
  'GET /api/user': { operation: 'User' },
  'POST /api/login': { operation: 'Login', from: input, property: 'user' },
  'POST /api/login/second-step': { operation: 'CompleteLogin', from: input, property: 'user' },
  'POST /api/register': { operation: 'Register', from: input, property: 'user', status: 201 },
  'POST /api/logout': { operation: 'Logout', isEmpty: true },
  'POST /api/ai/search-suggestions': { operation: 'SearchSuggestions', from: { query: 'body' } },
  'GET /api/categories': { operation: 'Categories' },
  'GET /api/products': {
    operation: 'Products',
    from: { ...page, categoryId: 'query', search: 'query', sort: 'productOrder' },
    list: 'Newest first; with a search the best matches first.',
  },
  'GET /api/products/:id': { operation: 'Product', from: { id: 'path' }, missing: 'Product not found.' },
  'GET /api/products/:id/suppliers': {
    operation: 'Suppliers',
    from: { id: 'path' },
    field: 'suppliers',
    missing: 'Product not found.',
  },
  'GET /api/rfps': { operation: 'Rfps', from: { ...postings, awaitingMe: 'query' }, list: CHANGED_LAST },
  'GET /api/offerings': { operation: 'Offerings', from: postings, list: CHANGED_LAST },
  'GET /api/auctions': { operation: 'Auctions', from: { ...page, companyId: 'query' }, list: NEWEST },
  'GET /api/rfps/:id': { operation: 'Rfp', from: { id: 'path' }, missing: 'RFP not found.' },
  'GET /api/offerings/:id': { operation: 'Offering', from: { id: 'path' }, missing: 'Offering not found.' },
  'GET /api/offerings/by-sku/:sku': {
    operation: 'OfferingBySku',
    from: { sku: 'path' },
    missing: 'Offering not found.',
  },
  'GET /api/auctions/:id': { operation: 'Auction', from: { id: 'path' }, missing: 'Auction not found.' },
  'PATCH /api/rfps/:id': { operation: 'EditRfp', from: input, idField: 'rfpId', missing: 'RFP not found.' },
  'PATCH /api/offerings/:id': {
    operation: 'EditOffering',
    from: input,
    idField: 'offeringId',
    missing: 'Offering not found.',
  },
  'POST /api/rfps': { operation: 'PostRfp', from: input, status: 201, readAt: '/api/rfps/:id' },
  'POST /api/offerings': { operation: 'PostOffering', from: input, status: 201, readAt: '/api/offerings/:id' },
  'PUT /api/offerings/by-sku/:sku': {
    operation: 'PutOfferingBySku',
    from: { sku: 'path', input: 'body' },
    status: 201,
    readAt: '/api/offerings/:id',
    isPut: true,
  },
  'GET /api/imports/:id': { operation: 'OfferingImport', from: { id: 'path' }, missing: 'Import not found.' },
  'POST /api/auctions': { operation: 'CreateAuction', from: input, status: 201, readAt: '/api/auctions/:id' },
  'POST /api/bids': { operation: 'PlaceBid', from: input, status: 201 },
  'POST /api/orders': { operation: 'PlaceOrder', from: input, status: 201, readAt: '/api/orders/:id' },
  'GET /api/bids': { operation: 'MyBids', from: { ...changes, status: 'query' }, list: CHANGED_LAST },
  'GET /api/orders': {
    operation: 'Orders',
    from: { ...changes, status: 'query', side: 'query', search: 'query' },
    list: CHANGED_LAST,
  },
  'GET /api/orders/:id': { operation: 'Order', from: { id: 'path' }, missing: 'Order not found.' },
  'PATCH /api/orders/:id': { operation: 'ChangeOrder', from: input, idField: 'orderId', missing: 'Order not found.' },
  'PUT /api/orders/:id/purchase-order-number': {
    operation: 'SetPurchaseOrderNumber',
    from: { id: 'path', purchaseOrderNumber: 'body' },
    missing: 'Order not found.',
  },
  'GET /api/quotes': {
    operation: 'Quotes',
    from: { ...changes, side: 'query', status: 'query', awaitingMe: 'query', offeringId: 'query' },
    list: 'By the time of the last change, latest first; with `updatedSince` earliest first.',
  },
  'GET /api/quotes/:id': { operation: 'Quote', from: { id: 'path' }, missing: NO_QUOTE },
  'GET /api/quotes/:id/revisions': {
    operation: 'QuoteRevisions',
    from: { id: 'path' },
    field: 'revisions',
    missing: NO_QUOTE,
  },
  'POST /api/quotes': { operation: 'RequestQuote', from: input, status: 201, readAt: '/api/quotes/:id' },
  'POST /api/conversations/:id/quotes': {
    operation: 'SendQuote',
    from: input,
    idField: 'conversationId',
    status: 201,
    readAt: '/api/quotes/:id',
    missing: NO_CONVERSATION,
  },
  'POST /api/quotes/:id/revisions': {
    operation: 'ReviseQuote',
    from: input,
    idField: 'quoteId',
    status: 201,
    missing: NO_QUOTE,
  },
  'PATCH /api/quotes/:id': { operation: 'ChangeQuote', from: input, idField: 'quoteId', missing: NO_QUOTE },
  'GET /api/dashboard/stats': { operation: 'DashboardStats' },
  'GET /api/dashboard/needs-you': { operation: 'NeedsYou' },
  'GET /api/messages': { operation: 'Messages', from: page, list: NEWEST },
  'POST /api/messages': { operation: 'SendMessage', from: input, status: 201 },
  'PUT /api/messages/:id/read': { operation: 'ReadMessage', from: { id: 'path' } },
  'GET /api/conversations': {
    operation: 'Conversations',
    from: { ...page, companyId: 'query', subjectId: 'query', unread: 'query' },
    list: 'The latest message first.',
  },
  'GET /api/conversations/:id': { operation: 'Conversation', from: { id: 'path' }, missing: NO_CONVERSATION },
  'PUT /api/conversations/:id/read': {
    operation: 'MarkConversationRead',
    from: { id: 'path' },
    missing: NO_CONVERSATION,
  },
  'GET /api/conversations/:id/messages': {
    operation: 'ConversationMessages',
    from: { id: 'path', ...page },
    field: 'messages',
    list: NEWEST,
    missing: NO_CONVERSATION,
  },
  'POST /api/conversations/:id/messages': {
    operation: 'WriteInConversation',
    from: { id: 'path', content: 'body' },
    status: 201,
    missing: NO_CONVERSATION,
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
  'POST /api/company-invitations': {
    operation: 'InviteMember',
    from: input,
    status: 201,
  },
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
  handle: (request: FastifyRequest, reply: FastifyReply, contextOf: () => Promise<Context>) => Promise<FastifyReply>;
  /** Accepts a file instead of JSON. The caller is authenticated before the file is read. */
  upload?: Upload;
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
  { method: 'GET', path: '/api/offerings/export', scope: 'read', handle: sendOfferings },
  {
    method: 'POST',
    path: '/api/offerings/import',
    scope: 'trade',
    handle: receiveOfferings,
    upload: offeringsUpload,
  },
  { method: 'GET', path: '/api/auctions/:id/log', scope: 'public', handle: sendAuctionLog },
  { method: 'GET', path: '/api/auctions/verify-auction.mjs', scope: 'public', handle: sendVerifier },
];
