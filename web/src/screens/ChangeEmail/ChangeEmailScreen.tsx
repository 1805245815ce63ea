import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Page, Row } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { paths } from '../../paths.ts';
import { ConfirmEmailChangeDocument } from './ChangeEmailScreen.generated.ts';
import { RevertEmailChangeDocument } from '../../features/people/accounts/NewPasswordForm.generated.ts';
import { NewPasswordForm } from '../../features/people/accounts/NewPasswordForm.tsx';

/** Where the links about a changed email address lead: that to the new address, and with `revert` that to the former one. */
export const ChangeEmailScreen = () => {
  const token = useLocation().hash.slice(1);
  const [params] = useSearchParams();
  return params.has('revert') ? <RevertEmail token={token} /> : <ConfirmEmailChange token={token} />;
};

/** A button confirms the new address, because mail filters open links too. */
const ConfirmEmailChange = ({ token }: { token: string }) => {
  const { user } = useSession();
  const [outcome, setOutcome] = useState<'confirmed' | { reason: string }>();
  const { submit, busy } = useSubmit(ConfirmEmailChangeDocument, {
    failure: () => null,
    refetch: user ? ['Session'] : [],
  });

  const confirm = async () => {
    const result = await submit({ token });
    setOutcome(result.ok ? 'confirmed' : { reason: result.reason });
  };

  const onward = (
    <Row>
      <LinkButton to={user ? paths.settings() : paths.auth()}>{user ? 'Go to Settings' : 'Sign in'}</LinkButton>
    </Row>
  );
  return (
    <Page $narrow>
      <PageHead title="Confirm your new email address" />
      <Panel>
        {outcome === 'confirmed' ? (
          <>
            <Callout tone="verified" title="Your email address is changed">
              You sign in with it from now on.
            </Callout>
            {onward}
          </>
        ) : token === '' || outcome ? (
          <>
            <Callout tone="error">
              {outcome?.reason ?? 'The link is incomplete. Please open it from the email again.'}
            </Callout>
            {onward}
          </>
        ) : (
          <>
            <Text>Confirm that this is the new address of your account.</Text>
            <Row>
              <Button busy={busy} busyText="Confirming…" onClick={() => void confirm()}>
                Use this address
              </Button>
            </Row>
          </>
        )}
      </Panel>
    </Page>
  );
};

/** Gives an account back to the owner of its former address, with the link from an email. */
const RevertEmail = ({ token }: { token: string }) => (
  <Page $narrow>
    <PageHead
      title="Restore your email address"
      description="Your account gets this address back. Choose a new password, because the old one may be known to somebody else. Everybody is signed out."
    />
    <Panel>
      {token ? (
        <NewPasswordForm
          token={token}
          document={RevertEmailChangeDocument}
          submitLabel="Restore my address"
          done="Your email address is restored"
        />
      ) : (
        <Callout tone="error">The link is incomplete. Please open it from the email again.</Callout>
      )}
    </Panel>
  </Page>
);
