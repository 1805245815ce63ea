import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, type } from '../../theme.ts';
import { Checkbox } from '../ui/Checkbox.tsx';

/** A checkbox with a boolean value; its label may contain links. */
export const CheckboxField = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId();
  const [{ value }, { touched, error }, { setValue }] = useField<boolean>(name);
  const message = touched ? error : undefined;
  return (
    <Root>
      <Checkbox
        name={name}
        checked={value}
        aria-invalid={message !== undefined}
        aria-describedby={message ? id : undefined}
        onChange={(event) => void setValue(event.target.checked)}
      >
        {children}
      </Checkbox>
      {message && <Message id={id}>{message}</Message>}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Message = styled.p`
  ${type.small};
  color: ${color.down};
`;
