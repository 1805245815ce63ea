import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode };

/** A checkbox with its label, which may contain links. */
export const Checkbox = ({ children, ...rest }: CheckboxProps) => (
  <TextLine>
    <Box type="checkbox" {...rest} />
    <span>{children}</span>
  </TextLine>
);

const TextLine = styled.label`
  ${type.body};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
  cursor: pointer;
`;

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  margin-top: 0.1em;
  background: ${color.sheet};
  border: 1px solid ${color.control};
  border-radius: ${radius.small};
  cursor: pointer;

  &:hover {
    border-color: ${color.ink};
  }
  &:checked {
    background: ${color.accent};
    border-color: ${color.accent};
  }
  &:checked::before {
    content: '';
    width: 0.35rem;
    height: 0.65rem;
    border: solid ${color.onAccent};
    border-width: 0 2px 2px 0;
    transform: translateY(-1px) rotate(42deg);
  }
  &[aria-invalid='true'] {
    border-color: ${color.down};
  }
`;
