import type { CountryCode } from 'libphonenumber-js';
import { badInput } from '../common/errors.ts';
import { countryNames } from '../rules/countries.ts';
import { readCountry } from '../rules/values/readCountry.ts';
import { readPhone } from '../rules/values/readPhone.ts';

// Values that are stored already stay valid until they are changed, because older accounts were less restricted.

const codes = new Map(Object.entries(countryNames).map(([code, name]) => [name.toLowerCase(), code as CountryCode]));

interface Country {
  field?: 'country' | 'registrationCountry';
  country: string;
  stored?: string;
}

/** The name as the list has it; a name that is not in the list is refused unless it is the stored one. */
export const knownCountry = ({ field = 'country', country, stored }: Country): string => {
  if (country === stored) return country;
  const known = readCountry(country);
  if (known) return known;
  const message = 'Please choose a country from the list: its name in English, or its ISO code of two letters.';
  throw badInput(message, { [field]: message });
};

interface Phone {
  field: 'phone' | 'mobileNumber';
  label: string;
  value: string;
  /** Name of the country that numbers without a country code belong to. */
  country: string;
  stored?: string;
}

/** The number in international form. One that is typed in that form keeps its spaces, unless it has the (0) that must not be dialled. */
export const internationalPhone = async ({ field, label, value, country, stored }: Phone): Promise<string> => {
  if (stored !== undefined && value === readPhone(stored)) return stored;
  // Loaded when it is first used, because it is large and a server starts without it.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  const parsed = parsePhoneNumberFromString(value, codes.get(country.toLowerCase()));
  if (parsed?.isPossible()) return /^\+(?!.*\(0\))/.test(value) ? value : parsed.formatInternational();
  const message = `${label} must be a telephone number that exists, with its country code if it is not of ${country}.`;
  throw badInput(message, { [field]: message });
};
