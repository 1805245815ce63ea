import { OnlineMigration } from './onlineMigration.ts';

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

export class PartiesOfExistingRecords extends OnlineMigration {
  override up(): void {
    for (const [table, columns] of Object.entries(COLUMNS)) this.fill(table, columns);
    this.addSql('alter table "order" validate constraint order_two_parties');
    this.addIndexes(INDEXES);
    this.addSql('drop index concurrently if exists offering_seller_active');
  }

  /** In pieces of a thousand rows. Then the columns are required, without a scan under the lock. */
  private fill(table: string, columns: Record<string, string>): void {
    const [first = ''] = Object.keys(columns);
    const values = Object.entries(columns).map(([party, person]) => `${party} = ${person}`);
    this.inPieces(
      table,
      `update ${table} set ${values.join(', ')} where id > done and id <= last and ${first} is null;`,
    );
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
