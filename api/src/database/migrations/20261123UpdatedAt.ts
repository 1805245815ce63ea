import { Migration } from '@mikro-orm/migrations';

/**
 * When offerings, RFPs and orders last changed, and when the bids on an RFP or an auction were last decided. Bids are append-only, so their
 * time of change is computed.
 */
export class Migration20261123UpdatedAt extends Migration {
  override up(): void {
    this.addSql(`${columns}${times}${triggers}${indexes}`);
  }
}

const columns = `
alter table offering add column updated_at timestamptz(3) not null default clock_timestamp();
alter table rfp
  add column updated_at timestamptz(3) not null default clock_timestamp(),
  add column decided_at timestamptz(3) null;
alter table "order" add column updated_at timestamptz(3) not null default clock_timestamp();
alter table auction add column decided_at timestamptz(3) null;
`;

/** Earlier changes of offerings and RFPs were not recorded. */
const times = `
update offering set updated_at = created_at;
update rfp set updated_at = created_at,
  decided_at = (select max(created_at) from "order" where bid_id = awarded_bid_id);
update "order" set updated_at = coalesce((select max(created_at) from order_event where order_id = "order".id), created_at);
update auction set decided_at = closed_at where closed_at is not null;
`;

/**
 * The columns that all viewers of a row see. A change of other columns, such as the time of a reminder, must not be visible through the time
 * of the last change.
 */
const visible = {
  offering: [
    'title',
    'description',
    'product_id',
    'quantity',
    'unit',
    'price',
    'comparable_price',
    'comparable_unit',
    'price_check',
    'price_confirmed_at',
    'location',
    'available_until',
    'status',
  ],
  rfp: [
    'title',
    'description',
    'product_id',
    'quantity',
    'unit',
    'target_price',
    'delivery_location',
    'delivery_date',
    'closing_date',
    'status',
  ],
  order: ['total_amount', 'quantity', 'unit', 'status'],
};

const values = (row: string, names: readonly string[]): string =>
  `row(${names.map((name) => `${row}.${name}`).join(', ')})`;

// The names sort after those of the triggers that compute columns.
const triggers = `
create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;
create function set_decided_at() returns trigger language plpgsql as $$
begin
  new.decided_at := clock_timestamp();
  return new;
end $$;
${Object.entries(visible)
  .map(
    ([table, names]) => `
create trigger updated_at_set before update on "${table}" for each row
  when (${values('old', names)} is distinct from ${values('new', names)}) execute function set_updated_at();`,
  )
  .join('')}
create trigger decided_at_set before update of awarded_bid_id on rfp for each row
  when (old.awarded_bid_id is distinct from new.awarded_bid_id) execute function set_decided_at();
create trigger decided_at_set before update of awarded_bid_id, closed_at on auction for each row
  when ((old.closed_at is null) <> (new.closed_at is null) or old.awarded_bid_id is distinct from new.awarded_bid_id)
  execute function set_decided_at();
`;

const indexes = `
create index offering_updated on offering (updated_at, id);
create index rfp_updated on rfp (updated_at, id);
`;
