import { array, object, string } from 'yup';
import { nameText } from '../../../../rules/names.ts';

/** Keys per member, expired ones excluded. */
export const MAX_API_KEYS = 20;
/** The latest expiry of a key, in days from its creation. */
export const MAX_DAYS = 366;

const scopes = ['read', 'trade'] as const;

export const apiKeyRules = object({
  name: nameText('Name', 60),
  scopes: array(string().oneOf(scopes, 'Scopes are read and trade.').required())
    .transform((given: unknown) => (Array.isArray(given) ? [...new Set(given)] : given))
    .min(1, 'Please choose at least one scope.')
    .required('Please choose at least one scope.'),
  expiresAt: string().nullable().default(null),
  password: string().required('Password is required.').max(1024, 'Password is too long.'),
});
