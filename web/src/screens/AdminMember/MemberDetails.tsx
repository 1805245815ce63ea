import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { roleLabels } from '../../features/around/staff/admin/roleLabels.ts';
import { CompanyLock } from '../../features/around/staff/companies/CompanyLock.tsx';
import { CompanyPeople } from '../../features/around/staff/companies/CompanyPeople.tsx';
import { VerificationBadge } from '../../features/people/companies/VerificationStatus.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { AdminMemberScreenQuery } from './AdminMemberScreen.generated.ts';
import { MemberHistory } from './MemberHistory.tsx';
import { MemberSessions } from './MemberSessions.tsx';

type MemberDetailsProps = {
  member: NonNullable<AdminMemberScreenQuery['member']>;
  data: AdminMemberScreenQuery;
};

/** What the market knows about a member, in sections. */
export const MemberDetails = ({ member, data }: MemberDetailsProps) => {
  const { user } = useSession();
  const { companyProfile } = member;
  const isAdmin = user?.role === 'admin';
  return (
    <>
      {member.lockedAt && (
        <Callout tone="warning" title="This account is locked">
          Since <Moment at={member.lockedAt} form="dateTime" />. Reason: {member.lockReason}
        </Callout>
      )}
      <Section title="Account">
        <KeyValueList
          items={[
            isAdmin && { label: 'Email', value: member.email },
            isAdmin && { label: 'Telephone', value: member.mobileNumber },
            { label: 'Role', value: member.role && roleLabels[member.role] },
            { label: 'Position', value: member.position },
            { label: 'Place', value: `${member.city}, ${member.country}` },
            { label: 'Registered', value: <Moment at={member.createdAt} form="dateTime" /> },
          ]}
        />
      </Section>
      <Section title="Company">
        {companyProfile ? (
          <Stack $gap={4}>
            <Row>
              <TextLink to={paths.company(companyProfile.id)}>{companyProfile.companyName}</TextLink>
              <VerificationBadge status={companyProfile.verificationStatus} />
              <CompanyLock company={companyProfile} refetch={['AdminMemberScreen']} />
            </Row>
            {companyProfile.lockedAt && (
              <Callout tone="warning" title="This company is locked">
                Since <Moment at={companyProfile.lockedAt} form="dateTime" />. Reason: {companyProfile.lockReason}
              </Callout>
            )}
            <CompanyPeople companyId={companyProfile.id} />
          </Stack>
        ) : (
          <Text $tone="inkSoft">The member belongs to no company.</Text>
        )}
      </Section>
      <MemberSessions member={member} sessions={data.memberSessions} />
      <MemberHistory events={data.auditEvents.nodes} />
    </>
  );
};
