import { displayName } from '../../features/people/accounts/person.ts';
import { AdminPage } from '../../features/around/staff/admin/AdminPage.tsx';
import { adminPaths } from '../../features/around/staff/admin/adminPaths.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { MissingRecord } from '../../kit/ui/Details.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { useRecord } from '../../kit/useRecord.ts';
import { AdminMemberScreenDocument } from './AdminMemberScreen.generated.ts';
import { MemberActs } from './MemberActs.tsx';
import { MemberDetails } from './MemberDetails.tsx';

/** One member, for support and admins: facts, company, sessions and history. */
export const AdminMemberScreen = () => {
  const { data, ...query } = useRecord(AdminMemberScreenDocument);
  const member = data?.member;
  if (!member) return <MissingRecord noun="member" query={query} action={back} />;
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

const back = <LinkButton to={adminPaths.members}>Back to Members</LinkButton>;
