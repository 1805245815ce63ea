import { useId } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme.ts';
import type { Option } from './Control.tsx';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  wide?: boolean;
};

/** A segmented control of two to five options, implemented as radio buttons. */
export const Segmented = <Value extends string>({ label, options, value, onChange, wide }: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} $wide={wide}>
      {options.map((option) => (
        <Choice key={option.value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <SegmentLabel>{option.label}</SegmentLabel>
        </Choice>
      ))}
    </Root>
  );
};

const Root = styled.div<{ $wide?: boolean }>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.sheet};

  & > * {
    flex: ${({ $wide }) => ($wide ? 1 : 'none')};
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  cursor: pointer;

  & + & {
    border-inline-start: 1px solid ${color.rule};
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`;

const SegmentLabel = styled.span`
  ${type.small};
  font-weight: 560;
  display: grid;
  place-items: center;
  padding: ${space(1.5, 3)};
  text-align: center;
  color: ${color.inkSoft};
  border-radius: ${radius.small};

  ${Radio}:hover + & {
    color: ${color.ink};
  }
  ${Radio}:checked + & {
    color: ${color.sheet};
    background: ${color.ink};
  }
  ${Radio}:focus-visible + & {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;
