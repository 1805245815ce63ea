import { passwordChangeRules } from 'api/rules/accounts';
import { useState } from 'react';
import { Form } from '../../../kit/forms/Form.tsx';
import { PasswordField } from '../../../kit/forms/PasswordField.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { ChangePasswordDocument } from './PasswordForm.generated.ts';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password and ends all other sessions. */
export const PasswordForm = ({ refetch }: { refetch: string[] }) => {
  const [changes, setChanges] = useState(0);
  const { submit, busy } = useSubmit(ChangePasswordDocument, {
    success: 'Your password has been changed. You are signed out everywhere else.',
    failure: 'Failed to change your password. Please try again.',
    refetch,
  });

  const handleSubmit = async (input: typeof blank) => {
    const result = await submit({ input });
    // Clears the typed passwords.
    if (result.ok) setChanges(changes + 1);
    return result;
  };

  return (
    <Form key={changes} until="part" initialValues={blank} schema={passwordChangeRules} onSubmit={handleSubmit}>
      <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
      <NewPasswordFields name="newPassword" label="New Password" confirmLabel="Confirm New Password" />
      <Row>
        <Button type="submit" variant="secondary" busy={busy} busyText="Changing...">
          Change Password
        </Button>
      </Row>
    </Form>
  );
};
