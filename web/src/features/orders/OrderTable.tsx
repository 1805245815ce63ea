import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { CompanyName } from '../companies/CompanyName.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import type { OrderTableFragment } from './OrderTable.generated.ts';

type OrderTableProps = { orders: readonly OrderTableFragment[]; viewerId: string | undefined };

/** Orders with subject, trading partner, amount and status. */
export const OrderTable = ({ orders, viewerId }: OrderTableProps) => (
  <DataTable
    caption="Orders, newest first"
    items={orders}
    itemKey={({ id }) => id}
    columns={[
      { header: 'Order', isTitle: true, cell: ({ id, title }) => <TextLink to={paths.order(id)}>{title}</TextLink> },
      { header: 'You', cell: ({ buyerId }) => (buyerId === viewerId ? 'Buy' : 'Sell') },
      {
        header: 'With',
        cell: ({ buyerId, buyer, seller, buyerCompany, sellerCompany }) =>
          buyerId === viewerId ? (
            <CompanyName user={seller} company={sellerCompany} />
          ) : (
            <CompanyName user={buyer} company={buyerCompany} />
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
