import { meetsPasswordChecks, registrationRules, roles } from 'api/rules/accounts';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '../../../kit/forms/CheckboxField.tsx';
import { FieldSet } from '../../../kit/forms/Field.tsx';
import { Form } from '../../../kit/forms/Form.tsx';
import { asOptions, SelectField } from '../../../kit/forms/SelectField.tsx';
import { useUnsavedChanges } from '../../../kit/navigation/useUnsavedChanges.ts';
import { toast } from '../../../kit/toasts/store.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Steps } from '../../../kit/ui/Steps.tsx';
import { Text, TextLink } from '../../../kit/ui/Text.tsx';
import { useIsPhone } from '../../../kit/ui/useIsPhone.ts';
import { paths } from '../../../paths.ts';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { media, space } from '../../../theme.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { CompanyFields, PersonalFields } from './PersonFields.tsx';
import { hasRegistrationDraft, saveRegistration, registrationDraft, type Registration } from './registrationDraft.ts';
import { registrationSteps, stepAt, stepOf, useRegistrationStep } from './registrationSteps.ts';
import { useNextParam } from './useNextParam.ts';
import { useSignIn } from './useSignIn.ts';

const roleOptions = asOptions(roles, { buyer: 'Buyer', seller: 'Seller', both: 'Both Buyer & Seller' });
const LAST = registrationSteps.length - 1;

/**
 * Creates an account: in two columns, and on phones in three steps. The input is kept while the user reads the terms,
 * opens the other tab or goes back.
 */
export const RegisterForm = () => {
  const { register, busy } = useSignIn();
  const next = useNextParam();
  const [start] = useState(registrationDraft);
  const [hasDraft] = useState(hasRegistrationDraft);
  const isInvited = Boolean(next?.startsWith(paths.invitation('')) && start.companyName);
  const isPhone = useIsPhone();
  const { step, goTo } = useRegistrationStep();
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnStep(fields, step, isPhone);
  // Formik's `dirty` covers only changes since the form was shown again.
  useUnsavedChanges(hasDraft && !busy, { isKept: true });

  /** Shows the first step that has one of these fields. */
  const showFields = (names: readonly string[]) => {
    const found = stepOf(names);
    if (isPhone && found >= 0) goTo(found);
  };

  const submit = async (values: Parameters<typeof register>[0]) => {
    const result = await register(values);
    if (!result.ok) showFields(Object.keys(result.fields));
    return result;
  };

  const isHidden = (nth: number) => isPhone && nth !== step;
  return (
    <Form
      initialValues={start}
      schema={registrationRules}
      onSubmit={submit}
      onInvalid={(errors, values) => {
        refuse(values);
        showFields(Object.keys(errors));
      }}
      onChange={saveRegistration}
      step={isPhone && step < LAST ? { fields: stepAt(step).fields, onNext: () => goTo(step + 1) } : undefined}
    >
      {({ values }) => (
        <>
          <Text $tone="inkSoft">All fields are mandatory. Please use your business email address.</Text>
          {isPhone && <Steps label="Registration" steps={progressAt(step)} says={titleOf(step)} />}
          <TwoColumns ref={fields}>
            <Stack>
              <div hidden={isHidden(0)}>
                <FieldSet>
                  <legend>Personal Information</legend>
                  <PersonalFields email />
                </FieldSet>
              </div>
              <div hidden={isHidden(1)}>
                <CompanyFields isInvited={isInvited} />
              </div>
            </Stack>
            <div hidden={isHidden(2)}>
              <Stack>
                <FieldSet>
                  <legend>Account Information</legend>
                  <NewPasswordFields name="password" label="Password" confirmLabel="Confirm Password" />
                  <SelectField name="role" label="I am a" options={roleOptions} />
                </FieldSet>
                <FieldSet>
                  <CheckboxField name="acceptTerms">
                    I accept the <TextLink to={paths.terms({ next })}>Terms and Conditions</TextLink>
                  </CheckboxField>
                  <CheckboxField name="acceptPrivacy">
                    I accept the <TextLink to={paths.privacy({ next })}>Privacy Policy</TextLink>
                  </CheckboxField>
                </FieldSet>
                {/* Enter presses the first submit button of a form, even a hidden one. */}
                {!isHidden(2) && (
                  <Button
                    type="submit"
                    size="large"
                    wide
                    busy={busy}
                    busyText="Creating account..."
                    disabled={!values.acceptTerms || !values.acceptPrivacy}
                  >
                    Create Account
                  </Button>
                )}
              </Stack>
            </div>
          </TwoColumns>
          {isPhone && (
            <Ways>
              {step > 0 && (
                <Button variant="secondary" size="large" onClick={() => goTo(step - 1)}>
                  Back
                </Button>
              )}
              {step < LAST && (
                <Button type="submit" size="large">
                  Next
                </Button>
              )}
            </Ways>
          )}
        </>
      )}
    </Form>
  );
};

const titleOf = (step: number) => `Step ${step + 1} of ${registrationSteps.length}: ${stepAt(step).title}`;

const progressAt = (step: number) =>
  registrationSteps.map(({ label }, nth) => ({
    label,
    state: nth < step ? ('done' as const) : nth === step ? ('current' as const) : ('next' as const),
  }));

/** A new step starts at its first field, or at the first one with an error. */
const useFocusOnStep = (fields: { current: HTMLElement | null }, step: number, isPhone: boolean) => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step || !isPhone) return;
    shown.current = step;
    const controls = [...(fields.current?.querySelectorAll<HTMLElement>('input, select') ?? [])].filter(
      (control) => !control.closest('[hidden]'),
    );
    (controls.find((control) => control.ariaInvalid === 'true') ?? controls[0])?.focus();
  }, [fields, step, isPhone]);
};

// The toast shows the first of these three errors (docs/specification-coverage.md, section 5); other errors are shown only
// at their fields.
const refuse = ({ password, confirmPassword, acceptTerms, acceptPrivacy }: Registration): void => {
  const description = !meetsPasswordChecks(password)
    ? 'Please meet all password requirements'
    : password !== confirmPassword
      ? 'Passwords do not match'
      : !acceptTerms || !acceptPrivacy
        ? 'Please accept the Terms and Conditions and Privacy Policy'
        : undefined;
  if (description) toast({ title: 'Error', description, tone: 'error' });
};

const TwoColumns = styled(Stack)`
  ${media.above.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(10)};
  }
`;

const Ways = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;
