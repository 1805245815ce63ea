import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Field, type FieldProps } from '../../kit/forms/Field.tsx';
import { Combobox } from '../../kit/ui/Combobox.tsx';
import type { Option } from '../../kit/ui/Control.tsx';
import { useDebounced } from '../../kit/ui/useDebounced.ts';
import { ProductChoicesDocument, type ProductFieldFragment } from './ProductField.generated.ts';

/** What a form says where the material is not in the catalogue; the API reads it as null. */
export const NO_PRODUCT = 'none';
const none: Option = { value: NO_PRODUCT, label: 'Not in the catalogue' };

const optionOf = ({ id, name, casNumber }: ChosenProduct): Option => ({
  value: id,
  label: casNumber ? `${name} · ${casNumber}` : name,
});

export type ChosenProduct = Pick<ProductFieldFragment, 'id' | 'name' | 'casNumber'>;
type ProductFieldProps = FieldProps & { initial?: ChosenProduct | null };

/** A material of the catalogue, searched by typing, or none. `initial` is the one the form starts with. */
export function ProductField({ initial, ...field }: ProductFieldProps) {
  const [chosen, setChosen] = useState<Option | undefined>(initial ? optionOf(initial) : undefined);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 200);
  const { data, previousData, loading } = useQuery(ProductChoicesDocument, { variables: { search } });
  const found = ((data ?? previousData)?.products.nodes ?? []).map(optionOf);
  const options = search ? found : [none, ...found];

  return (
    <Field {...field}>
      {({ value, ...control }, setValue, onBlur) => (
        <Combobox
          {...control}
          selected={value === NO_PRODUCT ? none : value ? chosen : undefined}
          options={options.length > 0 || loading ? options : [none]}
          busy={loading}
          placeholder="Search by name or CAS number"
          onSearch={setTyped}
          onBlur={onBlur}
          onChange={(option) => {
            setChosen(option);
            setValue(option.value);
          }}
        />
      )}
    </Field>
  );
}
