import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, CardLink, CardTitle } from '../../../kit/ui/Card.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { Label } from '../../../kit/ui/Text.tsx';
import { media, space } from '../../../theme.ts';
import { paths } from '../../../paths.ts';
import { breakable } from './breakable.ts';
import { CompareCheckbox } from './compare/CompareCheckbox.tsx';
import { HazardPictograms } from './HazardPictograms.tsx';
import { KeySpecifications } from './KeySpecifications.tsx';
import type { MaterialCardFragment } from './MaterialCard.generated.ts';
import { OfferSummary } from './OfferSummary.tsx';
import { CardHead } from './productCardParts.tsx';

type MaterialCardProps = {
  product: MaterialCardFragment;
  /** The name with what was found in it, and why it was found. */
  name?: ReactNode;
  reason?: ReactNode;
  /** Makes it wide. */
  description?: ReactNode;
  children?: ReactNode;
};

/** A material in every list: with its codes, hazards, first specifications and offers. */
export const MaterialCard = ({ product, name, reason, description, children }: MaterialCardProps) => (
  <Root $isWide={description !== undefined}>
    <Row $justify="space-between" $nowrap>
      <Label>{product.category.name}</Label>
      <CompareCheckbox one={product} />
    </Row>
    <CardHead product={product}>
      <CardTitle>
        <CardLink to={paths.product(product.id)}>{name ?? breakable(product.name)}</CardLink>
      </CardTitle>
    </CardHead>
    {reason}
    <HazardPictograms safetyData={product.safetyData} />
    {description}
    <KeySpecifications specifications={product.specifications} />
    {children}
    <OfferSummary product={product} />
  </Root>
);

// Cards outside the window are not rendered, however many were loaded.
const Root = styled(Card)<{ $isWide: boolean }>`
  content-visibility: auto;
  contain-intrinsic-size: auto 20rem;

  ${media.above.phone} {
    & > dl {
      columns: ${({ $isWide }) => ($isWide ? 2 : 'auto')};
      column-gap: ${space(6)};
    }
  }
`;
