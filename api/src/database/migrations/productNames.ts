import { OnlineMigration } from './onlineMigration.ts';

/** Materials are found by their whole name, in any case, and by their CAS number. */
export class ProductNames extends OnlineMigration {
  override up(): void {
    this.addIndexes({
      product_cas_number: 'index on product (cas_number) where (cas_number is not null)',
      product_lower_name: 'index on product (lower(name))',
    });
  }
}
