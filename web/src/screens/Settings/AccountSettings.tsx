import { AccountForm } from '../../features/accounts/AccountForm.tsx';
import { PasswordForm } from '../../features/accounts/PasswordForm.tsx';
import { SessionTable } from '../../features/accounts/SessionTable.tsx';
import { useSignOut, useSignOutEverywhere } from '../../features/accounts/useSignOut.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { SettingsScreenQuery } from './SettingsScreen.generated.ts';

type AccountSettingsProps = {
  user: NonNullable<SettingsScreenQuery['me']>;
  sessions: SettingsScreenQuery['sessions'];
};

const reloaded = ['SettingsScreen'];

/** What belongs to the account, in whatever browser. */
export function AccountSettings({ user, sessions }: AccountSettingsProps) {
  const signOut = useSignOut();
  const signOutEverywhere = useSignOutEverywhere();
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
      <Section title="Password" description="A new password signs you out everywhere else.">
        <PasswordForm refetch={reloaded} />
      </Section>
      <Section title="Sessions" description="Where you are signed in.">
        <SessionTable sessions={sessions} refetch={reloaded} />
        <Row>
          <Button variant="secondary" onClick={() => void signOut()}>
            Log out
          </Button>
          <Button variant="secondary" onClick={() => void signOutEverywhere()}>
            Sign out everywhere
          </Button>
        </Row>
      </Section>
    </>
  );
}
