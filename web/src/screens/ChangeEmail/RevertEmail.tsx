import { RevertEmailChangeDocument } from '../../features/accounts/NewPasswordForm.generated.ts';
import { NewPasswordForm } from '../../features/accounts/NewPasswordForm.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';

/** Gives an account back to the owner of its former address, with the link from an email. */
export function RevertEmail({ token }: { token: string }) {
  return (
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
}
