import { loginRules } from 'api/rules/accounts';
import { useState } from 'react';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import { rememberEmail, typedEmail } from './typedEmail.ts';
import { useNextParam } from './useNextParam.ts';
import { useSignIn } from './useSignIn.ts';

/** Login with email and password, followed in place by the second step if the account has one. */
export function LoginForm() {
  const { logIn, busy } = useSignIn();
  const next = useNextParam();
  const [challenge, setChallenge] = useState<string>();
  // The password is not kept while the user reads another page or opens the other tab.
  const [email, setEmail] = useState(typedEmail);

  async function handleSubmit(input: { email: string; password: string }) {
    const result = await logIn(input);
    if (result.ok || result.code !== 'SECOND_STEP_REQUIRED') return result;
    setEmail(input.email);
    setChallenge(String(result.details?.challenge));
    return undefined;
  }

  if (challenge) return <SecondStepForm challenge={challenge} onBack={() => setChallenge(undefined)} />;
  return (
    <Form
      initialValues={{ email, password: '' }}
      schema={loginRules}
      onSubmit={handleSubmit}
      onChange={(values) => rememberEmail(values.email)}
    >
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" size="large" wide busy={busy} busyText="Logging in...">
        Login
      </Button>
      <Text>
        <TextLink to={paths.resetPassword({ next })}>Forgot password?</TextLink>
      </Text>
      <PasskeyButton />
    </Form>
  );
}
