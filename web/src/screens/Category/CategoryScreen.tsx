import { categoryHead } from 'api/pages/catalogueHeads';
import { useParams } from 'react-router-dom';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { categoryMarkKind } from '../../features/goods/catalogue/markKindOf.ts';
import { WatchToggle } from '../../features/people/watchlist/WatchButton.tsx';
import { categoryBreadcrumbs } from '../../features/goods/catalogue/catalogueBreadcrumbs.ts';
import { useCategory } from '../../features/goods/catalogue/useCategory.ts';
import { useCanonicalUrl } from '../../features/goods/catalogue/useCanonicalUrl.ts';
import { FormerEntry } from '../../features/goods/catalogue/FormerEntry.tsx';
import { DetailsFailure } from '../../kit/ui/Details.tsx';
import { Page, Stack } from '../../kit/ui/Layout.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Head, PendingHead } from '../../kit/ui/Head.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import { Subcategories } from './Subcategories.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { CategoryProductsSkeleton } from './CategoryProductsSkeleton.tsx';

/** A category with its products. */
export const CategoryScreen = () => {
  const { id = '' } = useParams();
  const { category, error, retry } = useCategory(id);
  const isElsewhere = useCanonicalUrl(category, 'category');
  const { user } = useSession();

  if (category === null)
    return <FormerEntry id={id} noun="category" title="Category Not Found" loading={<CategorySkeleton />} />;
  if (error && !category) {
    return <DetailsFailure title="This category could not be loaded" onRetry={retry} />;
  }
  if (!category || isElsewhere) return <CategorySkeleton />;

  const { name, description, children } = category;
  return (
    <Page>
      <Head {...categoryHead(category)} />
      <PageHead
        breadcrumbs={categoryBreadcrumbs(category, Boolean(user))}
        mark={<Mark kind={categoryMarkKind(name)} size={72} />}
        title={name}
        description={description}
        actions={<WatchToggle thing={category} name={name} />}
      />
      {children.length > 0 && <Subcategories categories={children} />}
      <CategoryProducts key={id} category={category} />
    </Page>
  );
};

/** Placeholder of a category page. */
const CategorySkeleton = () => (
  <Page>
    <PendingHead />
    <Stack $gap={4}>
      <Skeleton width="20rem" height="1.1rem" />
      <Skeleton width="min(22rem, 70%)" height="2.2rem" />
      <Skeleton width="min(40rem, 95%)" height="1.2rem" />
    </Stack>
    <Skeleton height="2.5rem" />
    <CategoryProductsSkeleton />
  </Page>
);
