import type { MarketTab } from '../../features/postings/useMarketTabs.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';

type EmptyMarketListProps = {
  kind: MarketTab;
  search: string;
  isFiltered: boolean;
  onClear: () => void;
  onPost: (kind: 'rfp' | 'offering') => void;
};

/** An empty list, with the next step: clear the search or the filter, or post something. */
export function EmptyMarketList({ kind, search, isFiltered, onClear, onPost }: EmptyMarketListProps) {
  if (search) {
    return (
      <EmptyState
        title={`No ${kind} found`}
        text={`No ${kind} match "${search}". Try a name, a formula or a CAS number.`}
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear Search
          </Button>
        }
      />
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        title={`No ${kind} in this category`}
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all categories
          </Button>
        }
      />
    );
  }
  if (kind === 'products') return <EmptyState title="No products available" text="The catalogue is empty for now." />;
  return (
    <EmptyState
      title={`No active ${kind} at the moment.`}
      text="Be the first: every trader sees what you post."
      action={
        kind === 'requirements' ? (
          <Button onClick={() => onPost('rfp')}>Post RFP</Button>
        ) : (
          <Button onClick={() => onPost('offering')}>Post Offering</Button>
        )
      }
    />
  );
}
