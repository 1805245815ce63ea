import { givenRoles, type CompanyRole } from 'api/rules/companies/team';
import { useField } from 'formik';
import { asOptions, SelectField } from '../../../kit/forms/SelectField.tsx';
import { roleNames, roleTexts } from './roleTexts.ts';

const options = asOptions(givenRoles, roleNames);

/** The role of a colleague, with what it may do. */
export const RoleField = () => {
  const [{ value }] = useField<CompanyRole>('role');
  return (
    <SelectField
      name="role"
      label="Role"
      options={options}
      hint={`${value === 'admin' ? 'An' : 'A'} ${value} ${roleTexts[value]}.`}
    />
  );
};
