import { EVERY_MINUTE } from '../../jobs/worker.ts';
import type { Slice } from '../../schema/market.ts';
import { Order, OrderEvent } from './order.entity.ts';
import { OrdersResolver, AuctionOrders, OfferingOrders, RfpOrders } from './orders.resolver.ts';
import { OrderOfMessage, SubjectOfConversation } from './conversationSubject.ts';
import './orders.reading.ts';
import { followUpUnconfirmedOrders } from './unconfirmedOrders.ts';

export const orders: Slice = {
  name: 'orders',
  entities: [Order, OrderEvent],
  resolvers: [OrdersResolver, AuctionOrders, OfferingOrders, RfpOrders, SubjectOfConversation, OrderOfMessage],
  open: ({ settings, unitOfWork }) => ({
    recurring: [
      {
        name: 'follow up unconfirmed orders',
        at: EVERY_MINUTE,
        run: () => followUpUnconfirmedOrders(unitOfWork(), settings.orderConfirmationDays),
      },
    ],
  }),
};
