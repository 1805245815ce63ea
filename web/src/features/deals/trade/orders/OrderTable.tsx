import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Moment, Money, Quantity } from '../../../../kit/ui/Figures.tsx';
import { TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { CompanyName } from '../../../people/companies/CompanyName.tsx';
import { useOrderSide } from './useOrderSide.ts';
import { OrderStatus } from './OrderStatus.tsx';
import type { OrderTableFragment } from './OrderTable.generated.ts';

type OrderTableProps = { orders: readonly OrderTableFragment[] };

/** Orders with subject, trading partner, amount and status. */
export const OrderTable = ({ orders }: OrderTableProps) => {
  const sideOf = useOrderSide();
  return (
    <DataTable
      caption="Orders, newest first"
      items={orders}
      columns={[
        { header: 'Order', isTitle: true, cell: ({ id, title }) => <TextLink to={paths.order(id)}>{title}</TextLink> },
        { header: 'You', cell: (order) => (sideOf(order) === 'buyer' ? 'Buy' : 'Sell') },
        {
          header: 'With',
          cell: (order) =>
            sideOf(order) === 'buyer' ? (
              <CompanyName user={order.seller} company={order.sellerCompany} />
            ) : (
              <CompanyName user={order.buyer} company={order.buyerCompany} />
            ),
        },
        { header: 'Placed', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          header: 'Quantity',
          numeric: true,
          cell: ({ quantity, unit }) => quantity !== null && <Quantity amount={quantity} unit={unit} />,
        },
        { header: 'Total', numeric: true, cell: ({ totalAmount }) => <Money amount={totalAmount} /> },
        { header: 'Status', cell: ({ status }) => <OrderStatus status={status} /> },
      ]}
    />
  );
};
