import { execute, type Database } from '../../../database/execute.ts';
import type { DealTerms } from './commercialTerms.type.ts';
import { asColumns, columnOf, dealTerms, type DealTerm } from './offeringTerms.ts';

/** An order as its writer knows it; all else follows from its offering, quote or bid. */
export interface NewOrder extends Partial<DealTerms> {
  id: string;
  buyerId: string;
  sellerId: string;
  totalAmount: string;
  quantity: number | null;
  unit: string | null;
  status: string;
  offeringId?: string | null;
  bidId?: string | null;
  quoteId?: string | null;
  purchaseOrderNumber?: string | null | undefined;
  deliveryAddress?: string | null | undefined;
}

/** The terms of an RFP or an auction, which its bids accept. */
const POSTED: Partial<Record<DealTerm, string>> = {
  deliveryTerms: 'auction.delivery_terms',
  deliveryLocation: 'rfp.delivery_location, auction.delivery_location',
  paymentTerms: 'auction.payment_terms',
  deliveryDate: 'rfp.delivery_date, auction.delivery_date',
};

const TERMS = dealTerms.map(columnOf).join(', ');

const valueOf = (term: DealTerm): string =>
  `coalesce(${[`placed.${columnOf(term)}`, `sold.${columnOf(term)}`, POSTED[term]].filter(Boolean).join(', ')})`;

/** A party is that of the posting, bid or quote, whoever acts for it; contacts never have the address for signing in. */
const WRITE = `
insert into "order" (
  id, created_at, updated_at, awaiting_since, number, buyer_id, seller_id, buyer_party_id, seller_party_id, offering_id, bid_id, quote_id, status,
  total_amount, quantity, unit, title, material_name, location, price, available_until, ${TERMS},
  purchase_order_number, delivery_address,
  buyer_contact_name, buyer_contact_email, buyer_contact_phone, buyer_vat_number,
  seller_contact_name, seller_contact_email, seller_contact_phone, seller_vat_number
)
select
  placed.id, coalesce(placed.created_at, clock_timestamp()), coalesce(placed.updated_at, clock_timestamp()),
  coalesce(placed.awaiting_since, clock_timestamp()),
  coalesce(placed.number, new_order_number()), buyer.id, seller.id, party.buying, party.selling, placed.offering_id, placed.bid_id,
  placed.quote_id, placed.status, placed.total_amount, placed.quantity, placed.unit, coalesce(offering.title, rfp.title, auction.title, 'Order'),
  product.name, offering.location, coalesce(sold.price, round(placed.total_amount / placed.quantity, 2)), sold.available_until,
  ${dealTerms.map(valueOf).join(', ')},
  placed.purchase_order_number, placed.delivery_address,
  trim(buyer.first_name || ' ' || buyer.last_name), buying.contact_email, nullif(buying.phone, ''), buying.vat_number,
  trim(seller.first_name || ' ' || seller.last_name), selling.contact_email, nullif(selling.phone, ''), selling.vat_number
from json_populate_recordset(null::"order", ?::json) placed
  join "user" buyer on buyer.id = placed.buyer_id
  join "user" seller on seller.id = placed.seller_id
  left join offering on offering.id = placed.offering_id
  left join quote on quote.id = placed.quote_id
  left join bid on bid.id = placed.bid_id
  left join rfp on rfp.id = bid.rfp_id
  left join auction on auction.id = bid.auction_id
  left join product on product.id = coalesce(offering.product_id, rfp.product_id, auction.product_id)
  left join lateral (
    select price, available_until, ${TERMS} from quote_revision where quote_id = quote.id and number = quote.current_revision
    union all
    select price, available_until, ${TERMS} from offering where id = placed.offering_id and placed.quote_id is null
  ) sold on true
  cross join lateral (
    select
      case when auction.type = 'forward' then bid.party_id else coalesce(quote.buyer_party_id, rfp.party_id, auction.party_id, buyer.party_id) end,
      case when auction.type = 'forward' then auction.party_id else coalesce(offering.party_id, bid.party_id, seller.party_id) end
  ) party (buying, selling)
  left join company_profile buying on buying.party_id = party.buying
  left join company_profile selling on selling.party_id = party.selling`;

/** Writes orders with their own copies of title, terms, parties and contacts, in the caller's transaction. */
export const writeOrders = async (db: Database, orders: readonly NewOrder[]): Promise<void> => {
  await execute(db, WRITE, [JSON.stringify(orders.map(asColumns))]);
};
