import { countries } from 'api/rules/countries';
import { useField } from 'formik';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';

/** A country of the list. An older entry that is not in it can be kept. */
export const CountryField = () => {
  const [, { initialValue }] = useField<string>('country');
  const isOld = Boolean(initialValue) && !countries.includes(initialValue ?? '');
  const options = isOld ? [initialValue ?? '', ...countries] : countries;
  return <SelectField name="country" label="Country" options={asOptions(options)} placeholder="Choose a country" />;
};
