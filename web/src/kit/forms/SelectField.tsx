import { Select, type Option } from '../ui/Control.tsx';
import { Field, type FieldProps } from './Field.tsx';

type SelectFieldProps = FieldProps & { options: readonly Option[]; placeholder?: string };

/** One of a list; `placeholder` is the choice of nothing. */
export const SelectField = ({ options, placeholder, ...field }: SelectFieldProps) => (
  <Field {...field}>
    {(control, setValue, onBlur) => (
      <Select {...control} options={options} placeholder={placeholder} onChange={setValue} onBlur={onBlur} />
    )}
  </Field>
);

/** `options={asOptions(units)}`: words that are their own labels, or with a table of labels. */
export const asOptions = <Value extends string>(
  values: readonly Value[],
  labels?: Partial<Record<Value, string>>,
): Option<Value>[] => values.map((value) => ({ value, label: labels?.[value] ?? value }));
