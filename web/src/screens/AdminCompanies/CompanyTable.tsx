import { displayName } from '../../features/people/accounts/person.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { VerificationBadge } from '../../features/people/companies/VerificationStatus.tsx';
import { adminPaths } from '../../features/around/staff/admin/adminPaths.ts';
import { CompanyLock } from '../../features/around/staff/companies/CompanyLock.tsx';
import { CompanyPeople } from '../../features/around/staff/companies/CompanyPeople.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { RowButton } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { AdminCompaniesScreenQuery } from './AdminCompaniesScreen.generated.ts';

const ReviewDialog = lazyNamed(
  () => import('../../features/people/companies/verification/ReviewDialog.tsx'),
  'ReviewDialog',
);

const reloaded = ['AdminCompaniesScreen'];

type CompanyTableProps = {
  companies: readonly AdminCompaniesScreenQuery['companyProfiles']['nodes'][number][];
  showsStatus: boolean;
};

/** The companies of a tab; admins review them, and the one under review is stored in the URL. */
export const CompanyTable = ({ companies, showsStatus }: CompanyTableProps) => {
  const isAdmin = useSession().user?.role === 'admin';
  const [openId, review, close] = useDialogParam('company');
  const company = companies.find(({ id }) => id === openId);
  return (
    <>
      <DataTable
        caption="Companies"
        items={companies}
        columns={[
          {
            header: 'Company',
            isTitle: true,
            cell: ({ id, companyName, closedAt, lockedAt }) => (
              <Row $gap={2}>
                <TextLink to={paths.company(id)}>{companyName}</TextLink>
                {lockedAt && <Badge tone="warning">Locked</Badge>}
                {closedAt && <Badge>Closed</Badge>}
              </Row>
            ),
          },
          { header: 'Registration number', cell: (one) => one.businessRegistrationNumber ?? 'Not given' },
          {
            header: 'Member',
            cell: ({ user }) => <TextLink to={adminPaths.member(user.id)}>{displayName(user)}</TextLink>,
          },
          { header: 'Place', cell: ({ user, registrationCountry }) => `${user.city}, ${registrationCountry}` },
          showsStatus
            ? { header: 'Status', cell: ({ verificationStatus }) => <VerificationBadge status={verificationStatus} /> }
            : { header: 'Saved', cell: ({ submittedAt }) => submittedAt && <Moment at={submittedAt} form="ago" /> },
          {
            header: 'Review',
            isAction: true,
            cell: ({ id, companyName }) =>
              isAdmin && (
                <RowButton of={companyName} onClick={() => review(id)}>
                  Review
                </RowButton>
              ),
          },
        ]}
      />
      {isAdmin && company && (
        <ReviewDialog company={company} refetch={reloaded} onClose={close}>
          <CompanyPeople companyId={company.id} />
          <Row>
            <CompanyLock company={company} refetch={reloaded} />
          </Row>
        </ReviewDialog>
      )}
    </>
  );
};
