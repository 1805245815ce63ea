import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { passwordResetRules } from 'api/rules/accounts';
import { useState, type ReactNode } from 'react';
import { Form } from '../../../kit/forms/Form.tsx';
import { Button, LinkButton } from '../../../kit/ui/Button.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { Text } from '../../../kit/ui/Text.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { paths } from '../../../paths.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNextParam } from './useNextParam.ts';

type Values = { token: string; newPassword: string; confirmPassword: string; revokeApiKeys?: boolean };

type NewPasswordFormProps = {
  token: string;
  document: TypedDocumentNode<{ remaining: string[] }, { input: Values }>;
  submitLabel: string;
  done: string;
  /** Further fields: `revokeApiKeys`. */
  children?: ReactNode;
};

/** Sets a new password with the token of a link. The account is signed out everywhere afterwards. */
export const NewPasswordForm = ({ token, document, submitLabel, done, children }: NewPasswordFormProps) => {
  const client = useApolloClient();
  const next = useNextParam();
  const [remaining, setRemaining] = useState<string[]>();
  const { submit, busy } = useSubmit(document, { failure: () => null });

  const handleSubmit = async (input: Values) => {
    const result = await submit({ input });
    if (result.ok) {
      setRemaining(result.data.remaining);
      await client.resetStore();
    }
    return result;
  };

  if (remaining)
    return (
      <>
        <Callout tone="verified" title={done}>
          You are signed out everywhere. Please sign in with your new password.
        </Callout>
        {remaining.length > 0 && (
          <Text>Please check what was undone and what still gives access to your account: {remaining.join('; ')}.</Text>
        )}
        <Row>
          <LinkButton to={paths.auth({ next })}>Sign in</LinkButton>
        </Row>
      </>
    );
  return (
    <Form
      initialValues={{ token, newPassword: '', confirmPassword: '', ...(children && { revokeApiKeys: false }) }}
      schema={passwordResetRules}
      onSubmit={handleSubmit}
    >
      <NewPasswordFields name="newPassword" label="New Password" confirmLabel="Confirm New Password" />
      {children}
      <Row>
        <Button type="submit" busy={busy} busyText="Saving…">
          {submitLabel}
        </Button>
      </Row>
    </Form>
  );
};
