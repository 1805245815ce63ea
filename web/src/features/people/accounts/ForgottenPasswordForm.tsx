import { passwordResetRequestRules } from 'api/rules/accounts';
import { useState } from 'react';
import { supportEmail } from '../../../brand.ts';
import { Form } from '../../../kit/forms/Form.tsx';
import { TextField } from '../../../kit/forms/TextField.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { Text, TextLink, WebLink } from '../../../kit/ui/Text.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { paths } from '../../../paths.ts';
import { RequestPasswordResetDocument } from './ForgottenPasswordForm.generated.ts';
import { useNextParam } from './useNextParam.ts';

/** Asks for a link that sets a new password. */
export const ForgottenPasswordForm = () => {
  const next = useNextParam();
  const [sentTo, setSentTo] = useState<string>();
  const { submit, busy } = useSubmit(RequestPasswordResetDocument, { failure: () => null });

  const handleSubmit = async (input: { email: string }) => {
    const result = await submit(input);
    if (result.ok) setSentTo(input.email);
    return result;
  };

  if (sentTo !== undefined)
    return (
      <>
        <Callout tone="verified" title="Please look into your inbox">
          If there is an account with the address {sentTo}, a link is on its way to it. It works once, for 30 minutes.
        </Callout>
        <Text $tone="inkSoft">
          No email? Look into your spam folder, or write to{' '}
          <WebLink href={`mailto:${supportEmail}`}>{supportEmail}</WebLink>.
        </Text>
        <Row>
          <Button variant="secondary" onClick={() => setSentTo(undefined)}>
            Use another address
          </Button>
        </Row>
      </>
    );
  return (
    <Form initialValues={{ email: '' }} schema={passwordResetRequestRules} onSubmit={handleSubmit}>
      <Text $tone="inkSoft">Enter your email address, and we send you a link to choose a new password.</Text>
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <Row>
        <Button type="submit" busy={busy} busyText="Sending…">
          Send link
        </Button>
        <TextLink to={paths.auth({ next })}>Back to sign-in</TextLink>
      </Row>
    </Form>
  );
};
