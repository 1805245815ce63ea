import { givenRoles, type CompanyRole } from 'api/rules/companies/team';
import { useField } from 'formik';
import { asOptions, SelectField } from '../../../../kit/forms/SelectField.tsx';
import { FactorFields } from '../../accounts/secondFactor/PresentFactors.tsx';
import { roleNames, roleTexts } from './roleTexts.ts';

const options = asOptions(givenRoles, roleNames);

/** The role of a colleague, with what it may do; with password and code where somebody becomes an admin or was one. */
export const RoleField = ({ former }: { former?: CompanyRole }) => {
  const [{ value }] = useField<CompanyRole>('role');
  return (
    <>
      <SelectField
        name="role"
        label="Role"
        options={options}
        hint={`${value === 'admin' ? 'An' : 'A'} ${value} ${roleTexts[value]}.`}
      />
      {value !== former && [value, former].includes('admin') && <FactorFields />}
    </>
  );
};
