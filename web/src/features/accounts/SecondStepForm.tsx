import { useEffect, useRef, useState } from 'react';
import { Form } from '../../kit/forms/Form.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { object, string } from 'yup';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useSignIn } from './useSignIn.ts';

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
export function SecondStepForm({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const { completeLogIn, busy } = useSignIn();
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const { label, about, other } = kinds[kind];
  const isApp = kind === 'app';
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), [kind]);

  async function handleSubmit({ code }: { code: string }) {
    const result = await completeLogIn({ challenge, code });
    if (!result.ok && result.code === 'LOGIN_EXPIRED') onBack();
    return result;
  }

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
}
