import { lazy, Suspense } from 'react';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import type { AdminVerificationScreenQuery } from './AdminVerificationScreen.generated.ts';

const ReviewDialog = lazy(() =>
  import('../../features/companies/verification/ReviewDialog.tsx').then((m) => ({ default: m.ReviewDialog })),
);

const reloaded = ['AdminVerificationScreen'];

type CompaniesProps = { companies: readonly AdminVerificationScreenQuery['companyProfiles']['nodes'][number][] };

/** The companies of a tab; the one under review is stored in the URL. */
export function Companies({ companies }: CompaniesProps) {
  const [openId, review] = useParam('company', '');
  const close = useDialogParams('company');
  const company = companies.find(({ id }) => id === openId);
  return (
    <>
      <DataTable
        caption="Companies"
        items={companies}
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
      <Suspense>{company && <ReviewDialog company={company} refetch={reloaded} onClose={close} />}</Suspense>
    </>
  );
}
