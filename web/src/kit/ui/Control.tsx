// Controls without label. In forms use the fields of `kit/forms`; otherwise add an `aria-label`.
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { color, radius, space, type } from '../../theme.ts';

const control = css`
  ${type.body};
  width: 100%;
  min-height: 2.5rem;
  padding: ${space(2, 3)};
  color: ${color.ink};
  background: ${color.sheet};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.down};
    box-shadow: inset 0 0 0 1px ${color.down};
  }
  &[readonly] {
    background: ${color.sunken};
  }
  &:disabled {
    color: ${color.inkFaint};
    background: ${color.sunken};
  }
`;

/** A single-line input. `$data` right-aligns numbers in the monospaced font. */
export const Input = styled.input<{ $data?: boolean }>`
  ${control};
  ${({ $data }) =>
    $data &&
    css`
      ${type.data};
      text-align: right;
    `}
`;

export const TextBox = styled.textarea`
  ${control};
  min-height: 6rem;
  resize: vertical;
`;

export type Option<Value extends string = string> = { value: Value; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  options: readonly Option[];
  placeholder?: string;
  onChange: (value: string) => void;
};

/** A styled native select. `placeholder` is the option with the empty value. */
export const Select = ({ options, placeholder, onChange, ...rest }: SelectProps) => (
  <Holder>
    <Picker {...rest} onChange={(event) => onChange(event.target.value)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Picker>
    <ChevronDown size={16} aria-hidden />
  </Holder>
);

export const Name = styled.label`
  ${type.small};
  font-weight: 560;
  color: ${color.ink};
`;

const Holder = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset: 0 ${space(3)} 0 auto;
    height: 100%;
    color: ${color.inkSoft};
    pointer-events: none;
  }
`;

const Picker = styled.select`
  ${control};
  appearance: none;
  padding-inline-end: ${space(8)};
  text-overflow: ellipsis;

  option {
    color: ${color.ink};
    background: ${color.sheet};
  }
`;
