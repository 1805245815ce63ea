import { displayName } from '../../features/people/accounts/person.ts';
import { roleLabels } from '../../features/around/staff/admin/roleLabels.ts';
import { adminPaths } from '../../features/around/staff/admin/adminPaths.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import type { AdminMemberListScreenQuery } from './AdminMemberListScreen.generated.ts';

type MembersProps = { members: readonly AdminMemberListScreenQuery['members']['nodes'][number][] };

export const Members = ({ members }: MembersProps) => (
  <DataTable
    caption="Members"
    items={members}
    columns={[
      {
        header: 'Member',
        isTitle: true,
        cell: (member) => (
          <Row $gap={2}>
            <TextLink to={adminPaths.member(member.id)}>{displayName(member)}</TextLink>
            {member.lockedAt && <Badge tone="warning">Locked</Badge>}
          </Row>
        ),
      },
      { header: 'Company', cell: ({ companyName }) => companyName },
      members.some(({ email }) => email) && { header: 'Email', cell: ({ email }) => email },
      { header: 'Role', cell: ({ role }) => role && roleLabels[role] },
      { header: 'Registered', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    ]}
  />
);
