// Which pages are pictured, by name and path; those of a record only where the market has one.

export async function pagesOf(url) {
  const list = async (path) => {
    const answer = await fetch(new URL(path, url));
    return answer.ok ? answer.json() : [];
  };
  const categories = await list('/api/categories');
  const childrenOf = (parent) => categories.filter((category) => (category.parentId ?? null) === (parent?.id ?? null));
  const [industry] = childrenOf(undefined);
  const [family] = industry ? childrenOf(industry) : [];
  const [category] = family ? childrenOf(family) : [];
  const [[product], [rfp], [auction]] = await Promise.all(
    ['/api/products?limit=1', '/api/rfps?limit=1', '/api/auctions?limit=1'].map(list),
  );
  const record = (name, path, found) => (found ? { [name]: `${path}/${found.id}` } : {});

  return {
    visitor: {
      landing: '/',
      login: '/auth',
      register: '/auth?tab=register',
      products: '/products',
      ...record('industry', '/industry', industry),
      ...record('product-family', '/product-family', family),
      ...record('category', '/category', category),
      ...record('product', '/product', product),
      ...record('rfp', '/rfps', rfp),
      ...record('auction', '/auctions', auction),
      terms: '/terms',
      privacy: '/privacy',
      'not-found': '/nowhere',
    },
    member: {
      dashboard: '/',
      'marketplace-rfps': '/marketplace',
      'marketplace-offerings': '/marketplace?tab=offerings',
      'marketplace-auctions': '/marketplace?tab=auctions',
      'dialog-rfp': '/marketplace?open=rfp',
      'dialog-offering': '/marketplace?open=offering',
      auctions: '/auctions',
      'dialog-auction': '/auctions?open=auction',
      directory: '/directory',
      'price-index': '/price-index',
      'company-profile': '/company-profile',
      messages: '/messages',
    },
  };
}
