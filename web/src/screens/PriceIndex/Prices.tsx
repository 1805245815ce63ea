import type { PriceTableFragment } from '../../features/prices/PriceTable.generated.ts';
import { PriceSummary } from '../../features/prices/PriceSummary.tsx';
import { PriceTable } from '../../features/prices/PriceTable.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';

type PricesProps = { prices: readonly PriceTableFragment[]; search: string; onClear: () => void };

/** Summary cards, price table and the placeholder for charts. */
export function Prices({ prices, search, onClear }: PricesProps) {
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
            action={
              wanted && (
                <Button variant="secondary" onClick={onClear}>
                  Clear Search
                </Button>
              )
            }
          />
        )}
      </Section>
      <Section title="Charts">
        <EmptyState as="p" title="Charts are coming soon" text="They will show each price over the chosen timeframe." />
      </Section>
    </>
  );
}
