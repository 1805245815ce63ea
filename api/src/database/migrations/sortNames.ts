import { OnlineMigration } from './onlineMigration.ts';

/** Materials are listed as people look for them. The former indexes stay for servers of the release before. */
export class SortNames extends OnlineMigration {
  override up(): void {
    this.addSql(String.raw`
create or replace function sort_name(name text) returns text language sql immutable parallel safe return
  regexp_replace(name, '^((?:[\u0020-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u22ff\u3000-\u303f]|[Α-Ωα-ω][''’′]*[-‐‑,])+)([^\u0020-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u22ff\u3000-\u303f].*)$', '\2, \1')`);
    this.addIndexes({
      product_sort_name: 'index on product (sort_name(name) collate unicode, id)',
      product_category_sort_name: 'index on product (category_id, sort_name(name) collate unicode, id)',
    });
  }
}
