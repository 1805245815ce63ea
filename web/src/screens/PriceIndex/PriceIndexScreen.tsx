import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { regions } from 'api/rules/prices';
import { claimStale, REFRESHED_EVERY } from '../../features/goods/catalogue/prices/freshness.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import { timeframeNames } from '../../features/goods/catalogue/prices/labels.ts';
import { PriceFilters } from '../../features/goods/catalogue/prices/PriceFilters.tsx';
import { PriceIndexScreenDocument } from './PriceIndexScreen.generated.ts';
import { PriceSummary } from '../../features/goods/catalogue/prices/PriceSummary.tsx';
import { PriceTable, type ListedPrice } from '../../features/goods/catalogue/prices/PriceTable.tsx';
import { Section } from '../../kit/ui/Panel.tsx';

const demoBadge = (prices: readonly { isDemo: boolean }[]) => {
  if (!prices.some(({ isDemo }) => isDemo)) return undefined;
  return <Badge>{prices.every(({ isDemo }) => isDemo) ? 'Demo data' : 'Partly demo data'}</Badge>;
};

/** Commodity prices by region, and how they changed. */
export const PriceIndexScreen = () => {
  const [timeframe, setTimeframe] = useParam('timeframe', '7d', timeframeNames);
  const [region, setRegion] = useParam('region', 'all', regions);
  const [search, setSearch] = useParam('q', '');
  const [isStale] = useState(claimStale);
  const { data, previousData, ...query } = useQuery(PriceIndexScreenDocument, {
    variables: { timeframe, region },
    pollInterval: REFRESHED_EVERY,
    fetchPolicy: isStale ? 'cache-and-network' : 'cache-first',
  });
  const shown = data ?? previousData;
  const index = shown?.commodityPrices;

  return (
    <Page $gap={6}>
      <PageHead
        title="Price Index"
        badges={index && demoBadge(index.data)}
        actions={
          <LinkButton variant="secondary" to={paths.priceIndexMethod}>
            How prices are made
          </LinkButton>
        }
        description={index && <Moment at={index.lastUpdated} form="dateTime" prefix="Last updated " />}
      />
      <PriceFilters
        search={search}
        onSearch={setSearch}
        timeframe={timeframe}
        onTimeframe={setTimeframe}
        region={region}
        onRegion={setRegion}
      />
      <Loaded title="The price index" query={{ ...query, data: shown }}>
        {({ commodityPrices }) => (
          <Prices prices={commodityPrices.data} search={search} onClear={() => setSearch('')} />
        )}
      </Loaded>
    </Page>
  );
};

type PricesProps = { prices: readonly ListedPrice[]; search: string; onClear: () => void };

/** Summary cards, price table and the placeholder for charts. */
const Prices = ({ prices, search, onClear }: PricesProps) => {
  const wanted = search.trim().toLowerCase();
  const found = prices.filter(({ name, symbol }) => `${name} ${symbol}`.toLowerCase().includes(wanted));
  return (
    <>
      <PriceSummary prices={prices} />
      <Section title="Prices" count={found.length}>
        {found.length > 0 ? (
          <PriceTable prices={found} />
        ) : (
          <EmptyState
            title={wanted ? 'No commodities found' : 'No prices at the moment'}
            text={wanted ? `No commodities match "${search}".` : undefined}
            onClear={wanted ? onClear : undefined}
          />
        )}
      </Section>
      <Section title="Charts">
        <EmptyState
          as="p"
          title="Charts are coming soon"
          text="They will compare prices. The chart of one price opens with its name."
        />
      </Section>
    </>
  );
};
