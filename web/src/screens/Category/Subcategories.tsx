import { ChildCategories } from '../../features/goods/catalogue/ChildCategories.tsx';
import type { ListedCategory } from '../../features/goods/catalogue/useCategories.ts';
import { Section } from '../../kit/ui/Panel.tsx';

type SubcategoriesProps = { categories: readonly Pick<ListedCategory, 'id' | 'name' | 'level'>[] };

/** Links to the child categories, if there are any. */
export const Subcategories = ({ categories }: SubcategoriesProps) => (
  <Section title="Categories" count={categories.length}>
    <ChildCategories categories={categories} />
  </Section>
);
