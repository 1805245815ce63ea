import { Input } from '../ui/Control.tsx';
import { Field, type FieldProps } from './Field.tsx';

type DateFieldProps = FieldProps & { min?: string; withTime?: boolean };

/** A UTC day as 'YYYY-MM-DD' (with `withTime`: 'YYYY-MM-DDTHH:mm', in UTC). `min={today()}` refuses the past. */
export const DateField = ({ min, withTime, ...field }: DateFieldProps) => (
  <Field {...field}>
    {(control, setValue, onBlur) => (
      <Input
        {...control}
        type={withTime ? 'datetime-local' : 'date'}
        min={min}
        onChange={(event) => setValue(event.target.value)}
        onBlur={onBlur}
      />
    )}
  </Field>
);
