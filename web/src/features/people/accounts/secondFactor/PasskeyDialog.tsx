import { deviceOf } from 'api/rules/device';
import { passkeyNameRules } from 'api/rules/accounts/secondFactor';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { askBrowser } from '../passkeys.ts';
import { Form, type Refusal } from '../../../../kit/forms/Form.tsx';
import { TextField } from '../../../../kit/forms/TextField.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../../kit/ui/Dialog.tsx';
import { Text } from '../../../../kit/ui/Text.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { AddPasskeyDocument, StartPasskeyRegistrationDocument } from './PasskeySettings.generated.ts';
import {
  presentFactors,
  PresentFactorsFields,
  presentFactorsRules,
  type AddMethodProps,
  type PresentFactors,
} from './PresentFactors.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Adds a passkey: password and name, then the browser's own dialog, and the recovery codes for the first method. */
export const PasskeyDialog = ({ isOn, refetch, onClose }: AddMethodProps) => {
  const start = useSubmit(StartPasskeyRegistrationDocument, { failure: () => null });
  const addition = useSubmit(AddPasskeyDocument, {
    success: 'The passkey has been added.',
    failure: () => null,
    refetch,
  });
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  const add = async ({ name, ...factors }: PresentFactors & { name: string }): Promise<{ ok: true } | Refusal> => {
    const started = await start.submit({ input: factors });
    if (!started.ok) return started;
    const optionsJSON = JSON.parse(started.data.startPasskeyRegistration) as PublicKeyCredentialCreationOptionsJSON;
    const made = await askBrowser((library) => library.startRegistration({ optionsJSON }));
    if (typeof made === 'string') return { ok: false, reason: `No passkey was made. ${made}` };
    const { clientDataJSON, attestationObject, transports } = made.response;
    const result = await addition.submit({
      input: { name, credentialId: made.id, clientDataJSON, attestationObject, transports },
    });
    if (!result.ok) return result;
    if (result.data.addPasskey.length > 0) setCodes(result.data.addPasskey);
    else onClose();
    return result;
  };

  const handleSubmit = async (values: PresentFactors & { name: string }) => {
    setBusy(true);
    return add(values).finally(() => setBusy(false));
  };

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Add a passkey">
      <Form
        initialValues={{ ...presentFactors(isOn), name: deviceOf(navigator.userAgent) }}
        schema={presentFactorsRules(isOn).concat(passkeyNameRules)}
        onSubmit={handleSubmit}
      >
        <Text>With a passkey you sign in by unlocking your device, without a password or a code.</Text>
        <PresentFactorsFields isOn={isOn} />
        <TextField name="name" label="Name of the passkey" maxLength={60} />
        <DialogFoot>
          <Button type="submit" busy={busy} busyText="Waiting for your device...">
            Continue
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
