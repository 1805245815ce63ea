import type { Option } from '../../../kit/ui/Control.tsx';
import type { ListedCategory } from './useCategories.ts';

const INDENT = '\u2003';

/** The category tree as options of a select: children follow their parent and are indented by level. */
export const categoryOptions = (categories: readonly ListedCategory[]): Option[] => {
  const below = (parentId: string | null, depth: number): Option[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .flatMap(({ id, name }) => [{ value: id, label: INDENT.repeat(depth) + name }, ...below(id, depth + 1)]);
  return below(null, 0);
};

/** The value in the URL for all categories. */
export const EVERY_CATEGORY = 'all';
