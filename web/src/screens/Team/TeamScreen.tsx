import { useQuery } from '@apollo/client/react';
import { companyRoles, hasRight } from 'api/rules/companies/team';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { LockedCompanyCallout } from '../../features/people/companies/LockedCompanyCallout.tsx';
import { InvitationTable } from '../../features/people/companies/team/InvitationTable.tsx';
import { roleNames, roleTexts } from '../../features/people/companies/team/roleTexts.ts';
import { TeamTable } from '../../features/people/companies/team/TeamTable.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { TeamScreenDocument } from './TeamScreen.generated.ts';

const InviteDialog = lazyNamed(() => import('../../features/people/companies/team/InviteDialog.tsx'), 'InviteDialog');
const LeaveCompany = lazyNamed(() => import('../../features/people/companies/team/LeaveCompany.tsx'), 'LeaveCompany');
const TransferOffer = lazyNamed(
  () => import('../../features/people/companies/team/TransferOffer.tsx'),
  'TransferOffer',
);

const refetched = ['TeamScreen'];
const legend = companyRoles.map((role) => ({ label: roleNames[role], value: roleTexts[role] }));

/** The people of the member's company, and who is invited to it. */
export const TeamScreen = () => {
  const { user } = useSession();
  const query = useQuery(TeamScreenDocument, { fetchPolicy: 'cache-and-network' });
  const [dialog, open, close] = useDialogParam('invite');
  const members = query.data?.companyMembers ?? [];
  const invitations = query.data?.companyInvitations ?? [];
  const own = members.find(({ userId }) => userId === user?.id);
  const offered = members.find(({ offerEndsAt }) => offerEndsAt);
  const manages = own !== undefined && hasRight(own.role, 'manage');
  const companyName = own?.user.companyProfile?.companyName ?? members[0]?.user.companyProfile?.companyName;
  return (
    <Page $gap={6}>
      <PageHead
        breadcrumbs={[{ label: 'Company Profile', to: paths.companyProfile }, { label: 'Team' }]}
        title="Team"
        description={own && `Who trades for ${companyName ?? 'your company'}, and what each may do.`}
        actions={manages && <Button onClick={() => open('new')}>Invite a colleague</Button>}
      />
      <LockedCompanyCallout />
      <Loaded title="Your team" query={query}>
        {() =>
          own ? (
            <>
              {offered && (own === offered || own.role === 'owner') && (
                <TransferOffer offered={offered} isOwn={own === offered} refetch={[...refetched, 'Session']} />
              )}
              <TeamTable members={members} own={own} refetch={refetched} />
              <KeyValueList items={legend} />
              {invitations.length > 0 && (
                <Section title="Invitations" description="Of the last 30 days.">
                  <InvitationTable invitations={invitations} manages={manages} refetch={refetched} />
                </Section>
              )}
              {members.length > 1 && (
                <Section title="Leave">
                  {own.role === 'owner' ? (
                    <Text $tone="inkSoft">You can leave once you have handed the company over to a colleague.</Text>
                  ) : (
                    <LeaveCompany own={own} members={members} />
                  )}
                </Section>
              )}
            </>
          ) : (
            <EmptyState
              as="h2"
              title="You have no company yet"
              text="You act for yourself. Save the profile of your company to invite colleagues, or open the link of an invitation to join one."
              action={<LinkButton to={paths.companyProfile}>Company profile</LinkButton>}
            />
          )
        }
      </Loaded>
      {dialog && manages && (
        <InviteDialog
          companyName={companyName ?? 'the company'}
          isFirst={members.length === 1 && invitations.length === 0}
          refetch={refetched}
          onClose={close}
        />
      )}
    </Page>
  );
};
