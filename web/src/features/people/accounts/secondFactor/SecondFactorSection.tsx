import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Badge } from '../../../../kit/ui/Badge.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Callout } from '../../../../kit/ui/Callout.tsx';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../../../kit/ui/KeyValueList.tsx';
import { Row } from '../../../../kit/ui/Layout.tsx';
import { Section } from '../../../../kit/ui/Panel.tsx';
import { SkeletonText } from '../../../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../../../kit/ui/State.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx';
import { PasswordAndCodeDialog, type PasswordAndCode } from './PasswordAndCodeDialog.tsx';
import { PasskeySettings } from './PasskeySettings.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import {
  ReplaceRecoveryCodesDocument,
  SecondFactorDocument,
  TurnOffSecondFactorDocument,
} from './SecondFactorSection.generated.ts';

type Dialog = 'authenticator' | 'codes' | 'off';

/** Settings of the second factor. */
export const SecondFactorSection = ({ refetch }: { refetch: string[] }) => {
  const { data, error, refetch: reload } = useQuery(SecondFactorDocument, { fetchPolicy: 'cache-and-network' });
  const [dialog, setDialog] = useState<Dialog>();
  const [codes, setCodes] = useState<readonly string[]>();
  const reloaded = ['SecondFactor', ...refetch];
  const close = () => setDialog(undefined);

  const renewal = useSubmit(ReplaceRecoveryCodesDocument, { failure: () => null, refetch: reloaded });
  const turningOff = useSubmit(TurnOffSecondFactorDocument, {
    success: 'Your second factor is off.',
    failure: () => null,
    refetch: reloaded,
  });

  const handleRenewal = async (input: PasswordAndCode) => {
    const result = await renewal.submit({ input });
    if (result.ok) setCodes(result.data.replaceRecoveryCodes);
    return result;
  };

  const state = data?.secondFactor;
  const { hash } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  const isRequired = hash === '#second-factor' && state?.isOn === false;
  useEffect(() => {
    if (isRequired) top.current?.scrollIntoView();
  }, [isRequired]);

  return (
    <Section
      title="Second factor"
      count={state?.isOn ? <Badge tone="verified">On</Badge> : undefined}
      description="A second step when you log in, so that a stolen password is not enough."
    >
      {isRequired && (
        <div ref={top}>
          <Callout tone="warning">Your role needs a second factor. Please set one up first.</Callout>
        </div>
      )}
      {state?.isOn ? (
        <>
          <KeyValueList
            items={[
              {
                label: 'Authenticator app',
                value: state.authenticatorSince ? (
                  <>
                    Set up <Moment at={state.authenticatorSince} form="dateTime" />
                  </>
                ) : (
                  'Not set up'
                ),
              },
              { label: 'Recovery codes', value: `${state.recoveryCodesLeft} left` },
            ]}
          />
          <Row>
            <Button variant="secondary" onClick={() => setDialog('authenticator')}>
              {state.authenticatorSince ? 'Replace the app' : 'Set up an app'}
            </Button>
            <Button variant="secondary" onClick={() => setDialog('codes')}>
              New recovery codes
            </Button>
            <Button variant="secondary" onClick={() => setDialog('off')}>
              Turn off
            </Button>
          </Row>
        </>
      ) : state ? (
        <Row>
          <Button variant="secondary" onClick={() => setDialog('authenticator')}>
            Set up an authenticator app
          </Button>
        </Row>
      ) : error ? (
        <ErrorState title="Your second factor could not be loaded" onRetry={() => void reload()} />
      ) : (
        <SkeletonText lines={2} />
      )}

      {state && <PasskeySettings isOn={state.isOn} passkeys={state.passkeys} refetch={reloaded} />}

      {state && dialog === 'authenticator' && (
        <AuthenticatorDialog isOn={state.isOn} refetch={reloaded} onClose={close} />
      )}
      {dialog === 'codes' && (
        <PasswordAndCodeDialog
          title="New recovery codes"
          description="Your present recovery codes stop working."
          action="Make new codes"
          onSubmit={handleRenewal}
          onClose={close}
        />
      )}
      {dialog === 'off' && (
        <PasswordAndCodeDialog
          title="Turn off the second factor?"
          description="Logging in will take only your password. Your authenticator app, passkeys and recovery codes stop working."
          action="Turn off"
          isDangerous
          onSubmit={(input) => turningOff.submit({ input })}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  );
};
