import { Card, CardLink, CardTitle } from '../../kit/ui/Card.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { CardHead } from './productCardParts.tsx';
import { OfferSummary } from './OfferSummary.tsx';
import type { ProductCardFragment } from './ProductCard.generated.ts';

/** A material: its name, its codes, two lines of what it is, and what it costs. */
export const ProductCard = ({ product }: { product: ProductCardFragment }) => (
  <Card>
    <CardHead product={product}>
      <CardTitle>
        <CardLink to={paths.product(product.id)}>{product.name}</CardLink>
      </CardTitle>
    </CardHead>
    <Text $size="small" $tone="inkSoft" $lines={2}>
      {product.description}
    </Text>
    <OfferSummary product={product} />
  </Card>
);
