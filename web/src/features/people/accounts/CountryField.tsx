import { countries } from 'api/rules/countries';
import { useField } from 'formik';
import { asOptions, SelectField } from '../../../kit/forms/SelectField.tsx';

/** A country of the list. An older entry that is not in it can be kept. */
export const CountryField = ({ name = 'country', placeholder = 'Choose a country' }) => {
  const [, { initialValue }] = useField<string>(name);
  const isOld = Boolean(initialValue) && !countries.includes(initialValue ?? '');
  const options = isOld ? [initialValue ?? '', ...countries] : countries;
  return <SelectField name={name} label="Country" options={asOptions(options)} placeholder={placeholder} />;
};
