import { EVERY_MINUTE } from '../../../jobs/worker.ts';
import type { Slice } from '../../../schema/market.ts';
import { Order, OrderEvent } from './orders/order.entity.ts';
import { OrdersResolver, AuctionOrders, OfferingOrders, RfpOrders } from './orders/orders.resolver.ts';
import { OrderOfMessage, SubjectOfConversation } from './orders/conversationSubject.ts';
import './orders/orders.reading.ts';
import { followUpUnconfirmedOrders } from './orders/unconfirmedOrders.ts';
import { Quote, QuoteRevision } from './quotes/quote.entity.ts';
import { MessageQuote, QuotesResolver } from './quotes/quotes.resolver.ts';
import './quotes/quotes.reading.ts';
import './quotes/findQuotes.reading.ts';

export const trade: Slice = {
  name: 'trade',
  entities: [Order, OrderEvent, Quote, QuoteRevision],
  resolvers: [
    OrdersResolver,
    AuctionOrders,
    OfferingOrders,
    RfpOrders,
    SubjectOfConversation,
    OrderOfMessage,
    QuotesResolver,
    MessageQuote,
  ],
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
