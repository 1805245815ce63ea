import type { Json } from '../../reading/json.ts';

export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

type Method = 'GET' | 'POST' | 'PUT';
type Data = Record<string, Json | null | unknown>;

/** One call of the specification: how it becomes an operation of `operations.graphql`, and how the data becomes its body. */
export interface Route {
  method: Method;
  path: string;
  operation: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  body: (data: Data) => unknown;
  /** A list: an array with its total in a header. */
  list?: true;
  /** Answer where the body is null; without it null is an answer like any other. */
  missing?: string;
  status?: number;
}

const nothing = () => ({});
const input = ({ body }: RestRequest) => ({ input: body });
const id = ({ params }: RestRequest) => ({ id: params['id'] });
const page = ({ query }: RestRequest) => ({ limit: query['limit'] ?? 1000, offset: query['offset'] ?? 0 });
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

const create = (path: string, operation: string, field: string, method: Method = 'POST'): Route => ({
  method,
  path,
  operation,
  variables: input,
  body: the(field),
  ...(method === 'POST' && { status: 201 }),
});

/** Every call of the specification's section 7. */
export const routes: readonly Route[] = [
  { method: 'GET', path: '/api/user', operation: 'User', variables: nothing, body: the('me') },
  { method: 'POST', path: '/api/login', operation: 'Login', variables: input, body: user('logIn') },
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
  list('/api/products', 'Products', 'products', ({ categoryId, search }) => ({ categoryId, search })),
  {
    method: 'GET',
    path: '/api/products/:id',
    operation: 'Product',
    variables: id,
    body: the('product'),
    missing: 'Product not found.',
  },
  {
    method: 'GET',
    path: '/api/products/:id/suppliers',
    operation: 'Suppliers',
    variables: id,
    body: (data) => data['product'] && suppliersOf(data['product'] as Json),
    missing: 'Product not found.',
  },
  list('/api/rfps', 'Rfps', 'rfps'),
  list('/api/offerings', 'Offerings', 'offerings'),
  list('/api/auctions', 'Auctions', 'auctions'),
  create('/api/rfps', 'PostRfp', 'postRfp'),
  create('/api/offerings', 'PostOffering', 'postOffering'),
  create('/api/auctions', 'CreateAuction', 'createAuction'),
  create('/api/bids', 'PlaceBid', 'placeBid'),
  create('/api/orders', 'PlaceOrder', 'placeOrder'),
  {
    method: 'GET',
    path: '/api/dashboard/stats',
    operation: 'DashboardStats',
    variables: nothing,
    body: the('dashboardStats'),
  },
  list('/api/messages', 'Messages', 'messages'),
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

const suppliersOf = (product: Json): unknown => (product.toJSON() as { suppliers: unknown }).suppliers;
