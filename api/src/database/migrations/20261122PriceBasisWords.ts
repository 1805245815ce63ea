import { Migration } from '@mikro-orm/migrations';

/** The words of `price_basis` get the case of all other enumerations. Logs of auctions do not contain them. */
export class Migration20261122PriceBasisWords extends Migration {
  override up(): void {
    this.addSql(`alter table auction drop constraint auction_price_basis_check;`);
    this.addSql(`update auction set price_basis = lower(price_basis);`);
    this.addSql(`alter table auction alter column price_basis set default 'lot';`);
    this.addSql(
      `alter table auction add constraint auction_price_basis_check check (price_basis in ('lot', 'per_unit'));`,
    );
  }
}
