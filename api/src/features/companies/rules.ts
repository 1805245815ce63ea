import { object, string } from 'yup';
import { optionalText, phone, text } from '../../rules/values.ts';

export const verificationStatuses = ['pending', 'approved', 'rejected', 'revision_requested'] as const;

const website = string()
  .trim()
  .nullable()
  .transform((value: unknown) => (value === '' ? null : value))
  .max(2000, 'Website must be at most 2000 characters.')
  .test('web-address', 'Website must start with http:// or https://.', (value) => !value || isWebAddress(value));

const isWebAddress = (value: string): boolean => {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

export const companyProfileRules = object({
  companyName: text('Company name', 160),
  phone: phone('Phone'),
  website,
  address: optionalText('Address', 400),
  description: optionalText('Description', 4000),
  businessRegistrationNumber: optionalText('Business registration number', 80),
});
