import { ChildCategories } from '../../features/catalogue/ChildCategories.tsx';
import { CategoryCard } from '../../features/catalogue/CategoryCard.tsx';
import type { ShownCategory } from '../../features/catalogue/useCategory.ts';
import { CellGrid } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { paths } from '../../paths.ts';
import type { BranchLevel } from './branches.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { useFeatured } from './useFeatured.ts';

type BranchContentProps = { category: ShownCategory; level: BranchLevel };

// Minimum widths with which one or two cells fill the row.
const cellWidths: Partial<Record<number, string>> = { 1: '100%', 2: '30rem' };

/** Child categories and products; 'Coming Soon' if there are neither. */
export function BranchContent({ category, level }: BranchContentProps) {
  const { name, children } = category;
  const featured = useFeatured(category.id);
  if (children.length === 0 && featured.isEmpty) return <ComingSoon category={category} level={level} />;
  return (
    <>
      {children.length > 0 && (
        <Section title={`Browse ${name} Categories`} count={children.length}>
          <CellGrid $min={cellWidths[children.length] ?? '22rem'}>
            {children.map((child) => (
              <CategoryCard
                key={child.id}
                name={child.name}
                description={child.description}
                to={paths.category(child.id)}
                action="Browse Products"
              >
                {child.children.length > 0 && <ChildCategories categories={child.children} />}
              </CategoryCard>
            ))}
          </CellGrid>
        </Section>
      )}
      {!featured.isEmpty && <FeaturedProducts featured={featured} />}
    </>
  );
}
