import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { SuggestMaterial } from '../catalogue/SuggestMaterial.tsx';
import { Field, type FieldProps } from '../../../kit/forms/Field.tsx';
import { Combobox } from '../../../kit/ui/Combobox.tsx';
import type { Option } from '../../../kit/ui/Control.tsx';
import { useDebounced } from '../../../kit/ui/useDebounced.ts';
import { ProductChoicesDocument, type ProductFieldFragment } from './ProductField.generated.ts';

/** The form value for a material that is not in the catalogue; sent as null. */
export const NO_PRODUCT = 'none';
export const NOT_LISTED: Option = { value: NO_PRODUCT, label: 'Not in the catalogue' };

const optionOf = ({ id, name, casNumber }: ChosenProduct): Option => ({
  value: id,
  label: casNumber ? `${name} · ${casNumber}` : name,
});

export type ChosenProduct = Pick<ProductFieldFragment, 'id' | 'name' | 'casNumber'>;
type ProductFieldProps = FieldProps & { initial?: ChosenProduct | null };

/** Searches a product of the catalogue, or none. `initial` is preselected. */
export const ProductField = ({ initial, ...field }: ProductFieldProps) => {
  const [chosen, setChosen] = useState<Option | undefined>(initial ? optionOf(initial) : undefined);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState('');
  const search = useDebounced(typed.trim(), 200);
  const { data, previousData, loading } = useQuery(ProductChoicesDocument, { variables: { search } });
  const found = ((data ?? previousData)?.products.nodes ?? []).map(optionOf);
  // Closing the list clears the search, so the text is kept for the suggestion.
  if (search && data && !loading && found.length === 0 && missing !== search) setMissing(search);
  const hint = missing && (
    <>
      '{missing}' is not in the catalogue. <SuggestMaterial key={missing} name={missing} size="small" />
    </>
  );
  // Always offered, so that it does not move away under the pointer while a search loads.
  const options = search ? [...found, NOT_LISTED] : [NOT_LISTED, ...found];

  return (
    <Field {...field} hint={hint || field.hint}>
      {({ value, ...control }, setValue) => (
        <Combobox
          {...control}
          selected={value === NO_PRODUCT ? NOT_LISTED : value ? chosen : undefined}
          options={options}
          busy={loading}
          placeholder="Search by name or CAS number"
          onSearch={setTyped}
          onChange={(option) => {
            setChosen(option);
            setMissing('');
            setValue(option.value);
          }}
        />
      )}
    </Field>
  );
};
