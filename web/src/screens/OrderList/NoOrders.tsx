import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';

type NoOrdersProps = { tab: 'all' | 'buying' | 'selling'; isFiltered: boolean; onClear: () => void };

/** An empty list, with the next step: clear the filters or trade. */
export const NoOrders = ({ tab, isFiltered, onClear }: NoOrdersProps) => {
  if (isFiltered) {
    return (
      <EmptyState
        as="h2"
        title="No orders found"
        text="No orders match the search and the status."
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all orders
          </Button>
        }
      />
    );
  }
  if (tab === 'selling') {
    return (
      <EmptyState
        as="h2"
        title="No orders to fill yet"
        text="Orders from your offerings, your won bids and your auctions arrive here."
        action={<LinkButton to={paths.marketplace({ tab: 'offerings', open: 'offering' })}>Post Offering</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      as="h2"
      title="No orders yet"
      text="Order from an offering, or award a bid on one of your RFPs."
      action={<LinkButton to={paths.marketplace({ tab: 'offerings' })}>Browse offerings</LinkButton>}
    />
  );
};
