import type { ComponentProps } from 'react';
import { Input, TextBox } from '../ui/Control.tsx';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'autoComplete' | 'maxLength' | 'readOnly' | 'inputMode'>;

/** A single-line input of type 'text', 'email', 'tel' or 'url'. */
export const TextField = ({ name, label, hint, optional, shownElsewhere, ...input }: TextFieldProps) => (
  <Field {...{ name, label, hint, optional, shownElsewhere }}>
    {(control) => <Input type="text" {...input} {...control} />}
  </Field>
);

type TextAreaProps = FieldProps & { placeholder?: string; rows?: number };

/** A multi-line input. */
export const TextArea = ({ placeholder, rows = 4, ...field }: TextAreaProps) => (
  <Field {...field}>{(control) => <TextBox {...control} rows={rows} placeholder={placeholder} />}</Field>
);
