import { object, string } from 'yup';
import { hasDomain, withEmailSigns } from '../accounts/rules.ts';
import { nameText } from '../../../rules/names.ts';
import { optionalText, without } from '../../../rules/values.ts';
import { optionalCode } from '../../../rules/values/readCode.ts';
import { phone } from '../../../rules/values/readPhone.ts';

export const verificationStatuses = ['pending', 'approved', 'rejected', 'revision_requested'] as const;

const website = string()
  .trim()
  .nullable()
  .transform((value: unknown) => (value === '' ? null : value))
  // Kept as browsers read it: they take a backslash for a slash.
  .transform((value: unknown) => (typeof value === 'string' && isPlainAddress(value) ? new URL(value).href : value))
  .max(2000, 'Website must be at most 2000 characters.')
  .test('web-address', 'Website must start with http:// or https://.', (value) => !value || isWebAddress(value))
  .test(
    'public-site',
    'Website must be the address of a public site, such as https://example.com.',
    (value) => !value || !isWebAddress(value) || isPublicSite(value),
  );

/** A host with a top-level domain, which neither an IP address nor a name of a local network has. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const LOCAL = /\.(?:local|localhost|internal|lan|home|arpa)$/;

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

/** Nothing that a browser would leave out, or show differently. */
const isPlainAddress = (value: string): boolean => isWebAddress(value) && !/[\s\p{C}]/u.test(value);

/** A public site: no local host, no credentials, and nothing that the address bar would show differently. */
const isPublicSite = (value: string): boolean => {
  const { hostname, username, password } = new URL(value);
  return !username && !password && HOST.test(hostname) && !LOCAL.test(hostname) && isPlainAddress(value);
};

const EMAIL = 'Contact email must be a valid email address';

const contactEmail = optionalCode('Contact email', 254)
  .test(withEmailSigns(EMAIL))
  .email(`${EMAIL}.`)
  .test('domain', `${EMAIL}.`, (value) => !value || hasDomain(value));

const VAT = 'VAT number must have letters and digits';

/** Tax numbers have signs too: 12.345.678/0001-95, IE7+12345L, RFC: Ñ&A010101AB1. */
const vatNumber = optionalCode('VAT number', 60)
  .test(without(/[^\p{L}\p{M}\d .,:/&+*()-]/u, `${VAT} only, such as NL 004495445B01`))
  .test('digits', `${VAT}, such as NL 004495445B01.`, (value) => !value || /\d/.test(value));

export const companyProfileRules = object({
  companyName: nameText('Company name', 160),
  phone: phone('Phone'),
  registrationCountry: optionalText('Country', 80),
  website,
  contactEmail,
  address: optionalText('Address', 400),
  description: optionalText('Description', 4000),
  businessRegistrationNumber: optionalCode('Business registration number', 80),
  vatNumber,
});
