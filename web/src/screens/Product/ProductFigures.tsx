import { styled } from 'styled-components';
import { textOf } from '../../features/goods/catalogue/specification.ts';
import { money } from '../../kit/format.ts';
import { Day } from '../../kit/ui/Figures.tsx';
import { Stat, StatRow } from '../../kit/ui/StatRow.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { media } from '../../theme.ts';
import type { ProductFiguresFragment } from './ProductFigures.generated.ts';

/** Prices, availability and transport data. */
export const ProductFigures = ({ product }: { product: ProductFiguresFragment }) => (
  <Figures>
    <Stat
      label="Lowest Price"
      value={product.lowestPrice ? money(product.lowestPrice) : <None />}
      hint={lowestHint(product)}
    />
    <Stat label="Current Offers" value={product.offerCount.toLocaleString('en-US')} hint="of all suppliers" />
    <Benchmark product={product} />
    <Transport data={product.safetyData} />
  </Figures>
);

/** The price of the index, or else the reference price: one figure with its date. */
const Benchmark = ({ product }: { product: ProductFiguresFragment }) => {
  const { commodity, referencePrice, referenceUnit, referenceYear } = product;
  if (commodity?.currentPrice && commodity.priceDate)
    return (
      <Stat
        label="Price Index"
        value={money(commodity.currentPrice)}
        hint={
          <TextLink to={paths.commodity(commodity.symbol)}>
            per {commodity.unit}, <Day of={commodity.priceDate} />
          </TextLink>
        }
      />
    );
  const hint = `per ${referenceUnit}, wholesale ${referenceYear ?? ''}`;
  return referencePrice && <Stat label="Reference Price" value={money(referencePrice)} hint={hint} />;
};

const lowestHint = ({ lowestPrice, lowestPriceUnit, offerCount }: ProductFiguresFragment): string => {
  if (lowestPrice) return `per ${lowestPriceUnit}, cheapest offer`;
  return offerCount > 0 ? 'No offer with a comparable price' : 'No offers yet';
};

const None = () => <span aria-hidden>–</span>;

const Transport = ({ data: { un_number, transport_class, packing_group } }: { data: Record<string, unknown> }) => {
  const number = textOf(un_number);
  if (!number.startsWith('UN'))
    return number ? <Stat label="Transport" value={number} hint="Not dangerous goods" /> : null;
  const group = packing_group ? `, packing group ${textOf(packing_group)}` : '';
  return <Stat label="Transport" value={number} hint={`Class ${textOf(transport_class)}${group}`} />;
};

const Figures = styled(StatRow)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
