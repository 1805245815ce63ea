import { BadgeCheck } from 'lucide-react';
import { Badge } from '../../kit/ui/Badge.tsx';
import { DataTable, type Column } from '../../kit/ui/DataTable.tsx';
import { Money, Quantity } from '../../kit/ui/Figures.tsx';
import { Pitch } from './Pitch.tsx';

type Offer = { supplier: string; isVerified: boolean; price: string; quantity: string };

const offers: readonly Offer[] = [
  { supplier: 'Harbour Alkali', isVerified: true, price: '412.00', quantity: '480' },
  { supplier: 'Delta Chemie', isVerified: true, price: '418.50', quantity: '1200' },
  { supplier: 'Orient Minerals', isVerified: false, price: '425.00', quantity: '75' },
];

const columns: readonly Column<Offer>[] = [
  { key: 'supplier', header: 'Supplier', isTitle: true, cell: ({ supplier }) => supplier },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isVerified }) =>
      isVerified ? (
        <Badge tone="verified" icon={<BadgeCheck size={13} aria-hidden />}>
          Verified
        </Badge>
      ) : (
        <Badge>Unverified</Badge>
      ),
  },
  { key: 'price', header: 'Price', numeric: true, cell: ({ price }) => <Money amount={price} unit="MT" /> },
  {
    key: 'quantity',
    header: 'Available',
    numeric: true,
    cell: ({ quantity }) => <Quantity amount={quantity} unit="MT" />,
  },
];

const points = [
  {
    title: 'Post an RFP',
    text: 'Name quantity, target price and delivery. Suppliers answer with bids you can compare.',
  },
  {
    title: 'Compare offers',
    text: 'Price per unit, quantity on hand and verification stand side by side for every product.',
  },
  {
    title: 'Run a reverse auction',
    text: 'Let qualified suppliers bid down against each other until the clock stops.',
  },
];

export const ForBuyers = () => (
  <Pitch
    id="for-buyers-title"
    title="For Buyers"
    points={points}
    exampleTitle="three offers for caustic soda flakes"
    example={
      <DataTable caption="Example offers" columns={columns} items={offers} itemKey={({ supplier }) => supplier} />
    }
  />
);
