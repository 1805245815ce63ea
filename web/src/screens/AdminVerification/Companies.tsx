import { lazy, Suspense } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Stack, VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { ShowMore } from '../../kit/ui/Pagination.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import type { AdminVerificationScreenQuery } from './AdminVerificationScreen.generated.ts';

const ReviewDialog = lazy(() =>
  import('../../features/verification/ReviewDialog.tsx').then((m) => ({ default: m.ReviewDialog })),
);

const reloaded = ['AdminVerificationScreen'];

type CompaniesProps = {
  list: AdminVerificationScreenQuery['companyProfiles'];
  isSearched: boolean;
  isFetchingMore: boolean;
  onMore: (after: string) => void;
};

/** The companies of a tab; the address names the one under review. */
export function Companies({
  list: { nodes, totalCount, pageInfo },
  isSearched,
  isFetchingMore,
  onMore,
}: CompaniesProps) {
  const [openId, review] = useParam('company', '');
  const company = nodes.find(({ id }) => id === openId);
  if (nodes.length === 0) return <EmptyState as="h2" title={isSearched ? 'No companies found' : 'No companies here'} />;
  return (
    <Stack $gap={5}>
      <DataTable
        caption="Companies"
        items={nodes}
        itemKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: 'Company',
            isTitle: true,
            cell: ({ id, companyName }) => <TextLink to={paths.company(id)}>{companyName}</TextLink>,
          },
          {
            key: 'number',
            header: 'Registration number',
            cell: (one) => one.businessRegistrationNumber ?? 'Not given',
          },
          { key: 'place', header: 'Place', cell: ({ user }) => `${user.city}, ${user.country}` },
          {
            key: 'since',
            header: 'Saved',
            cell: ({ submittedAt }) => submittedAt && <Moment at={submittedAt} form="ago" />,
          },
          {
            key: 'review',
            header: 'Review',
            isAction: true,
            cell: ({ id, companyName }) => (
              <Button size="small" variant="secondary" onClick={() => review(id)}>
                Review
                <VisuallyHidden> {companyName}</VisuallyHidden>
              </Button>
            ),
          },
        ]}
      />
      <ShowMore
        shown={nodes.length}
        total={totalCount}
        hasMore={pageInfo.hasNextPage}
        busy={isFetchingMore}
        onMore={() => pageInfo.endCursor && onMore(pageInfo.endCursor)}
      />
      <Suspense>{company && <ReviewDialog company={company} refetch={reloaded} onClose={() => review('')} />}</Suspense>
    </Stack>
  );
}
