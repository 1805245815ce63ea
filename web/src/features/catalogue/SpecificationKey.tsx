import { styled } from 'styled-components';
import { color } from '../../theme.ts';
import { Chemical } from './Chemical.tsx';
import { labelOf } from './specification.ts';

/** The name of a specification. The catalogue's word stays as it is; its first letter is only painted large. */
export function SpecificationKey({ name }: { name: string }) {
  const label = labelOf(name);
  return (
    <Key $isSymbol={/^\S*[A-Z]/.test(label)}>
      <Chemical text={label} />
    </Key>
  );
}

const Key = styled.dt<{ $isSymbol: boolean }>`
  display: block;
  color: ${color.inkSoft};

  &::first-letter {
    text-transform: ${({ $isSymbol }) => ($isSymbol ? 'none' : 'uppercase')};
  }
`;
