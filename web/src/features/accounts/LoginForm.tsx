import { loginRules } from 'api/rules/accounts';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useSignIn } from './useSignIn.ts';

/** Email and password. */
export function LoginForm() {
  const { logIn, busy } = useSignIn();
  return (
    <Form initialValues={{ email: '', password: '' }} schema={loginRules} onSubmit={logIn}>
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" size="large" wide busy={busy} busyText="Logging in...">
        Login
      </Button>
    </Form>
  );
}
