import { Select, type Option } from '../ui/Control.tsx';
import { Field, type FieldProps } from './Field.tsx';

type SelectFieldProps = FieldProps & { options: readonly Option[]; placeholder?: string };

/** A select; `placeholder` is the empty option. */
export const SelectField = ({ options, placeholder, ...field }: SelectFieldProps) => (
  <Field {...field}>
    {(control, setValue) => <Select {...control} options={options} placeholder={placeholder} onChange={setValue} />}
  </Field>
);

/** `options={asOptions(units)}`: values used as labels, or mapped by a table of labels. */
export const asOptions = <Value extends string>(
  values: readonly Value[],
  labels?: Partial<Record<Value, string>>,
): Option<Value>[] => values.map((value) => ({ value, label: labels?.[value] ?? value }));
