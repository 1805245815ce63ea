import { Migration } from '@mikro-orm/migrations';

/** Nothing is left of an offering that is sold out. A server of the release before leaves the quantity that was ordered last. */
export class SoldOut extends Migration {
  override up(): void {
    this.addSql('alter table offering drop constraint offering_quantity_positive');
    this.addSql(`alter table offering add constraint offering_quantity_positive
  check (quantity > 0 or status = 'sold_out' and quantity = 0) not valid`);
    this.addSql(`
create function sell_out() returns trigger language plpgsql as $$
begin
  new.quantity := 0;
  return new;
end $$`);
    this.addSql(`create trigger offering_sold_out before insert or update of status, quantity on offering for each row
  when (new.status = 'sold_out') execute function sell_out()`);
  }
}

export class SoldOutOfExisting extends Migration {
  override up(): void {
    this.addSql("update offering set quantity = 0 where status = 'sold_out'");
    this.addSql('alter table offering validate constraint offering_quantity_positive');
  }
}
