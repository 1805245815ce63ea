// The pages of the first release with URL, heading and texts: docs/specification-coverage.md, section 2.

type Record = { id: string; name: string };

/** Records of the demo market, for URLs. */
export type Shown = {
  industry: Record;
  family: Record;
  category: Record;
  product: Record & { description: string };
  rfp: Record;
  offering: Record;
  auction: Record;
  order: Record;
  quote: Record;
  /** Its id is its symbol. */
  commodity: Record;
  /** A verified company with offerings. */
  company: Record;
  member: Record;
};

/** With records of the member's own. */
export type ShownToMember = Shown & {
  /** An open RFP, if there is one. */
  ownRfp: Record | undefined;
};

export type PageSheet = {
  name: string;
  path: (shown: Shown) => string;
  heading: string | ((shown: Shown) => string);
  texts: (shown: Shown) => string[];
  /** The texts on a phone, if it shows fewer. */
  textsOnPhone?: string[];
  /** Fields and buttons without visible text, by label or placeholder. */
  fields?: (shown: Shown) => string[];
};

const auth = 'Welcome to Feedstock';
const product = (tab: string) => (shown: Shown) => `/product/${shown.product.id}?tab=${tab}`;
const nameOf =
  (what: keyof Shown) =>
  (shown: Shown): string =>
    shown[what].name;

export const publicPages: PageSheet[] = [
  {
    name: 'Landing',
    path: () => '/',
    heading: 'The raw-materials market, specified to the last ppm',
    fields: () => ['Search for raw materials...'],
    texts: () => [
      ...['Sulfuric Acid', 'Titanium Dioxide', 'Fertilizer Grade Urea', 'Steel Coils', 'Start Buying', 'Start Selling'],
      ...['Browse Raw Materials', 'Industries', 'Product Families', 'Explore Industry', 'Get Started Free'],
      ...['Adhesives & Sealants', 'Healthcare & Pharma', 'Agriculture & Feed', 'Industrial', 'Consumer Goods'],
      ...['Food & Nutrition', '10,000+', 'Companies', '$2.5B+', 'Transactions', '50+', 'Countries', '8,500+'],
      ...['Help Center', 'API Documentation', 'Contact Us', 'Terms of Service', 'Privacy Policy', 'Sign In'],
      `© ${new Date().getFullYear()}`,
    ],
  },
  {
    name: 'Landing: Product Families',
    path: () => '/?browse=families',
    heading: 'The raw-materials market, specified to the last ppm',
    texts: () => [
      ...['Browse Products', 'Animal Feed & Nutrition', 'Agrochemicals', 'Base Chem & Intermediates'],
      ...['Composite Materials', 'Food Ingredients', 'Pharma & Nutraceuticals', 'Plastics'],
    ],
  },
  {
    name: 'Auth: Login',
    path: () => '/auth',
    heading: auth,
    texts: () => ['Sign in to your account or create a new one', 'Email', 'Password', 'Register', 'Login'],
  },
  {
    name: 'Auth: Register',
    path: () => '/auth?tab=register',
    heading: auth,
    texts: () => [
      'All fields are mandatory. Please use your business email address.',
      ...['Personal Information', 'First Name', 'Last Name', 'Business Email', 'Mobile Number', 'Company Information'],
      ...['Company Name', 'Position', 'Country', 'City', 'Account Information', 'Password', 'Confirm Password'],
      ...['I am a', 'Terms and Conditions', 'Privacy Policy', 'Create Account', 'What an account gives you'],
    ],
    textsOnPhone: ['Personal Information', 'First Name', 'Last Name', 'Business Email', 'Mobile Number', 'Next'],
  },
  {
    name: 'Industry',
    path: ({ industry }) => `/industry/${industry.id}`,
    heading: nameOf('industry'),
    texts: ({ industry, family }) => [
      ...['Home', 'Industries', `Browse ${industry.name} Categories`, family.name, 'Browse Products'],
      ...['Featured Products', 'CAS: ', 'View All'],
    ],
  },
  {
    name: 'Product family',
    path: ({ family }) => `/product-family/${family.id}`,
    heading: nameOf('family'),
    texts: ({ family, category }) => [
      ...['Home', 'Product Families', `Browse ${family.name} Categories`, category.name, 'Browse Products'],
      ...['Featured Products', 'CAS: ', 'View All'],
    ],
  },
  {
    name: 'Category',
    path: ({ category }) => `/category/${category.id}`,
    heading: nameOf('category'),
    fields: ({ category }) => [`Search ${category.name} products...`],
    texts: (shown) => [
      ...['Home', 'Industries', shown.industry.name, shown.family.name],
      ...[`${shown.category.name} Products`, shown.product.name],
    ],
  },
  {
    name: 'Category: nothing found',
    path: ({ category }) => `/category/${category.id}?search=marmalade`,
    heading: nameOf('category'),
    texts: () => [
      ...['0 products found for "marmalade"', 'Search Results', 'No products found', 'Clear Search'],
      'No products match your search "marmalade". Try adjusting your search terms.',
    ],
  },
  {
    name: 'Product: Specifications',
    path: ({ product: { id } }) => `/product/${id}`,
    heading: nameOf('product'),
    texts: (shown) => [
      ...['Home', shown.industry.name, shown.family.name, shown.category.name, 'CAS: 7664-93-9', 'Specifications'],
      ...['Technical Specifications', 'Safety Data', 'Suppliers', shown.product.description, 'melting point'],
      ...['Get Quote', 'Request Quote', 'Start RFP', 'Contact Suppliers', 'Related Categories'],
    ],
  },
  {
    name: 'Product: Safety Data',
    path: product('safety'),
    heading: nameOf('product'),
    texts: () => ['Safety & Handling Information', 'signal word', 'Danger', 'H314', 'UN 1830', 'first aid'],
  },
  {
    name: 'Product: Suppliers',
    path: product('suppliers'),
    heading: nameOf('product'),
    texts: () => ['Available Suppliers', 'Verified Supplier', 'Available: ', 'Contact Supplier', 'Get Quote'],
  },
  {
    name: 'Products',
    path: () => '/products',
    heading: 'Products',
    fields: () => ['Search products', 'Category'],
    texts: () => ['CAS: ', 'Clear Filters', '24 of '],
  },
  {
    name: 'Compare: nothing selected',
    path: () => '/compare',
    heading: 'Compare',
    texts: () => ['Nothing to compare yet', 'Browse Products'],
  },
  {
    name: 'Company',
    path: ({ company }) => `/company/${company.id}`,
    heading: nameOf('company'),
    texts: () => ['Home', 'Verified', 'Phone', 'Member since', 'Offerings', 'Ask for a quote', 'Get Quote'],
  },
  {
    name: 'Offering',
    path: ({ offering }) => `/offerings/${offering.id}`,
    heading: nameOf('offering'),
    texts: () => ['Home', 'Offering', 'Active', 'Price', 'Available', 'Posted', 'Supplier', 'Inquire', 'Place order'],
  },
  {
    name: 'Terms',
    path: () => '/terms',
    heading: 'General Terms and Conditions',
    texts: () => ['Back to Registration', 'September 29, 2025', '12 months preceding', 'subscription', 'service fees'],
  },
  {
    name: 'Privacy',
    path: () => '/privacy',
    heading: 'Privacy Policy',
    texts: () => ['Back to Registration', 'September 29, 2025', 'at least 18'],
  },
];

const marketplace = { path: (query: string) => () => `/marketplace?${query}`, heading: 'Marketplace' };

export const memberPages: PageSheet[] = [
  {
    name: 'Dashboard',
    path: () => '/',
    heading: 'Dashboard',
    texts: () => [
      ...['Active Bids', 'Watchlist', 'Messages', 'Monthly Spend', 'Create New RFP', 'Browse Products'],
      ...[
        'Browse Suppliers',
        'View Marketplace',
        'Active Marketplace',
        'View all marketplace items →',
        'Live Auctions',
      ],
      ...['View all live auctions →', 'Price Index', 'Titanium Dioxide', 'Ammonia', 'Recent Messages'],
    ],
  },
  {
    name: 'Auctions',
    path: () => '/auctions',
    heading: 'Auctions',
    fields: () => ['Search auctions'],
    texts: () => ['Live', 'Upcoming', 'Ended', 'Place Bid', 'Create Auction', 'Ends in '],
  },
  {
    name: 'Auctions: nothing found',
    path: () => '/auctions?q=marmalade',
    heading: 'Auctions',
    texts: () => ['No auctions found'],
  },
  {
    name: 'Marketplace: Products',
    path: () => '/marketplace',
    heading: marketplace.heading,
    fields: () => ['Search products...', 'Category'],
    texts: () => ['Products', 'Requirements', 'Offerings', 'CAS: '],
  },
  {
    name: 'Marketplace: Requirements',
    path: marketplace.path('tab=requirements'),
    heading: marketplace.heading,
    texts: () => ['RFP', 'Posted ', 'Due ', 'Target Budget', 'Submit Bid'],
  },
  {
    name: 'Marketplace: Offerings',
    path: marketplace.path('tab=offerings'),
    heading: marketplace.heading,
    texts: () => ['Offering', 'Posted ', ' Available', 'Until ', 'Price per ', 'Inquire'],
  },
  {
    name: 'Marketplace: RFP dialog',
    path: marketplace.path('tab=requirements&new=rfp'),
    heading: marketplace.heading,
    texts: () => [
      ...['Create RFP', 'Title', 'Product', 'Description', 'Quantity', 'Unit', 'Target budget', 'Delivery location'],
      ...['Closing date', 'Delivery date', 'Post RFP'],
    ],
  },
  {
    name: 'Marketplace: offering dialog',
    path: marketplace.path('tab=offerings&new=offering'),
    heading: marketplace.heading,
    texts: () => [
      ...['Title', 'Product', 'Description', 'Quantity', 'Unit', 'Price', 'Location', 'Available until'],
      'Post Offering',
    ],
  },
  {
    name: 'Marketplace: bid dialog',
    path: ({ rfp }) => `/marketplace?tab=requirements&bid=${rfp.id}`,
    heading: marketplace.heading,
    texts: ({ rfp }) => ['Submit Bid', rfp.name, 'Bid amount', 'Message'],
  },
  {
    name: 'Marketplace: inquire dialog',
    path: ({ offering }) => `/marketplace?tab=offerings&inquire=${offering.id}`,
    heading: marketplace.heading,
    texts: ({ offering }) => [
      ...['Inquire', offering.name, 'Supplier', 'Quantity', 'Message', 'Order total'],
      ...['Send inquiry', 'Place order'],
    ],
  },
  {
    name: 'My RFPs',
    path: () => '/my-rfps',
    heading: 'My RFPs',
    fields: () => ['Search my RFPs'],
    texts: () => ['To decide', 'Open for bids', 'Awarded', 'Post RFP'],
  },
  {
    name: 'My Auctions',
    path: () => '/my-auctions',
    heading: 'My Auctions',
    fields: () => ['Search auctions'],
    texts: () => ['Live', 'Upcoming', 'Ended', 'Create Auction'],
  },
  {
    name: 'Orders',
    path: () => '/orders',
    heading: 'Orders',
    fields: () => ['Search orders', 'Status'],
    texts: ({ order }) => ['All', 'Buying', 'Selling', order.name, ' shown'],
  },
  {
    name: 'Orders: nothing found',
    path: () => '/orders?q=marmalade',
    heading: 'Orders',
    texts: () => ['No orders found', 'Show all orders'],
  },
  {
    name: 'Order',
    path: ({ order }) => `/orders/${order.id}`,
    heading: nameOf('order'),
    texts: () => ['Order total', 'Parties', 'Buyer', 'Seller', 'Terms', 'Unit price', 'History', 'Placed', 'Print'],
  },
  {
    name: 'Quotes',
    path: () => '/quotes',
    heading: 'Quotes',
    fields: () => ['Search quotes', 'Status'],
    texts: ({ quote }) => ['All', 'Buying', 'Selling', quote.name],
  },
  {
    name: 'Quote',
    path: ({ quote }) => `/quotes/${quote.id}`,
    heading: nameOf('quote'),
    texts: () => ['Quote number', 'Terms', 'Quantity', 'History'],
  },
  {
    name: 'Analytics',
    path: () => '/analytics',
    heading: 'Analytics',
    texts: () => ['Spend', 'Average order', 'Spend by month', 'Most bought materials', 'Orders by status'],
  },
  {
    name: 'Price Index',
    path: () => '/price-index',
    heading: 'Price Index',
    fields: () => ['Search commodities', 'Timeframe', 'Region'],
    texts: () => [
      'Demo data',
      'Last updated ',
      'Sulfuric Acid',
      'Error',
      'Last known price of ',
      'How prices are made',
    ],
  },
  {
    name: 'Price Index: Sulfuric Acid',
    path: ({ commodity }) => `/price-index/${commodity.id}`,
    heading: nameOf('commodity'),
    fields: () => ['Timeframe', 'Region'],
    texts: () => ['Demo data', 'Price per MT', 'Lowest to highest', 'in 90 days', 'Download CSV'],
  },
  {
    name: 'Price Index: method',
    path: () => '/price-index/method',
    heading: 'How prices are made',
    texts: () => ['Demo data', 'Regions', 'When a feed fails', 'Back to Price Index'],
  },
  {
    name: 'Settings',
    path: () => '/settings',
    heading: 'Settings',
    fields: () => ['First Name', 'New Email'],
    texts: () => ['Personal Information', 'Save Changes', 'Appearance', 'As the system', 'Delete Account'],
  },
  ...Object.entries({
    security: ['Change Password', 'Second factor', 'This session', 'Security activity'],
    notifications: ['Emails'],
  }).map(([part, texts]) => ({
    name: `Settings: ${part}`,
    path: () => `/settings?part=${part}`,
    heading: 'Settings',
    texts: () => texts,
  })),
  {
    name: 'Webhooks',
    path: () => '/settings/webhooks',
    heading: 'Settings',
    texts: () => ['New webhook', 'Standard Webhooks'],
  },
  {
    name: 'API keys',
    path: () => '/settings/api-keys',
    heading: 'Settings',
    texts: () => ['You have no API keys', 'New API key'],
  },
  ...Object.entries({
    products: 'offers',
    requirements: 'RFP',
    offerings: 'Price per ',
    auctions: ' Auction',
    categories: 'No watched categories',
  }).map(([tab, text]) => ({
    name: `Watchlist: ${tab}`,
    path: () => `/watchlist?tab=${tab}`,
    heading: 'Watchlist',
    texts: () => [text],
  })),
  {
    name: 'Inventory',
    path: () => '/inventory',
    heading: 'Inventory',
    fields: () => ['Search inventory'],
    texts: () => [
      ...[
        'All',
        'Active',
        'Sold out',
        'Expired',
        'Withdrawn',
        'Select all active',
        'Withdraw',
        'Edit',
        'Post Offering',
      ],
    ],
  },
  {
    name: 'Inventory: nothing found',
    path: () => '/inventory?q=marmalade',
    heading: 'Inventory',
    texts: () => ['No offerings found', 'Clear Search'],
  },
];

export const unknown = '00000000-0000-7000-8000-000000000000';

export const notFoundPages: [path: string, heading: string, status: number][] = [
  ['/nowhere', '404 Page Not Found', 404],
  ['/marketplace', '404 Page Not Found', 404],
  [`/industry/${unknown}`, 'Industry Not Found', 404],
  [`/product-family/${unknown}`, 'Product Family Not Found', 404],
  [`/category/${unknown}`, 'Category Not Found', 404],
  [`/company/${unknown}`, 'Company Not Found', 404],
  [`/offerings/${unknown}`, 'Offering Not Found', 404],
  ['/admin/companies', '404 Page Not Found', 404],
  [`/product/${unknown}`, 'Product Not Found', 404],
];
