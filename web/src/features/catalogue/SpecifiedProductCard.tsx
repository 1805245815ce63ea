import { styled } from 'styled-components';
import { Card, CardLink, CardTitle } from '../../kit/ui/Card.tsx';
import { Label } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { color, space, type } from '../../theme.ts';
import { OfferSummary } from './OfferSummary.tsx';
import { CardHead } from './productCardParts.tsx';
import { SpecificationKey } from './SpecificationKey.tsx';
import { isMeasured, textOf } from './specification.ts';
import type { SpecifiedProductCardFragment } from './SpecifiedProductCard.generated.ts';

const MOST_SPECIFICATIONS = 6;

/** A material with the first of its specifications, to compare it with its neighbours. */
export const SpecifiedProductCard = ({ product }: { product: SpecifiedProductCardFragment }) => (
  <Frame>
    <Label>{product.category.name}</Label>
    <CardHead product={product}>
      <CardTitle>
        <CardLink to={paths.product(product.id)}>{product.name}</CardLink>
      </CardTitle>
    </CardHead>
    <List>
      {Object.entries(product.specifications)
        .slice(0, MOST_SPECIFICATIONS)
        .map(([key, value]) => (
          <Line key={key}>
            <SpecificationKey name={key} />
            <Value $isMeasured={isMeasured(textOf(value))}>{textOf(value)}</Value>
          </Line>
        ))}
    </List>
    <OfferSummary product={product} />
  </Frame>
);

// Cards out of sight cost nothing, however many were loaded.
const Frame = styled(Card)`
  content-visibility: auto;
  contain-intrinsic-size: auto 20rem;
`;

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
`;

const Value = styled.dd<{ $isMeasured: boolean }>`
  ${({ $isMeasured }) => ($isMeasured ? type.dataSmall : type.small)};
  overflow: hidden;
  text-align: right;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
