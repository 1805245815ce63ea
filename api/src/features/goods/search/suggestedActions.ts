const postings = {
  buyer: (query: string) => `Post a requirement for ${query} on the marketplace`,
  seller: (query: string) => `Post an offering of ${query} on the marketplace`,
};

/** The target of 'Marketplace Posting'. The server does not know the user's mode, so it names both. */
export const marketplacePosting = (query: string, mode?: keyof typeof postings): string =>
  mode ? postings[mode](query) : `Post a requirement for ${query} on the marketplace, or in seller mode an offering`;

/** The three actions after a search; the web app also shows them if the search fails. */
export const suggestedActions = (query: string) => [
  {
    id: 'start-rfp',
    title: 'Start RFP',
    description: `Open the RFP form, filled in for ${query}`,
    icon: 'FileText',
    requiresAuth: true,
  },
  {
    id: 'start-auction',
    title: 'Start eAuction',
    description: `Open the auction form, filled in for ${query}`,
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
