import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme.ts';
import { IconButton } from '../ui/Button.tsx';
import { Input } from '../ui/Control.tsx';
import { Field, type FieldProps } from './Field.tsx';

type PasswordFieldProps = FieldProps & { autoComplete: 'current-password' | 'new-password' };

/** A password field with a button to show or hide the password. */
export const PasswordField = ({ autoComplete, ...field }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(control) => (
        <Root>
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            maxLength={128}
            spellCheck={false}
            autoCapitalize="none"
          />
          <IconButton
            label={`${isShown ? 'Hide' : 'Show'} ${field.label.toLowerCase()}`}
            aria-controls={control.id}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={18} aria-hidden />
          </IconButton>
        </Root>
      )}
    </Field>
  );
};

const Root = styled.div`
  position: relative;

  input {
    padding-inline-end: ${space(12)};
  }
  button {
    position: absolute;
    inset: 0 0 0 auto;
    background: none;
  }
`;
