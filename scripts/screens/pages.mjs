// The screens to capture: name, URL and, if needed, what to press. Detail pages only if the market has a record.

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
  const { suppliers } = await ask(
    '{ suppliers: offerings(first: 50) { nodes { user { companyProfile { id verificationStatus } } } } }',
  );
  const company = suppliers.nodes
    .map(({ user }) => user.companyProfile)
    .find((profile) => profile?.verificationStatus === 'approved');
  const order = orders.find(({ status }) => status === 'shipped') ?? orders[0];
  const product = products[0];
  const category = categories.find(({ id }) => id === product?.categoryId);
  const family = categories.find(({ id }) => id === category?.parentId);
  const industry = categories.find(({ id }) => id === family?.parentId);
  const others = (list, status = 'active') => list.find((one) => one.userId !== me.id && one.status === status);
  const own = (list) => list.find(({ userId }) => userId === me.id);
  const of = (record, name, path) => (record ? { [name]: path(record.id) } : {});

  const records = {
    ...of(industry, 'industry', (id) => `/industry/${id}`),
    ...of(family, 'product-family', (id) => `/product-family/${id}`),
    ...of(category, 'category', (id) => `/category/${id}`),
    ...of(category, 'category-nothing-found', (id) => `/category/${id}?search=marmalade`),
    ...of(product, 'product', (id) => `/product/${id}`),
    ...of(product, 'product-safety', (id) => `/product/${id}?tab=safety`),
    ...of(product, 'product-suppliers', (id) => `/product/${id}?tab=suppliers`),
    ...of(others(rfps), 'rfp', (id) => `/rfps/${id}`),
    ...of(others(offerings), 'offering', (id) => `/offerings/${id}`),
    ...of(company, 'company', (id) => `/company/${id}`),
    ...of(others(auctions), 'auction', (id) => `/auctions/${id}`),
  };

  return {
    visitor: {
      landing: '/',
      'landing-families': '/?browse=families',
      menu: { path: '/', press: 'Open menu', below: 1080 },
      login: '/auth',
      register: '/auth?tab=register',
      products: '/products',
      'products-nothing-found': '/products?search=marmalade',
      ...records,
      terms: '/terms',
      privacy: '/privacy',
      help: '/help',
      contact: '/contact',
      'not-found': '/nowhere',
      'not-found-for-members': '/marketplace',
    },
    member: {
      dashboard: '/',
      'dashboard-seller': { path: '/', as: 'seller' },
      'member-menu': { path: '/', press: 'Open menu', below: 1080 },
      notifications: { path: '/', press: /^Notifications/ },
      'user-menu': { path: '/', press: 'User menu' },
      'marketplace-products': '/marketplace',
      'marketplace-requirements': '/marketplace?tab=requirements',
      'marketplace-offerings': '/marketplace?tab=offerings',
      'dialog-rfp': { path: '/marketplace?tab=requirements&new=rfp', isDialog: true },
      'dialog-rfp-refused': { path: '/marketplace?tab=requirements&new=rfp', press: 'Post RFP', isDialog: true },
      'dialog-offering': { path: '/marketplace?tab=offerings&new=offering', isDialog: true },
      ...inDialog(of(others(rfps), 'dialog-bid', (id) => `/marketplace?tab=requirements&bid=${id}`)),
      ...inDialog(of(others(offerings), 'dialog-inquire', (id) => `/marketplace?tab=offerings&inquire=${id}`)),
      'auctions-live': '/auctions',
      'auctions-upcoming': '/auctions?tab=upcoming',
      'auctions-ended': '/auctions?tab=ended',
      'dialog-auction': { path: '/auctions?new=auction', isDialog: true },
      ...inDialog(of(others(auctions), 'dialog-auction-bid', (id) => `/auctions?bid=${id}`)),
      ...Object.fromEntries(Object.entries(records).map(([name, path]) => [`member-${name}`, path])),
      ...of(own(rfps), 'own-rfp', (id) => `/rfps/${id}`),
      ...of(own(offerings), 'own-offering', (id) => `/offerings/${id}`),
      ...of(own(auctions), 'own-auction', (id) => `/auctions/${id}`),
      ...of(others(auctions, 'ended'), 'ended-auction', (id) => `/auctions/${id}`),
      bids: '/bids',
      orders: '/orders',
      'orders-nothing-found': '/orders?q=marmalade',
      ...of(order, 'order', (id) => `/orders/${id}`),
      inventory: '/inventory',
      ...(own(offerings) && { 'dialog-inventory-edit': { path: '/inventory', press: /^Edit/ } }),
      directory: '/directory',
      'price-index': '/price-index',
      'price-index-method': '/price-index/method',
      analytics: '/analytics',
      'analytics-seller': { path: '/analytics', as: 'seller' },
      'company-profile': '/company-profile',
      messages: '/messages',
      ...of(messages[0], 'message', (id) => `/messages?message=${id}`),
      settings: '/settings',
      watchlist: '/watchlist',
      'watchlist-categories': '/watchlist?tab=categories',
    },
    admin: {
      verification: '/admin/verification',
      'dialog-verification': { path: '/admin/verification', press: /^Review/ },
      'verification-rejected': '/admin/verification?tab=rejected',
    },
  };
}

const inDialog = (pages) =>
  Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, { path, isDialog: true }]));
