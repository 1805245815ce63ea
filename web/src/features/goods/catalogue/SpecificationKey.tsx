import { styled } from 'styled-components';
import { color } from '../../../theme.ts';
import { ChemicalText } from './ChemicalText.tsx';
import { labelOf } from './specification.ts';

/**
 * The name of a specification. Only the style capitalises its first letter; the text stays as it is in the catalogue.
 */
export const SpecificationKey = ({ name }: { name: string }) => {
  const label = labelOf(name);
  return (
    <Key $isSymbol={/^\S*[A-Z]/.test(label)}>
      <ChemicalText text={label} />
    </Key>
  );
};

const Key = styled.dt<{ $isSymbol: boolean }>`
  display: block;
  color: ${color.inkSoft};

  &::first-letter {
    text-transform: ${({ $isSymbol }) => ($isSymbol ? 'none' : 'uppercase')};
  }
`;
