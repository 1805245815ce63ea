import { plannedFields } from '../../../../schema/plannedFields.ts';
import {
  idArgument,
  input,
  listOf,
  mutation,
  optional,
  recordById,
  rootFields,
  textArgument,
} from '../../../../schema/rootFields.ts';
import { Auction } from '../../auctions/auction.entity.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { Rfp } from '../../../goods/postings/rfp.entity.ts';
import { ofSides } from './orders.reading.ts';
import { changeOrder, setPurchaseOrderNumber } from './changeOrder.service.ts';
import { Order } from './order.entity.ts';
import { ChangeOrderInput, PlaceOrderInput } from './orders.inputs.ts';
import { OrderConnection, OrderListArgs } from './orders.lists.ts';
import { placeOrder } from './orders.service.ts';

export const OrdersResolver = rootFields('member', {
  orders: listOf('read', Order, OrderListArgs, "The viewer's orders, as buyer and as seller.", ofSides),
  order: recordById('read', Order, "The viewer's order by id, or null."),
  placeOrder: mutation('trade', {
    cost: 20,
    record: Order,
    description: "Places an order from an offering, or awards a bid on the viewer's RFP.",
    args: [input(PlaceOrderInput, 'The order.')],
    run: placeOrder,
  }),
  changeOrder: mutation('trade', {
    cost: 20,
    record: Order,
    description: "Changes the status of the viewer's order, or cancels it; the other side gets a message.",
    args: [input(ChangeOrderInput, 'The step.')],
    id: ({ orderId }) => orderId,
    run: changeOrder,
  }),
  setPurchaseOrderNumber: mutation('trade', {
    cost: 20,
    record: Order,
    description: "Gives an order the buyer's own number (PO number), until it is cancelled; the buyer only.",
    args: [
      idArgument('orderId', 'The order.'),
      optional(textArgument('purchaseOrderNumber', 'The number, at most 60 characters; removed if absent or blank.')),
    ],
    id: (orderId) => orderId,
    run: setPurchaseOrderNumber,
  }),
});

export const OfferingOrders = plannedFields(Offering, {
  orders: {
    type: () => OrderConnection,
    args: OrderListArgs,
    description: 'Orders from this offering that the viewer may see.',
  },
});

const awards = {
  orders: {
    type: () => OrderConnection,
    args: OrderListArgs,
    description: 'Orders from its awards that the viewer may see.',
  },
};
export const RfpOrders = plannedFields(Rfp, awards);
export const AuctionOrders = plannedFields(Auction, awards);
