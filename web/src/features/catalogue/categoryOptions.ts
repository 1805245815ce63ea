import type { Option } from '../../kit/ui/Control.tsx';
import type { ListedCategory } from './useCategories.ts';

const INDENT = '\u2003';

/** The tree of categories as the options of a select: each below its parent, and indented by its level. */
export function categoryOptions(categories: readonly ListedCategory[]): Option[] {
  const below = (parentId: string | null, depth: number): Option[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .flatMap(({ id, name }) => [{ value: id, label: INDENT.repeat(depth) + name }, ...below(id, depth + 1)]);
  return below(null, 0);
}

/** What an address says in the place of one. */
export const EVERY_CATEGORY = 'all';
