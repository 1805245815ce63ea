const postings = {
  buyer: (query: string) => `Post an RFP for ${query} in the marketplace`,
  seller: (query: string) => `Post an offering of ${query} in the marketplace`,
};

/** What 'Marketplace Posting' opens. The server does not know the mode of the browser, so it names both. */
export const marketplacePosting = (query: string, mode?: keyof typeof postings): string =>
  mode ? postings[mode](query) : `Post an RFP or an offering for ${query} in the marketplace`;

/** The three things one can do about a material that was looked for; the form shows them too where the search itself fails. */
export const suggestedActions = (query: string) => [
  {
    id: 'start-rfp',
    title: 'Start RFP',
    description: `Create a request for proposals for ${query}`,
    icon: 'FileText',
    requiresAuth: true,
  },
  {
    id: 'start-auction',
    title: 'Start eAuction',
    description: `Launch an auction for ${query}`,
    icon: 'Gavel',
    requiresAuth: true,
  },
  {
    id: 'marketplace-post',
    title: 'Marketplace Posting',
    description: marketplacePosting(query),
    icon: 'ShoppingCart',
    requiresAuth: true,
  },
];
