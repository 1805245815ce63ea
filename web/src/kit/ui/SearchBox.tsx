import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { Box, Field, Frame, Glass } from './searchBoxParts.ts';

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
export const SearchBox = ({ label, value, onChange, placeholder, onSubmit, onFocus, action }: SearchBoxProps) => {
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
};
