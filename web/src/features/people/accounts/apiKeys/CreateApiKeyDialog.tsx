import { apiKeyRules } from 'api/rules/accounts/apiKeys';
import { useState } from 'react';
import { boolean, string } from 'yup';
import { CheckboxField } from '../../../../kit/forms/CheckboxField.tsx';
import { Form } from '../../../../kit/forms/Form.tsx';
import { PasswordField } from '../../../../kit/forms/PasswordField.tsx';
import { SelectField } from '../../../../kit/forms/SelectField.tsx';
import { TextField } from '../../../../kit/forms/TextField.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Callout } from '../../../../kit/ui/Callout.tsx';
import { CopyText } from '../../../../kit/ui/CopyText.tsx';
import { Dialog, DialogFoot } from '../../../../kit/ui/Dialog.tsx';
import { Stack } from '../../../../kit/ui/Layout.tsx';
import { Text } from '../../../../kit/ui/Text.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { CreateApiKeyDocument } from './CreateApiKeyDialog.generated.ts';

type Values = { name: string; read: boolean; trade: boolean; days: string; password: string };

const DAY_MS = 86_400_000;
const initialValues: Values = { name: '', read: true, trade: false, days: '90', password: '' };

const schema = apiKeyRules.pick(['name', 'password']).shape({
  read: boolean().required(),
  trade: boolean()
    .required()
    .test('some', 'Please choose at least one scope.', (trade, { parent }) =>
      Boolean(trade || (parent as Values).read),
    ),
  days: string().required(),
});

const expiries = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'never', label: 'Never' },
];

const expiryOf = (days: string): string | null =>
  days === 'never' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();

/** Creates an API key, then shows its secret once. */
export const CreateApiKeyDialog = ({ refetch, onClose }: { refetch: string[]; onClose: () => void }) => {
  const { submit, busy } = useSubmit(CreateApiKeyDocument, { failure: () => null, refetch });
  const [secret, setSecret] = useState<string>();

  const handleSubmit = async ({ name, read, trade, days, password }: Values) => {
    const scopes = [...(read ? (['read'] as const) : []), ...(trade ? (['trade'] as const) : [])];
    const result = await submit({ input: { name, scopes, expiresAt: expiryOf(days), password } });
    if (result.ok) setSecret(result.data.createApiKey.secret);
    return result;
  };

  if (secret)
    return (
      <Dialog
        onClose={onClose}
        title="Your new API key"
        description="Your program sends it in the header Authorization, after the word Bearer."
      >
        <Stack>
          <Callout tone="warning">It is shown only now. Keep it like a password.</Callout>
          <CopyText label="API key" value={secret} />
          <DialogFoot>
            <Button onClick={onClose}>I have saved it</Button>
          </DialogFoot>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog onClose={onClose} title="New API key">
      <Form initialValues={initialValues} schema={schema} onSubmit={handleSubmit}>
        <TextField name="name" label="Name" hint="What the key is for, such as 'Inventory sync'." maxLength={60} />
        <Stack role="group" aria-label="Scopes" $gap={2}>
          <Text>The key may</Text>
          <CheckboxField name="read">read: everything that you can see</CheckboxField>
          <CheckboxField name="trade">trade: post, bid, order and send messages for you</CheckboxField>
        </Stack>
        <SelectField name="days" label="Expires" options={expiries} />
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
        <DialogFoot>
          <Button type="submit" busy={busy} busyText="Creating...">
            Create key
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
