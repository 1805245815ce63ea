import { useLocation } from 'react-router-dom';
import { ForgottenPasswordForm } from '../../features/people/accounts/ForgottenPasswordForm.tsx';
import { ResetPasswordDocument } from '../../features/people/accounts/NewPasswordForm.generated.ts';
import { NewPasswordForm } from '../../features/people/accounts/NewPasswordForm.tsx';
import { useNextParam } from '../../features/people/accounts/useNextParam.ts';
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { SmallText, Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';

/** Sets a new password with the link from an email; without a link it asks for one. */
export const ResetPasswordScreen = () => {
  const token = useLocation().hash.slice(1);
  const next = useNextParam();
  return (
    <Page $narrow>
      <PageHead title={token ? 'Choose a new password' : 'Forgot your password?'} />
      <Panel>
        {token ? (
          <>
            <NewPasswordForm
              token={token}
              document={ResetPasswordDocument}
              submitLabel="Set new password"
              done="Your password is changed"
            >
              <Text>
                API keys and passkeys younger than seven days end, and webhooks are disabled. What you changed about the
                owner and admins of your company in these days is undone.
              </Text>
              <CheckboxField name="revokeApiKeys">Also revoke older API keys</CheckboxField>
            </NewPasswordForm>
            <SmallText>
              The link no longer works? <TextLink to={paths.resetPassword({ next })}>Request a new one</TextLink>
            </SmallText>
          </>
        ) : (
          <ForgottenPasswordForm />
        )}
      </Panel>
    </Page>
  );
};
