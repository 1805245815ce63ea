import type { Option } from '../../kit/ui/Control.tsx';
import type { ManagedCategoryFragment } from './AdminCatalogueScreen.generated.ts';

export type ManagedCategory = ManagedCategoryFragment;

/** The categories in the order of the tree, each with the names above it. */
export const inTree = (categories: readonly ManagedCategory[]): { category: ManagedCategory; path: string[] }[] => {
  const below = (parentId: string | null, path: string[]): { category: ManagedCategory; path: string[] }[] =>
    categories
      .filter((each) => each.parentId === parentId)
      .flatMap((category) => {
        const own = [...path, category.name];
        return [{ category, path: own }, ...below(category.id, own)];
      });
  return below(null, []);
};

export const optionsOf = (
  categories: readonly ManagedCategory[],
  isIncluded: (category: ManagedCategory) => boolean = () => true,
): Option[] =>
  inTree(categories)
    .filter(({ category }) => isIncluded(category))
    .map(({ category, path }) => ({ value: category.id, label: path.join(' › ') }));
