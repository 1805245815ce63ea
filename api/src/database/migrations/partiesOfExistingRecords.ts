import { Migration } from '@mikro-orm/migrations';

/** The columns that name a party, by table, with the person whose party it is in rows that exist. */
const COLUMNS = {
  offering: { party_id: 'user_id' },
  rfp: { party_id: 'user_id' },
  auction: { party_id: 'user_id' },
  '"order"': { buyer_party_id: 'buyer_id', seller_party_id: 'seller_id' },
  message: { sending_party_id: 'sending_user_id', recipient_party_id: 'recipient_id' },
};
const NULLABLE = 'sending_party_id';

const INDEXES = {
  offering_of_party_newest: 'index on offering (party_id, created_at, id)',
  offering_party_active: `index on offering (party_id) where (status = 'active')`,
  offering_sku: 'unique index on offering (party_id, sku) where (sku is not null)',
  rfp_party: 'index on rfp (party_id)',
  auction_party: 'index on auction (party_id)',
  order_of_buyer_newest: 'index on "order" (buyer_party_id, created_at, id)',
  order_of_buyer_updated: 'index on "order" (buyer_party_id, updated_at, id)',
  order_of_seller_newest: 'index on "order" (seller_party_id, created_at, id)',
  order_of_seller_updated: 'index on "order" (seller_party_id, updated_at, id)',
  order_pending_of_buyer: `index on "order" (buyer_party_id) where (status = 'pending')`,
};

/** Each statement by itself, so that nobody waits; after a failure it runs again and continues. */
export class PartiesOfExistingRecords extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [table, columns] of Object.entries(COLUMNS)) this.fill(table, columns);
    this.addSql('alter table "order" validate constraint order_two_parties');
    this.addSql('set lock_timeout = 0');
    this.addSql('drop index concurrently if exists offering_seller_active');
    for (const [name, definition] of Object.entries(INDEXES)) {
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create ${definition.replace('index on', `index concurrently ${name} on`)}`);
    }
  }

  /** In pieces of a thousand rows. Then the columns are required, without a scan under the lock. */
  private fill(table: string, columns: Record<string, string>): void {
    const [first = ''] = Object.keys(columns);
    const values = Object.entries(columns).map(([party, person]) => `${party} = ${person}`);
    this.addSql(`
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
  last uuid;
begin
  loop
    select id into last from (select id from ${table} where id > done order by id limit 1000) piece order by id desc limit 1;
    exit when last is null;
    update ${table} set ${values.join(', ')} where id > done and id <= last and ${first} is null;
    commit;
    done := last;
  end loop;
end $$`);
    for (const column of Object.keys(columns).filter((name) => name !== NULLABLE)) {
      const check = `${column}_given`;
      this.addSql(
        `alter table ${table} drop constraint if exists ${check}, add constraint ${check} check (${column} is not null) not valid`,
      );
      this.addSql(`alter table ${table} validate constraint ${check}`);
      this.addSql(`alter table ${table} alter column ${column} set not null, drop constraint ${check}`);
    }
  }
}
