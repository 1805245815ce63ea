import { Suspense } from 'react';
import { AccountForm } from '../../features/accounts/AccountForm.tsx';
import { EmailForm } from '../../features/accounts/EmailForm.tsx';
import { PasswordForm } from '../../features/accounts/PasswordForm.tsx';
import { EndSessionDocument } from '../../features/accounts/SessionTable.generated.ts';
import { SessionTable } from '../../features/accounts/SessionTable.tsx';
import { useSignOut, useSignOutEverywhere } from '../../features/accounts/useSignOut.ts';
import { BlockedMembers } from '../../features/staff/reports/BlockedMembers.tsx';
import { SecurityActivity } from '../../features/staff/audit/SecurityActivity.tsx';
import { DownloadData } from '../../features/personalData/DownloadData.tsx';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { paths } from '../../paths.ts';
import type { SettingsScreenQuery } from './SettingsScreen.generated.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const SecondFactorSection = lazyNamed(
  () => import('../../features/accounts/secondFactor/SecondFactorSection.tsx'),
  'SecondFactorSection',
);
const DeleteAccount = lazyNamed(() => import('../../features/personalData/DeleteAccount.tsx'), 'DeleteAccount');

type AccountSettingsProps = {
  user: NonNullable<SettingsScreenQuery['me']>;
  sessions: SettingsScreenQuery['sessions'];
};

const reloaded = ['SettingsScreen'];

/** Settings of the account, which apply in every browser. */
export const AccountSettings = ({ user, sessions }: AccountSettingsProps) => {
  const signOut = useSignOut();
  const signOutEverywhere = useSignOutEverywhere();
  const { submit, busy } = useSubmit(EndSessionDocument, {
    success: 'The session has been ended.',
    failure: 'Failed to end the session. Please try again.',
    refetch: reloaded,
  });
  return (
    <>
      <Section
        title="Your details"
        description={
          <>
            What other members see of you. What your company shows of itself is its{' '}
            <TextLink to={paths.companyProfile}>profile</TextLink>.
          </>
        }
      >
        <AccountForm user={user} />
      </Section>
      <Section
        title="Email address"
        description={`You sign in with ${user.email}. A new address is used after you open the link that we send to it.`}
      >
        <EmailForm />
      </Section>
      <Section title="Password" description="A new password signs you out everywhere else.">
        <PasswordForm refetch={reloaded} />
      </Section>
      <Suspense>
        <SecondFactorSection refetch={reloaded} />
      </Suspense>
      <Section title="Sessions" description="Where you are signed in.">
        <SessionTable sessions={sessions} onEnd={(id) => void submit({ id })} busy={busy} />
        <Row>
          <Button variant="secondary" onClick={() => void signOut()}>
            Log out
          </Button>
          <Button variant="secondary" onClick={() => void signOutEverywhere()}>
            Sign out everywhere
          </Button>
        </Row>
      </Section>
      <Section title="Programs" description="Connect your own programs to Feedstock.">
        <Row>
          <LinkButton variant="secondary" to={paths.apiKeys}>
            API keys
          </LinkButton>
          <LinkButton variant="secondary" to={paths.webhooks}>
            Webhooks
          </LinkButton>
        </Row>
      </Section>
      <BlockedMembers />
      <Section title="Security activity" description="What happened to your account in the last 400 days.">
        <SecurityActivity />
      </Section>
      <Section
        title="Your data"
        description="A file with everything that you entered or that is about you. It is ready within a minute and available for 24 hours."
      >
        <DownloadData />
      </Section>
      <Section
        title="Delete account"
        description="Possible once your orders are completed and the auctions you own or bid in have ended."
      >
        <Suspense>
          <DeleteAccount />
        </Suspense>
      </Section>
    </>
  );
};
