import { authenticatorCodeRules } from 'api/rules/accounts/secondFactor';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Form } from '../../../../kit/forms/Form.tsx';
import { TextField } from '../../../../kit/forms/TextField.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../../kit/ui/Dialog.tsx';
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx';
import { Text } from '../../../../kit/ui/Text.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { space, type } from '../../../../theme.ts';
import {
  presentFactors,
  PresentFactorsFields,
  presentFactorsRules,
  type AddMethodProps,
  type PresentFactors,
} from './PresentFactors.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ActivateAuthenticatorDocument, SetUpAuthenticatorDocument } from './SecondFactorSection.generated.ts';
import { lazyNamed } from '../../../../kit/lazyNamed.ts';

// The placeholder is as high as the QR code, so that nothing moves when it appears.
const QrCode = lazyNamed(() => import('./QrCode.tsx'), 'QrCode', <Skeleton width="192px" height="192px" />);

type Setup = { secret: string; uri: string };

const atTheField = { failure: () => null };

/** Sets up an authenticator app: password and present code, QR code, first code and, for the first method, the recovery codes. */
export const AuthenticatorDialog = ({ isOn, refetch, onClose }: AddMethodProps) => {
  const setUp = useSubmit(SetUpAuthenticatorDocument, atTheField);
  const activation = useSubmit(ActivateAuthenticatorDocument, {
    ...atTheField,
    success: 'Your authenticator app is set up.',
    refetch,
  });
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();

  const handlePassword = async (input: PresentFactors) => {
    const result = await setUp.submit({ input });
    if (!result.ok) return result;
    setSetup(result.data.setUpAuthenticator);
    return result;
  };

  const handleCode = async (input: { code: string }) => {
    const result = await activation.submit({ input });
    if (!result.ok) return result;
    if (result.data.activateAuthenticator.length > 0) setCodes(result.data.activateAuthenticator);
    else onClose();
    return result;
  };

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Set up an authenticator app">
      {setup ? (
        <Form key="code" initialValues={{ code: '' }} schema={authenticatorCodeRules} onSubmit={handleCode}>
          <Text>Scan this code with your authenticator app, or type the key into it.</Text>
          <QrCode value={setup.uri} title="QR code of the key" />
          <Key aria-label="Key">{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</Key>
          <TextField
            name="code"
            label="Code from the app"
            hint="Six digits; they change every 30 seconds."
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <DialogFoot>
            <Button type="submit" busy={activation.busy} busyText="Checking...">
              Confirm
            </Button>
          </DialogFoot>
        </Form>
      ) : (
        <Form
          key="password"
          initialValues={presentFactors(isOn)}
          schema={presentFactorsRules(isOn)}
          onSubmit={handlePassword}
        >
          <Text>You need an app such as Google Authenticator, Aegis, 1Password or Bitwarden.</Text>
          <PresentFactorsFields isOn={isOn} />
          <DialogFoot>
            <Button type="submit" busy={setUp.busy} busyText="Checking...">
              Continue
            </Button>
          </DialogFoot>
        </Form>
      )}
    </Dialog>
  );
};

const Key = styled.output`
  ${type.data};
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
`;
