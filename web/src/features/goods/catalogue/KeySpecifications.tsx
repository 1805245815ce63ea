import { styled } from 'styled-components';
import { color, space, type } from '../../../theme.ts';
import { ChemicalText } from './ChemicalText.tsx';
import { SpecificationKey } from './SpecificationKey.tsx';
import { isMeasurement, textOf } from './specification.ts';

const MAX = 4;

/** The first specifications of a product on its card. */
export const KeySpecifications = ({ specifications }: { specifications: Record<string, unknown> }) => (
  <List>
    {Object.entries(specifications)
      .slice(0, MAX)
      .map(([key, value]) => (
        <TextLine key={key}>
          <SpecificationKey name={key} />
          <Value $isMeasured={isMeasurement(textOf(value))}>
            <ChemicalText text={textOf(value)} />
          </Value>
        </TextLine>
      ))}
  </List>
);

const List = styled.dl`
  ${type.small};
`;

const TextLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${space(4)};
  padding-block: ${space(1)};
  border-top: 1px solid ${color.rule};
`;

const Value = styled.dd<{ $isMeasured: boolean }>`
  ${({ $isMeasured }) => ($isMeasured ? type.dataSmall : type.small)};
  overflow: hidden;
  text-align: right;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
