import { Search, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../theme.ts';
import { IconButton } from './Button.tsx';
import { Input } from './Control.tsx';

type SearchBoxProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  onSubmit?: () => void;
  onFocus?: () => void;
  /** A button at the end, inside the form. */
  action?: ReactNode;
};

/** A search field with a clear button; `label` is its accessible name. Enter submits if `onSubmit` is given. */
export function SearchBox({ label, value, onChange, placeholder, onSubmit, onFocus, action }: SearchBoxProps) {
  const id = useId();
  return (
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Field>
        <Glass size={18} aria-hidden />
        <Box
          id={id}
          type="search"
          aria-label={label}
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
        />
        {value && (
          <IconButton label="Clear search" onClick={() => onChange('')}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </Field>
      {action}
    </Frame>
  );
}

const Frame = styled.form`
  display: flex;
  gap: ${space(2)};
`;

const Field = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  & > button {
    position: absolute;
    inset: 0 0 0 auto;
    height: 100%;
    background: none;
  }
`;

const Glass = styled(Search)`
  position: absolute;
  inset: 0 auto 0 ${space(3)};
  height: 100%;
  color: ${color.inkFaint};
  pointer-events: none;
`;

const Box = styled(Input)`
  height: 100%;
  padding-inline: ${space(10, 3)};

  &:not(:placeholder-shown) {
    padding-inline-end: ${space(10)};
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
