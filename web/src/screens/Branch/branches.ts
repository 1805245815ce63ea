import { familyBreadcrumbs, industryBreadcrumbs } from '../../features/goods/catalogue/catalogueBreadcrumbs.ts';

/** Texts that differ between industry and product family pages. */
export const branches = {
  industry: {
    trail: industryBreadcrumbs,
    notFound: 'Industry Not Found',
    noun: 'industry',
    ending: 'and market insights.',
  },
  product_family: {
    trail: familyBreadcrumbs,
    notFound: 'Product Family Not Found',
    noun: 'product family',
    ending: 'and pricing data.',
  },
};

export type BranchLevel = keyof typeof branches;
