import { isSkipped } from 'api/rules/values/localTime';
import { useField } from 'formik';
import { bothTimes } from '../time.ts';
import { Input } from '../ui/Control.tsx';
import { Field, type FieldProps } from './Field.tsx';

type DateFieldProps = FieldProps & { min?: string; withTime?: boolean };

/** A day as 'YYYY-MM-DD', or `withTime` a time of the reader's zone as 'YYYY-MM-DDTHH:mm'. `min={today()}` refuses the past. */
export const DateField = ({ min, withTime, ...field }: DateFieldProps) => {
  const [{ value }] = useField<string>(field.name);
  return (
    <Field {...field} hint={withTime ? [readAs(value), field.hint].filter(Boolean).join(' ') : field.hint}>
      {(control) => <Input {...control} type={withTime ? 'datetime-local' : 'date'} min={min} />}
    </Field>
  );
};

/** Says which moment a time is, because others read it in their own zone. */
const readAs = (time: string): string =>
  !time || Number.isNaN(Date.parse(time)) || isSkipped(time) ? 'In your time zone.' : `${bothTimes(time)}.`;
