import { Card, CardLink, CardTitle } from '../../../kit/ui/Card.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { breakable } from './breakable.ts';
import { CardHead } from './productCardParts.tsx';
import { OfferSummary } from './OfferSummary.tsx';
import type { ProductCardFragment } from './ProductCard.generated.ts';

/** A product with its name, codes, short description and lowest price. */
export const ProductCard = ({ product }: { product: ProductCardFragment }) => (
  <Card>
    <CardHead product={product}>
      <CardTitle>
        <CardLink to={paths.product(product.id)}>{breakable(product.name)}</CardLink>
      </CardTitle>
    </CardHead>
    <SmallText $lines={2}>{product.description}</SmallText>
    <OfferSummary product={product} />
  </Card>
);
