import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CategoryCard } from '../../features/goods/catalogue/CategoryCard.tsx';
import { categoryPath, useCategories, type ListedCategory } from '../../features/goods/catalogue/useCategories.ts';
import { SkeletonCards } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { CompactCells, LandingSection } from './LandingSection.tsx';

const levels = [
  { tab: 'industries', label: 'Industries', level: 'industry', action: 'Explore Industry', expected: 6, min: '22rem' },
  {
    tab: 'families',
    label: 'Product Families',
    level: 'product_family',
    action: 'Browse Products',
    expected: 8,
    min: '17rem',
  },
] as const;

/** Industries and product families. */
export const BrowseMaterials = () => {
  const [tab, setTab] = useParam<(typeof levels)[number]['tab']>('browse', 'industries', ['industries', 'families']);
  const { categories, error, retry } = useCategories();
  const { hash } = useLocation();
  // Scrolls here once rendered: a link to the section may open the page before the section exists.
  useEffect(() => {
    if (hash === '#browse') document.getElementById('browse')?.scrollIntoView();
  }, [hash]);

  return (
    <LandingSection title="Browse Raw Materials" lead="The catalogue is open: no account is needed to look.">
      {error && !categories ? (
        <ErrorState title="The catalogue could not be loaded" onRetry={retry} />
      ) : (
        <Tabs
          label="Browse by"
          value={tab}
          onChange={setTab}
          tabs={levels.map((one) => ({
            value: one.tab,
            label: one.label,
            content: <Level {...one} categories={categories?.filter(({ level }) => level === one.level)} />,
          }))}
        />
      )}
    </LandingSection>
  );
};

type LevelProps = { action: string; expected: number; min: string; categories: readonly ListedCategory[] | undefined };

const Level = ({ action, expected, min, categories }: LevelProps) => {
  if (!categories) return <SkeletonCards count={expected} cells min={min} height="13.5rem" />;
  if (categories.length === 0) return <Text $tone="inkSoft">The catalogue is being filled. Check back soon.</Text>;
  return (
    <CompactCells $min={min}>
      {categories.map((category) => (
        <CategoryCard
          key={category.id}
          name={category.name}
          description={category.description}
          to={categoryPath(category)}
          action={action}
        />
      ))}
    </CompactCells>
  );
};
