import { categoryHead } from 'api/pages/catalogueHeads';
import { useParams } from 'react-router-dom';
import { useSession } from '../../features/accounts/session.tsx';
import { categoryMarkKind } from '../../features/catalogue/categoryMarkKind.ts';
import { useCategory } from '../../features/catalogue/useCategory.ts';
import { useOwnAddress } from '../../features/catalogue/useOwnAddress.ts';
import { DetailsFailure } from '../../kit/ui/Details.tsx';
import { Breadcrumbs } from '../../kit/ui/Breadcrumbs.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { useHead } from '../../kit/ui/useHead.ts';
import { paths } from '../../paths.ts';
import { BranchContent } from './BranchContent.tsx';
import { branches, type BranchLevel } from './branches.ts';
import { BranchSkeleton } from './BranchSkeleton.tsx';

/** An industry or a product family: what is below it, and some of its products. */
export function BranchScreen({ level }: { level: BranchLevel }) {
  const { id = '' } = useParams();
  const { category, error, retry } = useCategory(id);
  const isElsewhere = useOwnAddress(category, level);
  const { user } = useSession();
  useHead(category && categoryHead(category));
  const { trail, notFound, noun } = branches[level];

  if (category === null) {
    return (
      <NotFound
        title={notFound}
        text={`There is no ${noun} at this address.`}
        action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
      />
    );
  }
  if (error && !category) {
    return <DetailsFailure title={`This ${noun} could not be loaded`} onRetry={retry} />;
  }
  if (!category || isElsewhere) return <BranchSkeleton />;

  const { name, description } = category;
  return (
    <Page>
      <PageHead
        breadcrumbs={<Breadcrumbs crumbs={trail(category, Boolean(user))} />}
        mark={<Mark name={name} kind={categoryMarkKind(name)} size={72} />}
        title={name}
        description={description}
      />
      <BranchContent key={id} category={category} level={level} />
    </Page>
  );
}
