import { useQuery } from '@apollo/client/react';
import { deviation } from '../../../../kit/amount.ts';
import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Change, Money } from '../../../../kit/ui/Figures.tsx';
import { Loaded } from '../../../../kit/ui/Loaded.tsx';
import { TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { companyNameOf } from '../../../people/companies/CompanyName.tsx';
import { MarketComparisonDocument, type MarketComparisonQuery } from './MarketComparison.generated.ts';

type Compared = { name: string; price: string; unit: string; to?: string };

type MarketComparisonProps = {
  productId: string;
  offering: { id: string; price: string; unit: string };
  /** The price of the quote; the listed one until there is one. */
  price: string | null;
  isBuyer: boolean;
};

/** The price beside the index, the listed price and other offers of the material. */
export const MarketComparison = ({ productId, offering, price, isBuyer }: MarketComparisonProps) => {
  const query = useQuery(MarketComparisonDocument, {
    variables: { productId, offeringId: offering.id, price: price ?? offering.price, unit: offering.unit },
  });
  return (
    <Loaded title="Other prices" query={query}>
      {(data) => (
        <DataTable
          caption="Other prices of the material"
          isCompact
          items={[
            ...(price === null ? [] : [{ name: 'Listed price', ...offering }]),
            ...market(data, offering),
            ...others(data, offering.id),
          ]}
          itemKey={({ name, price: each, to = '' }) => name + each + to}
          columns={[
            {
              header: 'Price of',
              isTitle: true,
              cell: ({ name, to }) => (to ? <TextLink to={to}>{name}</TextLink> : name),
            },
            { header: 'Price', numeric: true, cell: (each) => <Money amount={each.price} unit={each.unit} /> },
            {
              header: 'Difference',
              numeric: true,
              cell: (each) =>
                each.unit === offering.unit ? (
                  <Change value={deviation(price ?? offering.price, each.price)} isLessBetter={isBuyer} />
                ) : (
                  '–'
                ),
            },
          ]}
        />
      )}
    </Loaded>
  );
};

const market = ({ priceCheck }: MarketComparisonQuery, { unit }: { unit: string }): Compared[] => {
  const { expectedPrice, expectedFrom } = priceCheck;
  if (!expectedPrice) return [];
  return [{ name: expectedFrom === 'index' ? 'Price index' : 'Median of other offers', price: expectedPrice, unit }];
};

const others = ({ offerings }: MarketComparisonQuery, own: string): Compared[] =>
  offerings.nodes
    .filter(({ id }) => id !== own)
    .slice(0, 3)
    .map((offer) => ({
      name: companyNameOf(offer),
      price: offer.price,
      unit: offer.unit,
      to: paths.offering(offer.id),
    }));
