import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CompareCheckbox } from '../../features/catalogue/compare/CompareCheckbox.tsx';
import { HazardPictograms } from '../../features/catalogue/HazardPictograms.tsx';
import { KeySpecifications } from '../../features/catalogue/KeySpecifications.tsx';
import { OfferSummary } from '../../features/catalogue/OfferSummary.tsx';
import { CardHead } from '../../features/catalogue/productCardParts.tsx';
import { Card, CardLink, CardTitle } from '../../kit/ui/Card.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { Label } from '../../kit/ui/Text.tsx';
import { media, space } from '../../theme.ts';
import { paths } from '../../paths.ts';
import type { Result } from './matches.ts';
import { Reason, ResultName } from './resultParts.tsx';

/** A material with why it was found, hazards, first specifications and offers; wider with a description. */
export const ResultCard = ({ product, match, description }: Result & { description?: ReactNode }) => (
  <Root $isWide={description !== undefined}>
    <Row $justify="space-between" $nowrap>
      <Label>{product.category.name}</Label>
      <CompareCheckbox one={product} />
    </Row>
    <CardHead product={product}>
      <CardTitle>
        <CardLink to={paths.product(product.id)}>
          <ResultName product={product} match={match} />
        </CardLink>
      </CardTitle>
    </CardHead>
    <Reason match={match} />
    <HazardPictograms safetyData={product.safetyData} />
    {description}
    <KeySpecifications specifications={product.specifications} />
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
