import type { Breadcrumb } from '../../../kit/ui/Breadcrumbs.tsx';
import { paths } from '../../../paths.ts';
import type { CategoryTrailFragment } from './Category.generated.ts';
import { categoryPath } from './useCategories.ts';

type Step = Pick<CategoryTrailFragment, 'id' | 'name' | 'level'>;

const home: Breadcrumb = { label: 'Home', to: paths.home };
const breadcrumb = (category: Step): Breadcrumb => ({ label: category.name, to: categoryPath(category) });

/** A tab of the landing page; members have that page at its own URL. */
const overview = (label: string, browse: 'industries' | 'families', isMember: boolean): Breadcrumb => ({
  label,
  to: `${isMember ? paths.landingForMembers : paths.home}?browse=${browse}#browse`,
});

/** Home > Industries > name. */
export const industryBreadcrumbs = ({ name }: Step, isMember: boolean): Breadcrumb[] => [
  home,
  overview('Industries', 'industries', isMember),
  { label: name },
];

/** Home > Product Families > name. */
export const familyBreadcrumbs = ({ name }: Step, isMember: boolean): Breadcrumb[] => [
  home,
  overview('Product Families', 'families', isMember),
  { label: name },
];

/** Home > Industries (Categories with fewer than two ancestors) > ancestors > name. */
export const categoryBreadcrumbs = ({ name, ancestors }: CategoryTrailFragment, isMember: boolean): Breadcrumb[] => [
  home,
  ancestors.length >= 2 ? overview('Industries', 'industries', isMember) : overview('Categories', 'families', isMember),
  ...ancestors.map(breadcrumb),
  { label: name },
];

/** Home > ancestors > category > product. */
export const productBreadcrumbs = (category: CategoryTrailFragment, product: string): Breadcrumb[] => [
  home,
  ...withAncestors(category).map(breadcrumb),
  { label: product },
];

/** From the industry to the category itself. */
export const withAncestors = ({ ancestors, ...category }: CategoryTrailFragment): Step[] => [...ancestors, category];
