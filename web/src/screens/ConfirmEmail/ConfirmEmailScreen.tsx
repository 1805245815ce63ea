import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SendConfirmation } from '../../features/people/accounts/SendConfirmation.tsx';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Page, Row } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { AFTER_CONFIRMATION, localPath } from '../../localPath.ts';
import { paths } from '../../paths.ts';
import { ConfirmEmailDocument } from './ConfirmEmailScreen.generated.ts';

/** Confirms an email address with the link from an email. A button does it, because mail filters open links too. */
export const ConfirmEmailScreen = () => {
  const token = useLocation().hash.slice(1);
  const { user } = useSession();
  const [outcome, setOutcome] = useState<'confirmed' | { reason: string }>();
  const [next] = useState(() => localPath(localStorage.getItem(AFTER_CONFIRMATION)));
  const { submit, busy } = useSubmit(ConfirmEmailDocument, { failure: () => null, refetch: user ? ['Session'] : [] });

  const confirm = async () => {
    const result = await submit({ token });
    if (result.ok) localStorage.removeItem(AFTER_CONFIRMATION);
    setOutcome(result.ok ? 'confirmed' : { reason: result.reason });
  };

  return (
    <Page $narrow>
      <PageHead title="Confirm your email address" />
      <Panel>
        {outcome === 'confirmed' || (outcome && user?.emailConfirmed) ? (
          <>
            <Callout tone="verified" title="Your email address is confirmed">
              You can now post, bid and order.
            </Callout>
            <Row>
              <LinkButton to={user ? next : paths.auth({ next })}>
                {!user ? 'Sign in' : next === paths.home ? 'Go to the dashboard' : 'Continue'}
              </LinkButton>
            </Row>
          </>
        ) : token === '' || outcome ? (
          <>
            <Callout tone="error">
              {outcome?.reason ?? 'The link is incomplete. Please open it from the email again.'}
            </Callout>
            {!user && <Text $tone="inkSoft">Sign in to have a new link sent to you.</Text>}
            <Row>{user ? <SendConfirmation /> : <LinkButton to={paths.auth()}>Sign in</LinkButton>}</Row>
          </>
        ) : (
          <>
            <Text>Confirm that this is your address, so that you can trade and receive notices.</Text>
            <Row>
              <Button busy={busy} busyText="Confirming…" onClick={() => void confirm()}>
                Confirm email address
              </Button>
            </Row>
          </>
        )}
      </Panel>
    </Page>
  );
};
