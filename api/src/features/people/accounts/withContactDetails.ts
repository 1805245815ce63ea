import { internationalPhone, knownCountry } from '../../../writing/contactDetails.ts';

interface ContactDetails {
  country: string;
  mobileNumber: string;
}

/** Converts the country to its name in the list, and the telephone number to international format. */
export const withContactDetails = async <Person extends ContactDetails>(
  person: Person,
  stored?: ContactDetails,
): Promise<Person> => {
  const country = knownCountry({ country: person.country, stored: stored?.country });
  const mobileNumber = await internationalPhone({
    ...{ field: 'mobileNumber', label: 'Mobile number', country },
    value: person.mobileNumber,
    stored: stored?.mobileNumber,
  });
  return { ...person, country, mobileNumber };
};
