import { categoryPath, type ListedCategory } from '../../features/catalogue/useCategories.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';

type SubcategoriesProps = { categories: readonly Pick<ListedCategory, 'id' | 'name' | 'level'>[] };

/** The finer categories of a category that has some. */
export const Subcategories = ({ categories }: SubcategoriesProps) => (
  <Section title="Categories" count={categories.length}>
    <Row $gap={2}>
      {categories.map((category) => (
        <LinkButton key={category.id} to={categoryPath(category)} variant="secondary" size="small">
          {category.name}
        </LinkButton>
      ))}
    </Row>
  </Section>
);
