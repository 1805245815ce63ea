import type { orderStatuses } from 'api/rules/orders';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { CompanyName } from '../companies/CompanyName.tsx';
import type { OrderTableFragment } from './OrderTable.generated.ts';

const statuses: Record<(typeof orderStatuses)[number], [label: string, tone: BadgeTone]> = {
  pending: ['Pending', 'accent'],
  confirmed: ['Confirmed', 'accent'],
  shipped: ['Shipped', 'accent'],
  delivered: ['Delivered', 'up'],
  completed: ['Completed', 'up'],
  cancelled: ['Cancelled', 'neutral'],
};

type OrderTableProps = { orders: readonly OrderTableFragment[]; viewerId: string | undefined };

/** Orders on both sides: what, with whom, how much, and where they stand. */
export const OrderTable = ({ orders, viewerId }: OrderTableProps) => (
  <DataTable
    caption="Orders, newest first"
    items={orders}
    itemKey={({ id }) => id}
    columns={[
      { key: 'what', header: 'Order', isTitle: true, cell: (order) => <Subject order={order} /> },
      { key: 'side', header: 'You', cell: ({ buyerId }) => (buyerId === viewerId ? 'Buy' : 'Sell') },
      {
        key: 'party',
        header: 'With',
        cell: ({ buyerId, buyer, seller }) => <CompanyName user={buyerId === viewerId ? seller : buyer} />,
      },
      { key: 'placed', header: 'Placed', cell: ({ createdAt }) => <Moment at={createdAt} /> },
      {
        key: 'quantity',
        header: 'Quantity',
        numeric: true,
        cell: ({ quantity, unit }) => quantity !== null && <Quantity amount={quantity} unit={unit} />,
      },
      { key: 'total', header: 'Total', numeric: true, cell: ({ totalAmount }) => <Money amount={totalAmount} /> },
      { key: 'status', header: 'Status', cell: ({ status }) => <Status status={status} /> },
    ]}
  />
);

function Status({ status }: Pick<OrderTableFragment, 'status'>) {
  const [label, tone] = statuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** What was ordered, as a link to where it came from. */
function Subject({ order: { offering, bid } }: { order: OrderTableFragment }) {
  if (bid?.rfp) return <TextLink to={paths.rfp(bid.rfp.id)}>{bid.rfp.title}</TextLink>;
  if (bid?.auction) return <TextLink to={paths.auction(bid.auction.id)}>{bid.auction.title}</TextLink>;
  if (!offering) return 'Order';
  return offering.product ? (
    <TextLink to={paths.product(offering.product.id)}>{offering.title}</TextLink>
  ) : (
    offering.title
  );
}
