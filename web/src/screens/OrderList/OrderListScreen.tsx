import { TradeLink } from '../../features/people/companies/TradeButton.tsx';
import { BusinessLinks } from '../../features/around/insights/BusinessLinks.tsx';
import { orderStatusLooks } from '../../features/deals/trade/orders/OrderStatus.tsx';
import { OrderTable } from '../../features/deals/trade/orders/OrderTable.tsx';
import { SidedList, useSidedList } from '../../features/deals/trade/orders/SidedList.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import { OrderListScreenDocument } from './OrderListScreen.generated.ts';

/** What the viewer bought and sold. */
export const OrderListScreen = () => {
  const { variables, parts, empty } = useSidedList('orders', orderStatusLooks);
  const { data, status } = usePagedQuery(OrderListScreenDocument, variables);
  return (
    <SidedList
      title="Orders"
      navigation={<BusinessLinks />}
      description="What you bought and what you sold."
      searched="title, company or number"
      file="/api/orders/export"
      counts={data}
      {...parts}
    >
      <PagedList
        title="Your orders"
        list={data?.orders}
        {...status}
        empty={empty(variables.side === 'seller' ? nothingSold : nothingBought)}
      >
        {(orders) => <OrderTable orders={orders} />}
      </PagedList>
    </SidedList>
  );
};

const nothingSold = (
  <EmptyState
    as="h2"
    title="No orders to fill yet"
    text="Orders from your offerings, your won bids and your auctions arrive here."
    action={
      <TradeLink saysWhy to={paths.marketplace({ tab: 'offerings', open: 'offering' })}>
        Post Offering
      </TradeLink>
    }
  />
);
const nothingBought = (
  <EmptyState
    as="h2"
    title="No orders yet"
    text="Order from an offering, or award a bid on one of your RFPs."
    action={<LinkButton to={paths.marketplace({ tab: 'offerings' })}>Browse offerings</LinkButton>}
  />
);
