import { Migration } from '@mikro-orm/migrations';

/** A facet that few materials have is found by an index, the others in the order of rank. */
export class Migration20261123SearchFacets extends Migration {
  override up(): void {
    this.addSql(`
create index search_document_facets on search_document using gin (category_ids, forms, grades, countries);
create index search_document_verified on search_document (rank desc, product_id) where has_verified_supplier;
create index search_document_in_stock on search_document (rank desc, product_id) where is_in_stock;
create index search_document_price on search_document (comparable_unit, comparable_price);
`);
  }
}
