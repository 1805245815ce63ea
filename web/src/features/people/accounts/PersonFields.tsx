import { useField } from 'formik';
import { CheckboxField } from '../../../kit/forms/CheckboxField.tsx';
import { FieldRow, FieldSet } from '../../../kit/forms/Field.tsx';
import { TextField } from '../../../kit/forms/TextField.tsx';
import { CountryField } from './CountryField.tsx';

const LastName = () => {
  const [{ value: onlyOneName }] = useField<boolean>('onlyOneName');
  return onlyOneName ? null : <TextField name="lastName" label="Last Name" autoComplete="family-name" />;
};

const Position = () => <TextField name="position" label="Position" autoComplete="organization-title" />;

/** The person of an account. The registration asks for the `email` too, which settings change elsewhere, and for the position with the company. */
export const PersonalFields = ({ email }: { email?: boolean }) => (
  <>
    <FieldRow>
      <TextField name="firstName" label="First Name" autoComplete="given-name" />
      <LastName />
    </FieldRow>
    <CheckboxField name="onlyOneName">I have only one name</CheckboxField>
    <FieldRow>
      {email && <TextField name="email" label="Business Email" type="email" autoComplete="email" />}
      <TextField name="mobileNumber" label="Mobile Number" type="tel" autoComplete="tel" />
      {!email && <Position />}
    </FieldRow>
  </>
);

/** The company of an account; its name is fixed for who was invited to it. */
export const CompanyFields = ({ isInvited = false }) => (
  <FieldSet>
    <legend>Company Information</legend>
    <FieldRow>
      <TextField name="companyName" label="Company Name" autoComplete="organization" readOnly={isInvited} />
      <Position />
    </FieldRow>
    <FieldRow>
      <CountryField />
      <TextField name="city" label="City" autoComplete="address-level2" />
    </FieldRow>
  </FieldSet>
);
