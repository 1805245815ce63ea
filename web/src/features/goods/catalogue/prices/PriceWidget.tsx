import { useQuery } from '@apollo/client/react';
import { SkeletonText } from '../../../../kit/ui/Skeleton.tsx';
import { Text, TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { PriceLine } from './PriceLine.tsx';
import { PriceList } from './PriceList.tsx';
import { PriceWidgetDocument } from './PriceWidget.generated.ts';

const shown = ['Sulfuric Acid', 'Titanium Dioxide', 'Ammonia', 'Urea'];

/** Four commodities with their price, its change over a week and a line of 90 days. */
export const PriceWidget = () => {
  const { data, loading } = useQuery(PriceWidgetDocument, { fetchPolicy: 'cache-and-network' });
  if (!data && loading) return <SkeletonText lines={6} />;
  const rows = shown.flatMap((name) => data?.commodityPrices.data.find((price) => price.name === name) ?? []);
  if (rows.length === 0) return <Text $tone="inkSoft">No prices at the moment.</Text>;
  return (
    <PriceList
      prices={rows}
      nameOf={({ name, symbol }) => <TextLink to={paths.commodity(symbol)}>{name}</TextLink>}
      lineOf={(price) => <PriceLine {...price} />}
    />
  );
};
