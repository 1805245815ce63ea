import { categoryHead } from 'api/pages/catalogueHeads';
import { useParams } from 'react-router-dom';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { categoryMarkKind } from '../../features/goods/catalogue/markKindOf.ts';
import { useCategory, type ShownCategory } from '../../features/goods/catalogue/useCategory.ts';
import { useCanonicalUrl } from '../../features/goods/catalogue/useCanonicalUrl.ts';
import { FormerEntry } from '../../features/goods/catalogue/FormerEntry.tsx';
import { WatchToggle } from '../../features/people/watchlist/WatchButton.tsx';
import { DetailsFailure } from '../../kit/ui/Details.tsx';
import { Page, Stack, CellGrid } from '../../kit/ui/Layout.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Head, PendingHead } from '../../kit/ui/Head.tsx';
import { paths } from '../../paths.ts';
import { branches, type BranchLevel } from './branches.ts';
import { Skeleton, SkeletonCards } from '../../kit/ui/Skeleton.tsx';
import { ChildCategories } from '../../features/goods/catalogue/ChildCategories.tsx';
import { CategoryCard } from '../../features/goods/catalogue/CategoryCard.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { ComingSoon } from './ComingSoon.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { useFeatured } from './useFeatured.ts';

/** An industry or a product family with its child categories and featured products. */
export const BranchScreen = ({ level }: { level: BranchLevel }) => {
  const { id = '' } = useParams();
  const { category, error, retry } = useCategory(id);
  const isElsewhere = useCanonicalUrl(category, level);
  const { user } = useSession();
  const { trail, notFound, noun } = branches[level];

  if (category === null) return <FormerEntry id={id} noun={noun} title={notFound} loading={<BranchSkeleton />} />;
  if (error && !category) {
    return <DetailsFailure title={`This ${noun} could not be loaded`} onRetry={retry} />;
  }
  if (!category || isElsewhere) return <BranchSkeleton />;

  const { name, description } = category;
  return (
    <Page>
      <Head {...categoryHead(category)} />
      <PageHead
        breadcrumbs={trail(category, Boolean(user))}
        mark={<Mark kind={categoryMarkKind(name)} size={72} />}
        title={name}
        description={description}
        actions={category.children.length > 0 && <WatchToggle thing={category} name={name} />}
      />
      <BranchContent key={id} category={category} level={level} />
    </Page>
  );
};

/** Placeholder of an industry or product family page. */
const BranchSkeleton = () => (
  <Page>
    <PendingHead />
    <Stack $gap={4}>
      <Skeleton width="14rem" height="1.1rem" />
      <Skeleton width="min(22rem, 70%)" height="2.2rem" />
      <Skeleton width="min(40rem, 95%)" height="1.2rem" />
    </Stack>
    <SkeletonCards count={6} cells height="12rem" />
  </Page>
);

type BranchContentProps = { category: ShownCategory; level: BranchLevel };

// Minimum widths with which one or two cells fill the row.
const cellWidths: Partial<Record<number, string>> = { 1: '100%', 2: '30rem' };

/** Child categories and products; 'Coming Soon' if there are neither. */
const BranchContent = ({ category, level }: BranchContentProps) => {
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
};
