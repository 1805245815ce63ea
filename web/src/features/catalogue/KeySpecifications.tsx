import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';
import { Chemical } from './Chemical.tsx';
import { SpecificationKey } from './SpecificationKey.tsx';
import { isMeasured, textOf } from './specification.ts';

const MOST = 6;

/** The first specifications of a material on its card, to compare it with its neighbours; fewer on a phone. */
export const KeySpecifications = ({ specifications }: { specifications: Record<string, unknown> }) => (
  <List>
    {Object.entries(specifications)
      .slice(0, MOST)
      .map(([key, value]) => (
        <Line key={key}>
          <SpecificationKey name={key} />
          <Value $isMeasured={isMeasured(textOf(value))}>
            <Chemical text={textOf(value)} />
          </Value>
        </Line>
      ))}
  </List>
);

const List = styled.dl`
  ${type.small};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${space(4)};
  padding-block: ${space(1)};
  border-top: 1px solid ${color.rule};

  ${media.phone} {
    &:nth-child(n + 5) {
      display: none;
    }
  }
`;

const Value = styled.dd<{ $isMeasured: boolean }>`
  ${({ $isMeasured }) => ($isMeasured ? type.dataSmall : type.small)};
  overflow: hidden;
  text-align: right;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
