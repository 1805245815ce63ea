import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '../../reading/json.ts';
import type { Context } from '../../schema/context.ts';
import type { Scope } from '../../schema/scope.ts';
import { sendDataExport } from '../dataExportRoute.ts';
import { offeringsUpload, receiveOfferings, sendOfferings } from '../offeringFiles.ts';
import { sendAuctionLog, sendVerifier } from '../auctionLogRoutes.ts';

export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
type Data = Record<string, Json | null | unknown>;

/** One REST call: its operation of `operations.graphql`, and how request and response are converted. */
export interface Route {
  method: Method;
  path: string;
  operation: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  /** Variables that are derived from parameters instead of being parameters themselves. */
  derived?: (query: RestRequest['query']) => Record<string, unknown>;
  body: (data: Data) => unknown;
  /** A list: the body is an array, and a header has the total number. */
  list?: true;
  /** Documents the order of a list that is not simply newest first. */
  order?: string;
  /** The message of the 404 for a null body or a malformed id; if absent, null is returned with 200. */
  missing?: string;
  status?: number;
}

const CHANGED_LAST = 'Newest first; with `updatedSince` by the time of the last change, earliest first.';

const nothing = () => ({});
const input = ({ body }: RestRequest) => ({ input: body });
const id = ({ params }: RestRequest) => ({ id: params['id'] });
const page = ({ query }: RestRequest) => ({ limit: query['limit'] ?? 1000, offset: query['offset'] ?? 0 });
/** The specification defines pages by offset for lists of postings, so they have pages by cursor only with `updatedSince`. */
const changes = ({ updatedSince, after }: RestRequest['query']) => ({ updatedSince, after });
const byCursor = { derived: ({ updatedSince }: RestRequest['query']) => ({ byCursor: updatedSince !== undefined }) };
const user = (field: string) => (data: Data) => ({ user: data[field] });
const the = (field: string) => (data: Data) => data[field];

const list = (
  path: string,
  operation: string,
  field: string,
  more: (query: RestRequest['query']) => object = () => ({}),
): Route => ({
  method: 'GET',
  path,
  operation,
  variables: (request) => ({ ...page(request), ...more(request.query) }),
  body: the(field),
  list: true,
});

/** A list with pages by cursor. */
const pages = (
  path: string,
  operation: string,
  field: string,
  more: (query: RestRequest['query']) => object,
): Route => ({
  method: 'GET',
  path,
  operation,
  variables: ({ query }) => ({ limit: query['limit'] ?? 100, ...changes(query), ...more(query) }),
  body: the(field),
  list: true,
  order: CHANGED_LAST,
});

const one = (path: string, operation: string, field: string, missing: string): Route => ({
  method: 'GET',
  path,
  operation,
  variables: id,
  body: the(field),
  missing,
});

/** A change of the record in the path, whose id is the field `idField` of the input. */
const change = (path: string, operation: string, field: string, idField: string, missing: string): Route => ({
  method: 'PATCH',
  path,
  operation,
  // A body that is not an object is passed on, to be refused like those of other calls.
  variables: ({ params, body }) => ({
    input: typeof body === 'object' && !Array.isArray(body) ? { ...body, [idField]: params['id'] } : body,
  }),
  body: the(field),
  missing,
});

const create = (path: string, operation: string, field: string, method: Method = 'POST'): Route => ({
  method,
  path,
  operation,
  variables: input,
  body: the(field),
  ...(method === 'POST' && { status: 201 }),
});

/** Every REST call except `manualRoutes`. */
export const routes: readonly Route[] = [
  { method: 'GET', path: '/api/user', operation: 'User', variables: nothing, body: the('me') },
  { method: 'POST', path: '/api/login', operation: 'Login', variables: input, body: user('logIn') },
  {
    method: 'POST',
    path: '/api/login/second-step',
    operation: 'CompleteLogin',
    variables: input,
    body: user('completeLogIn'),
  },
  {
    method: 'POST',
    path: '/api/register',
    operation: 'Register',
    variables: input,
    body: user('register'),
    status: 201,
  },
  { method: 'POST', path: '/api/logout', operation: 'Logout', variables: nothing, body: nothing },
  {
    method: 'POST',
    path: '/api/ai/search-suggestions',
    operation: 'SearchSuggestions',
    variables: ({ body }) => ({ query: body['query'] }),
    body: the('searchSuggestions'),
  },
  { method: 'GET', path: '/api/categories', operation: 'Categories', variables: nothing, body: the('categories') },
  {
    ...list('/api/products', 'Products', 'products', ({ categoryId, search }) => ({ categoryId, search })),
    derived: ({ search }) => ({ sort: String(search ?? '').trim() ? 'relevance' : 'newest' }),
    order: 'Newest first; with a search the best matches first.',
  },
  one('/api/products/:id', 'Product', 'product', 'Product not found.'),
  {
    method: 'GET',
    path: '/api/products/:id/suppliers',
    operation: 'Suppliers',
    variables: id,
    body: (data) => data['product'] && suppliersOf(data['product'] as Json),
    missing: 'Product not found.',
  },
  { ...list('/api/rfps', 'Rfps', 'rfps', changes), ...byCursor, order: CHANGED_LAST },
  { ...list('/api/offerings', 'Offerings', 'offerings', changes), ...byCursor, order: CHANGED_LAST },
  list('/api/auctions', 'Auctions', 'auctions'),
  one('/api/rfps/:id', 'Rfp', 'rfp', 'RFP not found.'),
  one('/api/offerings/:id', 'Offering', 'offering', 'Offering not found.'),
  one('/api/auctions/:id', 'Auction', 'auction', 'Auction not found.'),
  change('/api/rfps/:id', 'EditRfp', 'editRfp', 'rfpId', 'RFP not found.'),
  change('/api/offerings/:id', 'EditOffering', 'editOffering', 'offeringId', 'Offering not found.'),
  create('/api/rfps', 'PostRfp', 'postRfp'),
  create('/api/offerings', 'PostOffering', 'postOffering'),
  {
    method: 'PUT',
    path: '/api/offerings/by-sku/:sku',
    operation: 'PutOfferingBySku',
    variables: ({ params, body }) => ({ sku: params['sku'], input: body }),
    body: the('putOfferingBySku'),
  },
  {
    method: 'GET',
    path: '/api/imports/:id',
    operation: 'OfferingImport',
    variables: id,
    body: the('offeringImport'),
    missing: 'Import not found.',
  },
  create('/api/auctions', 'CreateAuction', 'createAuction'),
  create('/api/bids', 'PlaceBid', 'placeBid'),
  create('/api/orders', 'PlaceOrder', 'placeOrder'),
  pages('/api/bids', 'MyBids', 'myBids', ({ status }) => ({ status })),
  pages('/api/orders', 'Orders', 'orders', ({ status, side, search }) => ({ status, side, search })),
  one('/api/orders/:id', 'Order', 'order', 'Order not found.'),
  change('/api/orders/:id', 'ChangeOrder', 'changeOrder', 'orderId', 'Order not found.'),
  {
    method: 'GET',
    path: '/api/dashboard/stats',
    operation: 'DashboardStats',
    variables: nothing,
    body: the('dashboardStats'),
  },
  list('/api/messages', 'Messages', 'messages'),
  create('/api/messages', 'SendMessage', 'sendMessage'),
  { method: 'PUT', path: '/api/messages/:id/read', operation: 'ReadMessage', variables: id, body: the('readMessage') },
  {
    method: 'GET',
    path: '/api/price-index',
    operation: 'CommodityPrices',
    variables: nothing,
    body: the('commodityPrices'),
  },
  {
    method: 'GET',
    path: '/api/commodity-prices',
    operation: 'CommodityPrices',
    variables: nothing,
    body: the('commodityPrices'),
  },
  {
    method: 'GET',
    path: '/api/company-profile',
    operation: 'CompanyProfile',
    variables: nothing,
    body: the('myCompanyProfile'),
  },
  create('/api/company-profile', 'SaveCompanyProfile', 'saveCompanyProfile'),
  create('/api/company-profile', 'SaveCompanyProfile', 'saveCompanyProfile', 'PUT'),
];

/** Whether visitors get the response with an entity tag. The user depends on the session, so it has none. */
export const isTagged = ({ method, operation }: Route, isPublic: boolean): boolean =>
  isPublic && method === 'GET' && operation !== 'User';

export interface Upload {
  types: readonly string[];
  maxBytes: number;
}

/** A call without an operation; OpenAPI describes it in `openapi/manualPaths.ts`. */
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
    handle: async (_request, reply, contextOf) =>
      reply.redirect((await contextOf()).viewer.id === null ? '/auth' : '/'),
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

const suppliersOf = (product: Json): unknown => (product.toJSON() as { suppliers: unknown }).suppliers;
