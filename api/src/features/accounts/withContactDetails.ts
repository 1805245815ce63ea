import { internationalPhone, knownCountry } from '../../writing/contactDetails.ts';

interface ContactDetails {
  country: string;
  mobileNumber: string;
}

/** The person with a country of the list and an international number. */
export const withContactDetails = <Person extends ContactDetails>(person: Person, stored?: ContactDetails): Person => {
  const country = knownCountry(person.country, stored?.country);
  const mobileNumber = internationalPhone({
    ...{ field: 'mobileNumber', label: 'Mobile number', country },
    value: person.mobileNumber,
    stored: stored?.mobileNumber,
  });
  return { ...person, country, mobileNumber };
};
