import { object, string } from 'yup';
import { businessEmail } from '../../accounts/rules.ts';
import { companyRoles } from '../../../../rules/companyRoles.ts';

export { companyRoles, hasRight, type CompanyRole } from '../../../../rules/companyRoles.ts';

/** Members of a company, with the open invitations. */
export const MAX_MEMBERS = 100;

/** The roles that can be given; a company is handed over to another owner instead. */
export const givenRoles = companyRoles.filter((role) => role !== 'owner');

const role = string().oneOf(givenRoles, 'Role must be admin, trader or reader.').required('Please choose a role.');

export const invitationRules = object({ email: businessEmail, role });
export const roleRules = object({ role });
