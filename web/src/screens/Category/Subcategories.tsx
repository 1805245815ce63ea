import { CategoriesBelow } from '../../features/catalogue/CategoriesBelow.tsx';
import type { ListedCategory } from '../../features/catalogue/useCategories.ts';
import { Section } from '../../kit/ui/Panel.tsx';

type SubcategoriesProps = { categories: readonly Pick<ListedCategory, 'id' | 'name' | 'level'>[] };

/** The finer categories of a category that has some. */
export const Subcategories = ({ categories }: SubcategoriesProps) => (
  <Section title="Categories" count={categories.length}>
    <CategoriesBelow categories={categories} />
  </Section>
);
