import { Migration } from '@mikro-orm/migrations';

/** The server writes an order with its terms. Those of 0.2.0 name no title; what they write is completed by one trigger. */
export class WrittenOrders extends Migration {
  override up(): void {
    this.addSql(`
drop trigger order_terms_of_quote on "order";
drop function copy_quote_terms();
create or replace function copy_order_terms() returns trigger language plpgsql as $$
declare
  source record;
begin
  select coalesce(offering.title, rfp.title, auction.title, 'Order') as title, product.name as material_name, offering.location,
      coalesce(offering.price, round(new.total_amount / new.quantity, 2)) as price, offering.quantity_tolerance, offering.minimum_quantity,
      coalesce(offering.delivery_terms, auction.delivery_terms) as delivery_terms,
      coalesce(offering.delivery_location, rfp.delivery_location, auction.delivery_location) as delivery_location,
      coalesce(offering.payment_terms, auction.payment_terms) as payment_terms, offering.lead_time_days,
      coalesce(offering.delivery_date, rfp.delivery_date, auction.delivery_date) as delivery_date, offering.packaging, offering.origin,
      offering.available_until, offering.specifications, party.*,
      trim(buyer.first_name || ' ' || buyer.last_name) as buyer_contact_name, buying.contact_email as buyer_contact_email,
      nullif(buying.phone, '') as buyer_contact_phone, buying.vat_number as buyer_vat_number,
      trim(seller.first_name || ' ' || seller.last_name) as seller_contact_name, selling.contact_email as seller_contact_email,
      nullif(selling.phone, '') as seller_contact_phone, selling.vat_number as seller_vat_number
    into source
    from "user" buyer join "user" seller on seller.id = new.seller_id
      left join offering on offering.id = new.offering_id
      left join bid on bid.id = new.bid_id left join rfp on rfp.id = bid.rfp_id left join auction on auction.id = bid.auction_id
      left join product on product.id = coalesce(offering.product_id, rfp.product_id, auction.product_id)
      cross join lateral (select
        case when auction.type = 'forward' then bid.party_id else coalesce(rfp.party_id, auction.party_id, buyer.party_id) end,
        case when auction.type = 'forward' then auction.party_id else coalesce(offering.party_id, bid.party_id, seller.party_id) end
      ) party (buyer_party_id, seller_party_id)
      left join company_profile buying on buying.party_id = party.buyer_party_id
      left join company_profile selling on selling.party_id = party.seller_party_id
    where buyer.id = new.buyer_id;
  return json_populate_record(new, row_to_json(source));
end $$;
create or replace trigger order_terms_copied before insert on "order" for each row when (new.title is null) execute function copy_order_terms();
drop function terms_of_source(uuid, uuid);
drop function parties_of_order(uuid, uuid, uuid, uuid);
drop function order_contact(uuid, uuid);
`);
  }
}
