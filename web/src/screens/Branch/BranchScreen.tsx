import { categoryHead } from 'api/pages/catalogueHeads';
import { useParams } from 'react-router-dom';
import { useSession } from '../../features/accounts/SessionProvider.tsx';
import { categoryMarkKind } from '../../features/catalogue/categoryMarkKind.ts';
import { useCategory } from '../../features/catalogue/useCategory.ts';
import { useCanonicalUrl } from '../../features/catalogue/useCanonicalUrl.ts';
import { FormerEntry } from '../../features/catalogue/FormerEntry.tsx';
import { DetailsFailure } from '../../kit/ui/Details.tsx';
import { Breadcrumbs } from '../../kit/ui/Breadcrumbs.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { paths } from '../../paths.ts';
import { BranchContent } from './BranchContent.tsx';
import { branches, type BranchLevel } from './branches.ts';
import { BranchSkeleton } from './BranchSkeleton.tsx';

/** An industry or a product family with its child categories and featured products. */
export function BranchScreen({ level }: { level: BranchLevel }) {
  const { id = '' } = useParams();
  const { category, error, retry } = useCategory(id);
  const isElsewhere = useCanonicalUrl(category, level);
  const { user } = useSession();
  const { trail, notFound, noun } = branches[level];

  if (category === null) {
    return (
      <FormerEntry id={id} loading={<BranchSkeleton />}>
        <NotFound
          title={notFound}
          text={`There is no ${noun} at this address.`}
          action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
        />
      </FormerEntry>
    );
  }
  if (error && !category) {
    return <DetailsFailure title={`This ${noun} could not be loaded`} onRetry={retry} />;
  }
  if (!category || isElsewhere) return <BranchSkeleton />;

  const { name, description } = category;
  return (
    <Page>
      <Head {...categoryHead(category)} />
      <PageHead
        breadcrumbs={<Breadcrumbs items={trail(category, Boolean(user))} />}
        mark={<Mark kind={categoryMarkKind(name)} size={72} />}
        title={name}
        description={description}
      />
      <BranchContent key={id} category={category} level={level} />
    </Page>
  );
}
