import { useQuery } from '@apollo/client/react';
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { ApiKeysOfResetDocument } from './KeysOfReset.generated.ts';

/** In the form for a new password: lists the API keys of the account and offers to revoke them. Empty if there are none. */
export function KeysOfReset({ token }: { token: string }) {
  const { data } = useQuery(ApiKeysOfResetDocument, { variables: { token }, fetchPolicy: 'no-cache' });
  const keys = data?.apiKeysOfReset ?? [];
  if (keys.length === 0) return null;
  return (
    <Stack $gap={2}>
      <Text>
        Programs keep their access with your API keys:{' '}
        {keys.map(({ name, prefix }) => `${name} (${prefix}…)`).join(', ')}.
      </Text>
      <CheckboxField name="revokeApiKeys">Also revoke these API keys</CheckboxField>
    </Stack>
  );
}
