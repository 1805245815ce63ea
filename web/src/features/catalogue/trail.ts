import type { Crumb } from '../../kit/ui/Breadcrumbs.tsx';
import { paths } from '../../paths.ts';
import type { CategoryTrailFragment } from './Category.generated.ts';
import { categoryPath } from './useCategories.ts';

type Step = Pick<CategoryTrailFragment, 'id' | 'name' | 'level'>;

const home: Crumb = { label: 'Home', to: paths.home };
const crumb = (category: Step): Crumb => ({ label: category.name, to: categoryPath(category) });

/** A tab of the landing page, which members have at an address of its own. */
const overview = (label: string, browse: 'industries' | 'families', isMember: boolean): Crumb => ({
  label,
  to: `${isMember ? paths.landingForMembers : paths.home}?browse=${browse}#browse`,
});

/** Home > Industries > name. */
export const industryTrail = ({ name }: Step, isMember: boolean): Crumb[] => [
  home,
  overview('Industries', 'industries', isMember),
  { label: name },
];

/** Home > Product Families > name. */
export const familyTrail = ({ name }: Step, isMember: boolean): Crumb[] => [
  home,
  overview('Product Families', 'families', isMember),
  { label: name },
];

/** Home > Industries, or Categories where there are fewer than two levels above > those above > name. */
export const categoryTrail = ({ name, ancestors }: CategoryTrailFragment, isMember: boolean): Crumb[] => [
  home,
  ancestors.length >= 2 ? overview('Industries', 'industries', isMember) : overview('Categories', 'families', isMember),
  ...ancestors.map(crumb),
  { label: name },
];

/** Home > the category with those above it > the product. */
export const productTrail = (category: CategoryTrailFragment, product: string): Crumb[] => [
  home,
  ...withAncestors(category).map(crumb),
  { label: product },
];

/** From the industry down to the category itself. */
export const withAncestors = ({ ancestors, ...category }: CategoryTrailFragment): Step[] => [...ancestors, category];
