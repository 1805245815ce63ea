import type { HTMLInputTypeAttribute } from 'react';
import { Input, TextBox } from '../ui/Control.tsx';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & {
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
  inputMode?: 'numeric';
};

/** A single-line input of type 'text', 'email', 'tel' or 'url'. */
export const TextField = ({
  type = 'text',
  placeholder,
  autoComplete,
  maxLength,
  inputMode,
  ...field
}: TextFieldProps) => (
  <Field {...field}>
    {(control, setValue, onBlur) => (
      <Input
        {...control}
        type={type}
        placeholder={placeholder}
        autoComplete={autoComplete}
        maxLength={maxLength}
        inputMode={inputMode}
        onChange={(event) => setValue(event.target.value)}
        onBlur={onBlur}
      />
    )}
  </Field>
);

type TextAreaProps = FieldProps & { placeholder?: string; rows?: number };

/** A multi-line input. */
export const TextArea = ({ placeholder, rows = 4, ...field }: TextAreaProps) => (
  <Field {...field}>
    {(control, setValue, onBlur) => (
      <TextBox
        {...control}
        rows={rows}
        placeholder={placeholder}
        onChange={(event) => setValue(event.target.value)}
        onBlur={onBlur}
      />
    )}
  </Field>
);
