import { counted } from '../../../kit/format.ts';
import { Money } from '../../../kit/ui/Figures.tsx';
import { CardFoot } from '../../../kit/ui/Card.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import type { OfferSummaryFragment } from './OfferSummary.generated.ts';

/** Footer of a product card: the lowest price and the number of suppliers. */
export const OfferSummary = ({ product }: { product: OfferSummaryFragment }) => (
  <CardFoot>
    <SmallText as="span">{product.offerCount > 0 ? counted(product.offerCount, 'offer') : 'No offers yet'}</SmallText>
    {product.lowestPrice && (
      <SmallText as="span">
        from <Money amount={product.lowestPrice} unit={product.lowestPriceUnit} size="large" />
      </SmallText>
    )}
  </CardFoot>
);
