interface Tag {
  name: string;
  description: string;
  /** First path segments of the calls in this group. */
  paths: string[];
}

/** The groups of the reference, in order. */
export const tags: readonly Tag[] = [
  {
    name: 'Accounts',
    description: 'Registering, signing in and out, and the current user.',
    paths: ['user', 'login', 'register', 'logout'],
  },
  {
    name: 'Catalogue',
    description: 'Categories, materials and their suppliers, and companies.',
    paths: ['categories', 'products', 'companies', 'ai'],
  },
  {
    name: 'RFPs and offerings',
    description: 'Requests of buyers and offers of sellers.',
    paths: ['rfps', 'offerings', 'imports'],
  },
  {
    name: 'Auctions and bids',
    description: 'Forward auctions sell, reverse auctions buy. One call places a bid on an auction or on an RFP.',
    paths: ['auctions', 'bids'],
  },
  { name: 'Orders', description: 'From an offering, or by awarding a bid on your own RFP.', paths: ['orders'] },
  {
    name: 'Quotes',
    description: 'Terms for an offering on which buyer and seller agree, by one proposal after another.',
    paths: ['quotes'],
  },
  {
    name: 'Messages',
    description:
      'Your inbox, in which notices of the market are messages too, and your conversations with other companies.',
    paths: ['messages', 'conversations'],
  },
  { name: 'Prices', description: 'The price index of commodities.', paths: ['price-index', 'commodity-prices'] },
  {
    name: 'Your company',
    description: 'Your company profile, its team, and your figures.',
    paths: ['company-profile', 'company-members', 'company-invitations', 'dashboard'],
  },
  {
    name: 'Webhooks',
    description:
      'Requests that the market sends to the URL of a webhook, signed by the Standard Webhooks specification.',
    paths: [],
  },
];

/** `/api/rfps` belongs to 'RFPs and offerings'. */
export const tagOf = (path: string): string => {
  const word = path.split('/')[2] ?? '';
  const tag = tags.find(({ paths }) => paths.includes(word));
  if (!tag)
    throw new Error(`${path} is in no group of the reference: add its first segment to one in openapi/tags.ts.`);
  return tag.name;
};
