import { TradeButton } from '../../features/people/companies/TradeButton.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';

type NoAuctionsProps = {
  tab: 'live' | 'upcoming' | 'ended';
  search: string;
  onClear: () => void;
  onCreate: () => void;
};

/** An empty tab, with the next step. */
export const NoAuctions = ({ tab, search, onClear, onCreate }: NoAuctionsProps) => {
  if (search) {
    return <EmptyState title="No auctions found" text={`No ${tab} auctions match "${search}".`} onClear={onClear} />;
  }
  if (tab === 'ended') {
    return (
      <EmptyState
        title="No ended auctions yet."
        text="Results stay here once one has ended."
        action={
          <LinkButton variant="secondary" to={paths.auctions()}>
            View live auctions
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      title={`No ${tab} auctions at the moment.`}
      text="Sell to the highest bid, or buy at the lowest."
      action={
        <TradeButton saysWhy onClick={onCreate}>
          Create Auction
        </TradeButton>
      }
    />
  );
};
