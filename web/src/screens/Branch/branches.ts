import { familyTrail, industryTrail } from '../../features/catalogue/trail.ts';

/** What differs between an industry's page and a product family's. */
export const branches = {
  industry: { trail: industryTrail, notFound: 'Industry Not Found', noun: 'industry', ending: 'and market insights.' },
  product_family: {
    trail: familyTrail,
    notFound: 'Product Family Not Found',
    noun: 'product family',
    ending: 'and pricing data.',
  },
};

export type BranchLevel = keyof typeof branches;
