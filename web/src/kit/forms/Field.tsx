import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';
import { Name } from '../ui/Control.tsx';
import { Stack } from '../ui/Layout.tsx';
import { afterPointer } from './afterPointer.ts';

export type FieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Adds '(optional)' to the label; fields are required by default. */
  optional?: boolean;
  /** A message that the element with this id already shows, so the field does not repeat it. */
  shownElsewhere?: { message: string; id: string };
};

/** Props that connect a control to its value, label, hint and error message. */
export type ControlProps = {
  id: string;
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
};

type FrameProps = FieldProps & {
  children: (control: ControlProps, setValue: (value: string) => void, onBlur: () => void) => ReactNode;
};

/** Layout of a field: label above, hint and error message below. */
export const Field = ({ name, label, hint, optional, shownElsewhere, children }: FrameProps) => {
  const id = useId();
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  const fault = touched ? error : undefined;
  const isElsewhere = fault !== undefined && fault === shownElsewhere?.message;
  const message = isElsewhere ? undefined : fault;
  const control: ControlProps = {
    id,
    name,
    value: value ?? '',
    onChange: (event) => void setValue(event.target.value),
    onBlur: () => afterPointer(() => void setTouched(true)),
    'aria-invalid': fault !== undefined,
    'aria-describedby': isElsewhere ? shownElsewhere?.id : message ? `${id}-message` : hint ? `${id}-hint` : undefined,
    'aria-required': !optional,
  };
  return (
    <Stack $gap={1.5}>
      <Name htmlFor={id}>
        {label}
        {optional && <Optional> (optional)</Optional>}
      </Name>
      {children(control, (next) => void setValue(next), control.onBlur)}
      {message ? <Fault id={`${id}-message`}>{message}</Fault> : hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Stack>
  );
};

/** Fields side by side; stacked on phones. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: start;
  gap: ${space(4)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A named group of fields below a divider: `<FieldSet><legend>Company Information</legend>…</FieldSet>`. */
export const FieldSet = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.rule};

  & > legend {
    ${type.subheading};
    float: left;
    width: 100%;
  }
`;

const Optional = styled.span`
  font-weight: 400;
  color: ${color.inkFaint};
`;

/** What is wrong with an input. */
export const Fault = styled.p`
  ${type.small};
  color: ${color.down};
`;

const Hint = styled.p`
  ${type.small};
  color: ${color.inkSoft};
`;
