import { displayName } from '../../features/accounts/person.ts';
import { useSession } from '../../features/accounts/SessionProvider.tsx';
import { VerificationBadge } from '../../features/companies/VerificationStatus.tsx';
import { adminPaths } from '../../features/staff/admin/adminPaths.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { AdminCompaniesScreenQuery } from './AdminCompaniesScreen.generated.ts';

type CompanyTableProps = { companies: readonly AdminCompaniesScreenQuery['companyProfiles']['nodes'][number][] };

/** Companies with their owners; admins go on to the verification. */
export function CompanyTable({ companies }: CompanyTableProps) {
  const { user } = useSession();
  return (
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
          key: 'status',
          header: 'Status',
          cell: ({ verificationStatus }) => <VerificationBadge status={verificationStatus} />,
        },
        {
          key: 'owner',
          header: 'Member',
          cell: ({ user: owner }) => <TextLink to={adminPaths.member(owner.id)}>{displayName(owner)}</TextLink>,
        },
        { key: 'place', header: 'Place', cell: ({ user: { city, country } }) => `${city}, ${country}` },
        {
          key: 'review',
          header: 'Action',
          isAction: true,
          cell: ({ companyName, verificationStatus }) =>
            user?.role === 'admin' && (
              <LinkButton
                size="small"
                variant="secondary"
                to={adminPaths.verificationOf(verificationStatus, companyName)}
              >
                Verification<VisuallyHidden> of {companyName}</VisuallyHidden>
              </LinkButton>
            ),
        },
      ]}
    />
  );
}
