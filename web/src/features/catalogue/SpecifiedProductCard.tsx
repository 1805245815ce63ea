import { styled } from 'styled-components';
import { Card, CardLink, CardTitle } from '../../kit/ui/Card.tsx';
import { Label } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { KeySpecifications } from './KeySpecifications.tsx';
import { OfferSummary } from './OfferSummary.tsx';
import { CardHead } from './productCardParts.tsx';
import type { SpecifiedProductCardFragment } from './SpecifiedProductCard.generated.ts';

/** A material with the first of its specifications, to compare it with its neighbours. */
export const SpecifiedProductCard = ({ product }: { product: SpecifiedProductCardFragment }) => (
  <Frame>
    <Label>{product.category.name}</Label>
    <CardHead product={product}>
      <CardTitle>
        <CardLink to={paths.product(product.id)}>{product.name}</CardLink>
      </CardTitle>
    </CardHead>
    <KeySpecifications specifications={product.specifications} />
    <OfferSummary product={product} />
  </Frame>
);

// Cards out of sight cost nothing, however many were loaded.
const Frame = styled(Card)`
  content-visibility: auto;
  contain-intrinsic-size: auto 20rem;
`;
