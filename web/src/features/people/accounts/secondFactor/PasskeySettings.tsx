import { passwordRules } from 'api/rules/accounts/secondFactor';
import { useState } from 'react';
import { canUsePasskeys } from '../passkeys.ts';
import { FormDialog } from '../../../../kit/forms/FormDialog.tsx';
import { PasswordField } from '../../../../kit/forms/PasswordField.tsx';
import { Button, RowButton } from '../../../../kit/ui/Button.tsx';
import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { Row } from '../../../../kit/ui/Layout.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { RemovePasskeyDocument, type PasskeySettingsFragment } from './PasskeySettings.generated.ts';

type PasskeySettingsProps = { isOn: boolean; passkeys: readonly PasskeySettingsFragment[]; refetch: string[] };

/** The member's passkeys, with the ways to add and remove one. */
export const PasskeySettings = ({ isOn, passkeys, refetch }: PasskeySettingsProps) => {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PasskeySettingsFragment>();
  const removal = useSubmit(RemovePasskeyDocument, {
    success: 'The passkey has been removed.',
    failure: () => null,
    refetch,
  });
  return (
    <>
      {passkeys.length > 0 && (
        <DataTable
          caption="Passkeys"
          items={passkeys}
          columns={[
            { header: 'Passkey', isTitle: true, cell: ({ name }) => name },
            { header: 'Added', cell: ({ createdAt }) => <Moment at={createdAt} form="dateTime" /> },
            {
              header: 'Last used',
              cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} form="ago" /> : 'Never'),
            },
            {
              header: 'Action',
              isAction: true,
              cell: (passkey) => (
                <RowButton of={passkey.name} onClick={() => setRemoved(passkey)}>
                  Remove
                </RowButton>
              ),
            },
          ]}
        />
      )}
      {canUsePasskeys() && (
        <Row>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </Row>
      )}
      {isAdding && <PasskeyDialog isOn={isOn} refetch={refetch} onClose={() => setAdding(false)} />}
      {removed && (
        <FormDialog
          title={`Remove ${removed.name}?`}
          description="It can no longer sign in to your account. Delete it on your device too."
          initialValues={{ password: '' }}
          schema={passwordRules}
          action="Remove"
          isDangerous
          onSubmit={({ password }) => removal.submit({ input: { id: removed.id, password } })}
          onClose={() => setRemoved(undefined)}
        >
          <PasswordField name="password" label="Your password" autoComplete="current-password" />
        </FormDialog>
      )}
    </>
  );
};
