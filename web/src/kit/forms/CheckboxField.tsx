import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Fault } from './Field.tsx';

/** A checkbox with a boolean value; its label may contain links. */
export const CheckboxField = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId();
  const [{ value }, { touched, error }, { setValue }] = useField<boolean>(name);
  const message = touched ? error : undefined;
  return (
    <Stack $gap={1}>
      <Checkbox
        name={name}
        checked={value}
        aria-invalid={message !== undefined}
        aria-describedby={message ? id : undefined}
        onChange={(event) => void setValue(event.target.checked)}
      >
        {children}
      </Checkbox>
      {message && <Fault id={id}>{message}</Fault>}
    </Stack>
  );
};
