import { meetsPasswordChecks, registrationRules, roles } from 'api/rules/accounts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx';
import { FieldSet } from '../../kit/forms/Field.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';
import { useUnsavedChanges } from '../../kit/navigation/useUnsavedChanges.ts';
import { toast } from '../../kit/toasts/store.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { hasRegistrationDraft, keepRegistration, registrationDraft, type Registration } from './registrationDraft.ts';
import { useSignIn } from './useSignIn.ts';

const roleOptions = asOptions(roles, { buyer: 'Buyer', seller: 'Seller', both: 'Both Buyer & Seller' });

/** A new account. What was typed is still there after a look at the terms or at the other tab. */
export function RegisterForm() {
  const { register, busy } = useSignIn();
  const [params] = useSearchParams();
  const next = params.get('next') ?? undefined;
  const [start] = useState(registrationDraft);
  const [hasDraft] = useState(hasRegistrationDraft);
  // The form itself counts only what was typed since it came back.
  useUnsavedChanges(hasDraft && !busy, { isKept: true });
  return (
    <Form
      initialValues={start}
      schema={registrationRules}
      onSubmit={register}
      onInvalid={(_errors, values) => refuse(values)}
      onChange={keepRegistration}
    >
      {({ values }) => (
        <>
          <Text $tone="inkSoft">All fields are mandatory. Please use your business email address.</Text>
          <PersonFields email />
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
        </>
      )}
    </Form>
  );
}

// The first of the three that is not met, in the specification's order; other faults stand at their fields only.
function refuse({ password, confirmPassword, acceptTerms, acceptPrivacy }: Registration): void {
  const description = !meetsPasswordChecks(password)
    ? 'Please meet all password requirements'
    : password !== confirmPassword
      ? 'Passwords do not match'
      : !acceptTerms || !acceptPrivacy
        ? 'Please accept the Terms and Conditions and Privacy Policy'
        : undefined;
  if (description) toast({ title: 'Error', description, tone: 'error' });
}
