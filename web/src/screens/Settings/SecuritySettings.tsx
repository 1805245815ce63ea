import { PasswordForm } from '../../features/people/accounts/PasswordForm.tsx';
import { EndSessionDocument } from '../../features/people/accounts/SessionTable.generated.ts';
import { SessionTable } from '../../features/people/accounts/SessionTable.tsx';
import { useSignOutEverywhere } from '../../features/people/accounts/useSignOut.ts';
import { SecurityActivity } from '../../features/around/staff/audit/SecurityActivity.tsx';
import { BlockedMembers } from '../../features/around/staff/reports/BlockedMembers.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import type { SettingsScreenQuery } from './SettingsScreen.generated.ts';

const SecondFactorSection = lazyNamed(
  () => import('../../features/people/accounts/secondFactor/SecondFactorSection.tsx'),
  'SecondFactorSection',
);

const reloaded = ['SettingsScreen'];

/** How the member signs in, where from, and whom they have blocked. */
export const SecuritySettings = ({ sessions }: Pick<SettingsScreenQuery, 'sessions'>) => {
  const signOutEverywhere = useSignOutEverywhere();
  const { submit, busy } = useSubmit(EndSessionDocument, {
    success: 'The session has been ended.',
    failure: 'Failed to end the session. Please try again.',
    refetch: reloaded,
  });
  return (
    <Stack $gap={10}>
      <Section title="Password" description="A new password signs you out everywhere else.">
        <PasswordForm refetch={reloaded} />
      </Section>
      <SecondFactorSection refetch={reloaded} />
      <Section title="Sessions" description="Where you are signed in.">
        <SessionTable sessions={sessions} onEnd={(id) => void submit({ id })} busy={busy} />
        <div>
          <Button variant="secondary" onClick={() => void signOutEverywhere()}>
            Sign out everywhere
          </Button>
        </div>
      </Section>
      <Section title="Security activity" description="What happened to your account in the last 400 days.">
        <SecurityActivity />
      </Section>
      <BlockedMembers />
    </Stack>
  );
};
