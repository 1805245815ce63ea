import type { orderStatuses } from 'api/rules/orders';
import { Badge, type BadgeTone } from '../../../../kit/ui/Badge.tsx';

export type OrderStatusValue = (typeof orderStatuses)[number];

export const orderStatusLooks: Record<OrderStatusValue, [label: string, tone: BadgeTone]> = {
  pending: ['Pending', 'accent'],
  confirmed: ['Confirmed', 'accent'],
  shipped: ['Shipped', 'accent'],
  delivered: ['Delivered', 'up'],
  completed: ['Completed', 'up'],
  cancelled: ['Cancelled', 'neutral'],
};

export const orderStatusLabel = (status: OrderStatusValue) => orderStatusLooks[status][0];

export const OrderStatus = ({ status }: { status: OrderStatusValue }) => {
  const [label, tone] = orderStatusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
};
