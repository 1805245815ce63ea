import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Money } from '../../../../kit/ui/Figures.tsx';
import { OrderStatus } from '../../../deals/trade/orders/OrderStatus.tsx';
import type { StatusTableFragment } from './StatusTable.generated.ts';

/** Number of orders by status. */
export const StatusTable = ({ statuses }: { statuses: readonly StatusTableFragment[] }) => (
  <DataTable
    caption="Orders by status"
    items={statuses}
    itemKey={({ status }) => status}
    columns={[
      { header: 'Status', isTitle: true, cell: ({ status }) => <OrderStatus status={status} /> },
      { header: 'Orders', numeric: true, cell: ({ orders }) => orders.toLocaleString('en-US') },
      { header: 'Total', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
    ]}
  />
);
