// The pages to capture: every screen of the table, and views of some screens that need a query or a press. Pages about a record are
// captured only if the market has one.
import { isAboutRecord, screenRows } from 'api/pages/screens';
import { teamLink } from './team.mjs';
import { addressOf, publicRows, recordOf } from '../../web/test/addresses.ts';

/** The path of each screen by its name in kebab case. */
const addresses = (rows, shown) =>
  Object.fromEntries(
    rows
      .filter((row) => !isAboutRecord(row) || shown[recordOf(row)])
      .map((row) => [row.name.replace(/\B[A-Z]/g, '-$&').toLowerCase(), addressOf(row, shown)]),
  );

const isForStaff = (access) => access === 'support' || access === 'admin';
const memberRows = screenRows.filter(({ access, name }) => !isForStaff(access) && name !== 'Landing');
const adminRows = screenRows.filter(({ access }) => isForStaff(access));

export async function pagesOf(url, cookies) {
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const read = async (path) => (await fetch(new URL(path, url), { headers })).json();
  const [me, categories, products, rfps, offerings, auctions, messages] = await Promise.all([
    read('/api/user'),
    ...['categories', 'products?search=7664-93-9', 'rfps', 'offerings', 'auctions', 'messages'].map((list) =>
      read(`/api/${list}`),
    ),
  ]);
  const ask = async (query) => {
    const body = JSON.stringify({ query });
    const asked = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
    return (await (await fetch(new URL('/graphql', url), asked)).json()).data;
  };
  const orders = (await ask('{ orders(first: 20) { nodes { id status } } }')).orders.nodes;
  const quotes = (await ask('{ quotes(first: 20) { nodes { id awaiting } } }')).quotes.nodes;
  const product = products[0];
  const offered = product
    ? (await ask(`{ product(id: "${product.id}") { suppliers(first: 4) { offering { id } } } }`)).product.suppliers.map(
        ({ offering }) => offering,
      )
    : [];
  const { suppliers } = await ask(
    '{ suppliers: offerings(first: 50) { nodes { user { companyProfile { id verificationStatus } } } } }',
  );
  const company = suppliers.nodes
    .map(({ user }) => user.companyProfile)
    .find((profile) => profile?.verificationStatus === 'approved');
  const invitation = await teamLink(url, ask);
  const order = orders.find(({ status }) => status === 'shipped') ?? orders[0];
  const quote = quotes.find(({ awaiting }) => awaiting) ?? quotes[0];
  const category = categories.find(({ id }) => id === product?.categoryId);
  const family = categories.find(({ id }) => id === category?.parentId);
  const industry = categories.find(({ id }) => id === family?.parentId);
  const others = (list, status = 'active') => list.find((one) => one.userId !== me.id && one.status === status);
  const own = (list) => list.find(({ userId }) => userId === me.id);
  const open = (list) => list.filter(({ status }) => status === 'active');
  const of = (record, name, path) => (record ? { [name]: path(record.id) } : {});

  const shown = {
    ...{ industry, family, category, product, company, order, quote, member: me, commodity: { id: 'H2SO4' } },
    ...{ rfp: others(rfps), offering: others(offerings), auction: others(auctions) },
  };
  const views = {
    ...of(category, 'category-nothing-found', (id) => `/category/${id}?search=marmalade`),
    ...of(product, 'product-safety', (id) => `/product/${id}?tab=safety`),
    ...of(product, 'product-suppliers', (id) => `/product/${id}?tab=suppliers`),
  };

  return {
    visitor: {
      ...addresses(publicRows, shown),
      ...views,
      'landing-families': '/?browse=families',
      menu: { path: '/', press: 'Open menu', below: 1080 },
      register: '/auth?tab=register',
      ...(products.length > 1 && {
        'compare-materials': `/compare?products=${products.map(({ id }) => id).slice(0, 4)}`,
      }),
      ...(offered.length > 1 && { 'compare-offers': `/compare?offers=${offered.map(({ id }) => id)}` }),
      'product-list-nothing-found': '/products?search=marmalade',
      ...(invitation && { 'open-invitation': invitation }),
      'not-found': '/nowhere',
      'not-found-for-members': '/marketplace',
    },
    member: {
      ...prefixed('member-', { ...addresses(memberRows, shown), ...views }),
      'dashboard-seller': { path: '/', as: 'seller' },
      'member-menu': { path: '/', press: 'Open menu', below: 1080 },
      notifications: { path: '/', press: /^Notifications/ },
      'user-menu': { path: '/', press: 'User menu' },
      'marketplace-requirements': '/marketplace?tab=requirements',
      'marketplace-offerings': '/marketplace?tab=offerings',
      'dialog-rfp': { path: '/marketplace?tab=requirements&new=rfp', isDialog: true },
      'dialog-rfp-refused': { path: '/marketplace?tab=requirements&new=rfp', press: 'Post RFP', isDialog: true },
      'dialog-offering': { path: '/marketplace?tab=offerings&new=offering', isDialog: true },
      ...inDialog(of(shown.rfp, 'dialog-bid', (id) => `/marketplace?tab=requirements&bid=${id}`)),
      ...inDialog(of(shown.offering, 'dialog-order', (id) => `/offerings/${id}?open=order`)),
      ...inDialog(of(shown.offering, 'dialog-inquire', (id) => `/marketplace?tab=offerings&inquire=${id}`)),
      'auction-list-upcoming': '/auctions?tab=upcoming',
      'auction-list-ended': '/auctions?tab=ended',
      'dialog-auction': { path: '/auctions?new=auction', isDialog: true },
      ...inDialog(of(shown.auction, 'dialog-auction-bid', (id) => `/auctions?bid=${id}`)),
      ...of(own(rfps), 'own-rfp', (id) => `/rfps/${id}`),
      ...inDialog(of(own(open(rfps)), 'dialog-edit-rfp', (id) => `/rfps/${id}?open=edit`)),
      ...of(own(offerings), 'own-offering', (id) => `/offerings/${id}`),
      ...of(own(auctions), 'own-auction', (id) => `/auctions/${id}`),
      ...of(others(auctions, 'ended'), 'ended-auction', (id) => `/auctions/${id}`),
      'order-list-nothing-found': '/orders?q=marmalade',
      ...(own(offerings) && { 'dialog-inventory-edit': { path: '/inventory', press: /^Edit/ } }),
      'analytics-seller': { path: '/analytics', as: 'seller' },
      ...of(messages[0], 'message', (id) => `/messages?message=${id}`),
      ...(invitation && {
        'member-open-invitation': invitation,
        'dialog-invite': { path: '/team?invite=new', isDialog: true },
      }),
      'watchlist-categories': '/watchlist?tab=categories',
      ...Object.fromEntries(
        ['security', 'notifications', 'programs'].map((part) => [`settings-${part}`, `/settings?part=${part}`]),
      ),
    },
    admin: {
      ...addresses(adminRows, shown),
      'dialog-verification': { path: '/admin/companies', press: /^Review/ },
      'verification-rejected': '/admin/companies?tab=rejected',
    },
  };
}

const prefixed = (prefix, pages) =>
  Object.fromEntries(Object.entries(pages).map(([name, path]) => [prefix + name, path]));

const inDialog = (pages) =>
  Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, { path, isDialog: true }]));
