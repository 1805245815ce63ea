import { isSkipped } from 'api/rules/values/localTime';
import { readDay } from 'api/rules/values/readDay';
import { useField } from 'formik';
import type { ClipboardEvent } from 'react';
import { bothTimes } from '../time.ts';
import { Input } from '../ui/Control.tsx';
import { Field, type FieldProps } from './Field.tsx';

type DateFieldProps = FieldProps & { min?: string; withTime?: boolean };

/** A day as 'YYYY-MM-DD', or `withTime` a time of the reader's zone as 'YYYY-MM-DDTHH:mm'. `min={today()}` refuses the past. */
export const DateField = ({ min, withTime, ...field }: DateFieldProps) => {
  const [{ value }, , { setValue: setDay, setTouched, setError }] = useField<string>(field.name);
  // Browsers ignore a pasted day, or take it in one form only.
  const paste = async (event: ClipboardEvent) => {
    const { value: day, fault } = readDay(event.clipboardData.getData('text'));
    if (withTime || (!day && !fault)) return;
    event.preventDefault();
    if (day) return setDay(day);
    await setTouched(true, false);
    setError(`${field.label} ${fault}`);
  };
  return (
    <Field {...field} hint={withTime ? [readAs(value), field.hint].filter(Boolean).join(' ') : field.hint}>
      {(control) => (
        <Input
          {...control}
          type={withTime ? 'datetime-local' : 'date'}
          min={min}
          // Without it, a year can be typed with six digits.
          max={withTime ? '9999-12-31T23:59' : '9999-12-31'}
          onPaste={(event) => void paste(event)}
        />
      )}
    </Field>
  );
};

/** Says which moment a time is, because others read it in their own zone. */
const readAs = (time: string): string =>
  !time || Number.isNaN(Date.parse(time)) || isSkipped(time) ? 'In your time zone.' : `${bothTimes(time)}.`;
