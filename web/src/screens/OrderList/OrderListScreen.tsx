import { orderStatuses } from 'api/rules/orders';
import { BusinessLinks } from '../../features/insights/BusinessLinks.tsx';
import { orderStatusLabel, type OrderStatusValue } from '../../features/orders/OrderStatus.tsx';
import { OrderTable } from '../../features/orders/OrderTable.tsx';
import { searchArgument } from '../../kit/searchArgument.ts';
import { Select } from '../../kit/ui/Control.tsx';
import { Page, Toolbar } from '../../kit/ui/Layout.tsx';
import { PagedTable } from '../../kit/ui/PagedTable.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderListScreenDocument } from './OrderListScreen.generated.ts';

const tabs = ['all', 'buying', 'selling'] as const;
const labels = { all: 'All', buying: 'Buying', selling: 'Selling' };
const sides = { all: undefined, buying: 'buyer', selling: 'seller' } as const;
const EVERY_STATUS = 'all';

/** What the viewer bought and sold. */
export const OrderListScreen = () => {
  const [tab, setTab] = useParam('tab', 'all', tabs);
  const [orderStatus, setOrderStatus] = useParam<OrderStatusValue | typeof EVERY_STATUS>('status', EVERY_STATUS, [
    EVERY_STATUS,
    ...orderStatuses,
  ]);
  const [typed, setTyped, search] = useTypedParam('q');
  const { data, status, more } = usePagedQuery(OrderListScreenDocument, {
    side: sides[tab],
    status: orderStatus === EVERY_STATUS ? undefined : orderStatus,
    search: searchArgument(search),
  });
  const isFiltered = search !== '' || orderStatus !== EVERY_STATUS;

  const clear = () => {
    setTyped('');
    setOrderStatus(EVERY_STATUS);
  };

  return (
    <Page $gap={6}>
      <PageHead title="Orders" breadcrumbs={<BusinessLinks />} description="What you bought and what you sold." />
      <Toolbar>
        <SearchBox
          label="Search orders"
          placeholder="Search by title, company or number..."
          value={typed}
          onChange={setTyped}
        />
        <Select
          aria-label="Status"
          value={orderStatus}
          onChange={(next) => setOrderStatus(next as OrderStatusValue)}
          options={[
            { value: EVERY_STATUS, label: 'All statuses' },
            ...orderStatuses.map((value) => ({ value, label: orderStatusLabel(value) })),
          ]}
        />
      </Toolbar>
      <Tabs
        label="Orders"
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({
          value,
          label: labels[value],
          count: data?.[value].totalCount,
          content: (
            <PagedTable
              title="Your orders"
              list={data?.orders}
              {...status}
              onMore={(after) => more({ after })}
              empty={<NoOrders tab={value} isFiltered={isFiltered} onClear={clear} />}
            >
              {(orders) => <OrderTable orders={orders} />}
            </PagedTable>
          ),
        }))}
      />
    </Page>
  );
};
