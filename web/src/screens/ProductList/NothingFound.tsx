import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { SuggestMaterial } from '../../features/goods/catalogue/SuggestMaterial.tsx';
import { TradeLink } from '../../features/people/companies/TradeButton.tsx';
import { WatchSearchButton } from '../../features/people/watchlist/WatchSearchButton.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';
import type { ProductFilters } from './useProductFilters.ts';

type NothingFoundProps = { filters: ProductFilters; hasNearest: boolean };

/** No result: what a buyer can do instead. */
export const NothingFound = ({ filters: { search, count, clear }, hasNearest }: NothingFoundProps) => {
  const { user } = useSession();
  const rfp = paths.marketplace({ tab: 'requirements', open: 'rfp', title: search });
  return (
    <EmptyState
      as="h2"
      title="No products found"
      text={
        search && hasNearest
          ? `No material is exactly '${search}'. The nearest ones are below.`
          : count === 0
            ? `Nothing in the catalogue matches '${search}'.`
            : 'Nothing in the catalogue fits these filters.'
      }
      action={
        <>
          {search && <TradeLink to={user ? rfp : paths.auth({ next: rfp })}>Post an RFP for this</TradeLink>}
          {search && <WatchSearchButton search={search} />}
          <Button variant="secondary" onClick={clear}>
            Clear Filters
          </Button>
          <SuggestMaterial name={search} />
        </>
      }
    />
  );
};
