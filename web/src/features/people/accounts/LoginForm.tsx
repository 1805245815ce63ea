import { loginRules } from 'api/rules/accounts';
import { useState, useEffect, useRef } from 'react';
import { Form } from '../../../kit/forms/Form.tsx';
import { PasswordField } from '../../../kit/forms/PasswordField.tsx';
import { TextField } from '../../../kit/forms/TextField.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { Text, TextLink } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { rememberEmail, typedEmail } from './typedEmail.ts';
import { useNextParam } from './useNextParam.ts';
import { useSignIn } from './useSignIn.ts';
import { object, string } from 'yup';

/** Login with email and password, followed in place by the second step if the account has one. */
export const LoginForm = () => {
  const { logIn, busy } = useSignIn();
  const next = useNextParam();
  const [challenge, setChallenge] = useState<string>();
  // The password is not kept while the user reads another page or opens the other tab.
  const [email, setEmail] = useState(typedEmail);

  const handleSubmit = async (input: { email: string; password: string }) => {
    const result = await logIn(input);
    if (result.ok || result.code !== 'SECOND_STEP_REQUIRED') return result;
    setEmail(input.email);
    setChallenge(String(result.details?.challenge));
    return undefined;
  };

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
};

const kinds = {
  app: {
    label: 'Code',
    about: 'Enter the code that your authenticator app shows.',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    about: 'Enter one of the recovery codes that you kept. Each works once.',
    other: 'Use your authenticator app',
  },
} as const;

const schema = object({ code: string().trim().required('Please enter a code.').max(40, 'Code is too long.') });

/** The second step of a login. `onBack` shows the first step again. */
const SecondStepForm = ({ challenge, onBack }: { challenge: string; onBack: () => void }) => {
  const { completeLogIn, busy } = useSignIn();
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const { label, about, other } = kinds[kind];
  const isApp = kind === 'app';
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), [kind]);

  const handleSubmit = async ({ code }: { code: string }) => {
    const result = await completeLogIn({ challenge, code });
    if (!result.ok && result.code === 'LOGIN_EXPIRED') onBack();
    return result;
  };

  return (
    <div ref={frame}>
      {/* The key empties the field when the kind of code changes. */}
      <Form key={kind} initialValues={{ code: '' }} schema={schema} onSubmit={handleSubmit}>
        <Text role="status">{about}</Text>
        <TextField name="code" label={label} autoComplete="one-time-code" inputMode={isApp ? 'numeric' : undefined} />
        <Button type="submit" size="large" wide busy={busy} busyText="Logging in...">
          Continue
        </Button>
        <PasskeyButton secondStep={challenge} />
        <Button variant="quiet" wide onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {other}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          Back to email and password
        </Button>
      </Form>
    </div>
  );
};
