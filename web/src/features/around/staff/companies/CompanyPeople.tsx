import { useQuery } from '@apollo/client/react';
import { Badge } from '../../../../kit/ui/Badge.tsx';
import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { Row } from '../../../../kit/ui/Layout.tsx';
import { Loaded } from '../../../../kit/ui/Loaded.tsx';
import { Text, TextLink } from '../../../../kit/ui/Text.tsx';
import { displayName } from '../../../people/accounts/person.ts';
import { roleNames } from '../../../people/companies/team/roleTexts.ts';
import { adminPaths } from '../admin/adminPaths.ts';
import { CompanyPeopleDocument } from './CompanyPeople.generated.ts';

/** The people of a company, for support and admins. */
export const CompanyPeople = ({ companyId }: { companyId: string }) => {
  const query = useQuery(CompanyPeopleDocument, {
    variables: { id: companyId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded title="The people of the company" query={query}>
      {({ companyProfile }) =>
        companyProfile?.members.length ? (
          <DataTable
            caption="People"
            items={companyProfile.members}
            columns={[
              {
                header: 'Name',
                isTitle: true,
                cell: ({ user }) => (
                  <Row $gap={2}>
                    <TextLink to={adminPaths.member(user.id)}>{displayName(user)}</TextLink>
                    {user.lockedAt && <Badge tone="warning">Locked</Badge>}
                  </Row>
                ),
              },
              { header: 'Role', cell: ({ role }) => roleNames[role] },
              { header: 'Joined', cell: ({ joinedAt }) => <Moment at={joinedAt} /> },
            ]}
          />
        ) : (
          <Text $tone="inkSoft">Nobody acts for this company any more.</Text>
        )
      }
    </Loaded>
  );
};
