import { emailChangeRules } from 'api/rules/accounts';
import { useState } from 'react';
import { Form } from '../../../kit/forms/Form.tsx';
import { PasswordField } from '../../../kit/forms/PasswordField.tsx';
import { TextField } from '../../../kit/forms/TextField.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { RequestEmailChangeDocument } from './EmailForm.generated.ts';

const blank = { newEmail: '', password: '' };

/** Asks for a link to a new email address, which confirms it. */
export const EmailForm = () => {
  const [sentTo, setSentTo] = useState<string>();
  const { submit, busy } = useSubmit(RequestEmailChangeDocument, {
    failure: 'Failed to change your email address. Please try again.',
  });

  const handleSubmit = async (input: typeof blank) => {
    const result = await submit({ input });
    if (result.ok) setSentTo(input.newEmail);
    return result;
  };

  return (
    <>
      {sentTo !== undefined && (
        <Callout tone="verified" title="Please look into your inbox">
          We have sent a link to {sentTo}. Your address changes when you open it; it works once, for 24 hours.
        </Callout>
      )}
      {/* A new form after each email clears the password. */}
      <Form key={sentTo} until="part" initialValues={blank} schema={emailChangeRules} onSubmit={handleSubmit}>
        <TextField name="newEmail" label="New Email" type="email" autoComplete="email" />
        <PasswordField name="password" label="Your Password" autoComplete="current-password" />
        <Row>
          <Button type="submit" variant="secondary" busy={busy} busyText="Sending…">
            Change Email
          </Button>
        </Row>
      </Form>
    </>
  );
};
