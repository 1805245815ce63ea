import { Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { PriceLine } from './PriceLine.tsx';
import type { PriceLineFragment } from './PriceLine.generated.ts';
import { PriceList } from './PriceList.tsx';
import type { PriceRowFragment } from './PriceRow.generated.ts';

const shown = ['Sulfuric Acid', 'Titanium Dioxide', 'Ammonia', 'Urea'];

type PriceWidgetProps = { prices: readonly (PriceRowFragment & PriceLineFragment)[] };

/** Four commodities with their price, its change over a week and a line of 90 days. */
export const PriceWidget = ({ prices }: PriceWidgetProps) => {
  const rows = shown.flatMap((name) => prices.find((price) => price.name === name) ?? []);
  if (rows.length === 0) return <Text $tone="inkSoft">No prices at the moment.</Text>;
  return (
    <PriceList
      prices={rows}
      nameOf={({ name, symbol }) => <TextLink to={paths.commodity(symbol)}>{name}</TextLink>}
      lineOf={(price) => <PriceLine {...price} />}
    />
  );
};
