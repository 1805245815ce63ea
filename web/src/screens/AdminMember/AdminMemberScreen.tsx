import { useQuery } from '@apollo/client/react';
import { isId } from 'api/rules/id';
import { useParams } from 'react-router-dom';
import { displayName } from '../../features/accounts/person.ts';
import { AdminPage } from '../../features/staff/admin/AdminPage.tsx';
import { adminPaths } from '../../features/staff/admin/adminPaths.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { DetailsFailure, DetailsSkeleton } from '../../kit/ui/Details.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { AdminMemberScreenDocument } from './AdminMemberScreen.generated.ts';
import { MemberActs } from './MemberActs.tsx';
import { MemberDetails } from './MemberDetails.tsx';

/** One member, for support and admins: facts, company, sessions and history. */
export const AdminMemberScreen = () => {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useQuery(AdminMemberScreenDocument, {
    variables: { id },
    skip: !isId(id),
    fetchPolicy: 'cache-and-network',
  });
  const member = data?.member;
  if (!member) {
    if (loading) return <DetailsSkeleton />;
    if (error) return <DetailsFailure title="This member could not be loaded" onRetry={() => void refetch()} />;
    return (
      <NotFound title="Member Not Found" action={<LinkButton to={adminPaths.members}>Back to Members</LinkButton>} />
    );
  }
  const name = displayName(member);
  return (
    <AdminPage
      title={name}
      description={member.companyName}
      breadcrumbs={[{ label: 'Members', to: adminPaths.members }, { label: name }]}
      badges={member.lockedAt && <Badge tone="warning">Locked</Badge>}
      actions={<MemberActs member={member} hasSessions={data.memberSessions.length > 0} />}
    >
      <Head title={name} isHidden />
      <MemberDetails member={member} data={data} />
    </AdminPage>
  );
};
