import { object, string } from 'yup';

/** The word that a member types to confirm the deletion. */
export const CONFIRMATION = 'DELETE';

export const deletionRules = object({
  password: string().required('Password is required.').max(1024, 'Password is too long.'),
  code: string().nullable().max(40, 'Code is too long.'),
  confirmation: string()
    .required(`Please type ${CONFIRMATION} to confirm.`)
    .oneOf([CONFIRMATION], `Please type ${CONFIRMATION} to confirm.`),
});
