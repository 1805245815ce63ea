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
    description: `Post your requirement for ${query} in the marketplace`,
    icon: 'ShoppingCart',
    requiresAuth: true,
  },
];
