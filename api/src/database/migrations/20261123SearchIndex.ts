import { Migration } from '@mikro-orm/migrations';

/** Tables that the search indexer derives from the catalogue, and triggers that say which materials it must index again. */
export class Migration20261123SearchIndex extends Migration {
  override up(): void {
    this.addSql(index);
    this.addSql(words);
    this.addSql(changes);
    this.addSql(triggers);
  }
}

const index = `
-- One row for the whole index: the version of the code that built it, and the number of its documents.
create table search_index (
  is_single boolean not null default true primary key check (is_single),
  version integer not null,
  documents integer not null
);
-- A name, use, category or identifier, by its words in alphabetical order. Rows without a product are materials that are not sold here.
create table search_name (
  key text not null,
  product_id uuid null,
  kind text not null,
  is_shortened boolean not null,
  position integer not null,
  label text not null,
  language text not null,
  numbers text[] not null,
  rank real not null
);
create index search_name_key on search_name (key, rank desc) include (product_id, kind, position);
create index search_name_of_product on search_name (product_id);
create index search_name_beginning on search_name (key text_pattern_ops) where kind = 'identifier';

-- Rows are written in the order of their rank, and changed within their page, because a search stops at the first hundreds it meets.
create table search_document (
  product_id uuid not null primary key,
  rank real not null,
  strong tsvector not null,
  weak tsvector not null,
  category_ids uuid[] not null,
  forms text[] not null,
  grades text[] not null,
  countries text[] not null,
  has_verified_supplier boolean not null,
  is_in_stock boolean not null,
  comparable_unit text null,
  comparable_price numeric null
) with (fillfactor = 70);
create index search_document_strong on search_document using gin (strong) with (fastupdate = off);
create index search_document_weak on search_document using gin (weak) with (fastupdate = off);
create index search_document_rank on search_document (rank desc, product_id);
`;

const words = `
-- The words of the catalogue, with the number of materials that have them in names, in uses and in descriptions.
create table search_term (
  term text not null primary key,
  sound text not null,
  names integer not null,
  uses integer not null,
  descriptions integer not null
);
create index search_term_sound on search_term (sound) where names > 0;
-- Beginnings of words with letters left out, to correct typing errors.
create table search_deletion (
  deletion text not null,
  term text not null,
  primary key (deletion, term)
);
create index search_deletion_term on search_deletion (term);
-- Foreign words with their English ones, and words that are never corrected.
create table search_word (
  word text not null,
  kind text not null,
  english text not null default '',
  primary key (word, kind, english)
);
-- What a search box proposes: a text from each of its words on, best first for each beginning.
create table search_completion (
  beginning text not null,
  kind text not null,
  product_id uuid null,
  category_id uuid null,
  label text not null,
  detail text not null,
  rank real not null
);
create index search_completion_of_product on search_completion (product_id);
${[1, 2, 3, 4, 6, 8, 12].map((letters) => `create index search_completion_${letters} on search_completion (left(beginning, ${letters}), rank desc);`).join('\n')}
`;

const changes = `
-- Materials to index again; without a material, the words and materials that do not belong to one. Rows are only added and removed, so
-- that writers never wait for each other.
create table search_change (
  id bigint generated always as identity primary key,
  product_id uuid null
);
create function search_again(products uuid[]) returns void language sql as $$
  insert into search_change (product_id) select unnest(products)
$$;
`;

const triggers = `
create function search_product_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform search_again(array[old.id]);
  else perform search_again(array[new.id]);
  end if;
  -- Uses and categories are proposed only while they have materials that are shown.
  if tg_op <> 'UPDATE' or (old.is_shown, old.category_id) is distinct from (new.is_shown, new.category_id) then
    perform search_again(array[null::uuid]);
  end if;
  return null;
end $$;
create trigger search_product_written after insert or delete on product for each row execute function search_product_changed();
create trigger search_product_changed after update on product for each row
  when ((old.name, old.description, old.cas_number, old.formula, old.synonyms, old.category_id, old.specifications::text, old.safety_data::text,
      old.is_shown, old.offer_count, old.lowest_comparable_price, old.lowest_comparable_unit)
    is distinct from (new.name, new.description, new.cas_number, new.formula, new.synonyms, new.category_id, new.specifications::text, new.safety_data::text,
      new.is_shown, new.offer_count, new.lowest_comparable_price, new.lowest_comparable_unit))
  execute function search_product_changed();

create function search_category_changed() returns trigger language plpgsql as $$
begin
  perform search_again(array(
    select product.id from product join category on category.id = category_id where category.path @> array[new.id]));
  insert into search_change (product_id) values (null);
  return null;
end $$;
create trigger search_category_changed after update on category for each row
  when ((old.name, old.path, old.is_shown) is distinct from (new.name, new.path, new.is_shown)) execute function search_category_changed();

create function search_source_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform search_again(array[old.product_id]); end if;
  if tg_op <> 'DELETE' then perform search_again(array[new.product_id]); end if;
  return null;
end $$;
create trigger search_name_changed after insert or update or delete on material_name for each row execute function search_source_changed();
create trigger search_function_material_changed after insert or update or delete on function_material for each row
  execute function search_source_changed();

create function search_function_changed() returns trigger language plpgsql as $$
declare changed uuid;
begin
  if tg_op = 'DELETE' then changed := old.function_id; else changed := new.function_id; end if;
  perform search_again(array(select product_id from function_material where function_id = changed));
  return null;
end $$;
create trigger search_function_name_changed after insert or update or delete on function_name for each row
  execute function search_function_changed();
create function search_function_renamed() returns trigger language plpgsql as $$
begin
  perform search_again(array(select product_id from function_material where function_id = new.id));
  return null;
end $$;
create trigger search_function_renamed after update on material_function for each row execute function search_function_renamed();

create function search_words_changed() returns trigger language plpgsql as $$
begin
  insert into search_change (product_id) values (null);
  return null;
end $$;
create trigger search_lexicon_changed after insert or update or delete on search_lexicon for each statement execute function search_words_changed();
create trigger search_protected_changed after insert or update or delete on protected_word for each statement execute function search_words_changed();
create trigger search_category_written after insert or delete on category for each statement execute function search_words_changed();
create trigger search_use_changed after insert or update or delete on function_name for each statement execute function search_words_changed();
create trigger search_function_written after insert or update or delete on material_function for each statement execute function search_words_changed();
create trigger search_function_used after insert or delete on function_material for each statement execute function search_words_changed();
create trigger search_absent_changed after insert or update or delete on absent_material for each statement execute function search_words_changed();

-- The price and the number of offers are columns of the material; here are the suppliers and whether there is stock.
create function search_offering_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.product_id is not null then perform search_again(array[old.product_id]); end if;
  if tg_op <> 'DELETE' and new.product_id is not null and (tg_op = 'INSERT' or new.product_id is distinct from old.product_id) then
    perform search_again(array[new.product_id]);
  end if;
  return null;
end $$;
create trigger search_offering_written after insert or delete on offering for each row execute function search_offering_changed();
create trigger search_offering_changed after update on offering for each row
  when ((old.product_id, old.user_id, old.status, old.quantity > 0) is distinct from (new.product_id, new.user_id, new.status, new.quantity > 0))
  execute function search_offering_changed();

create function search_supplier_changed() returns trigger language plpgsql as $$
declare supplier uuid;
begin
  if tg_table_name = 'user' then supplier := new.id;
  elsif tg_op = 'DELETE' then supplier := old.user_id;
  else supplier := new.user_id;
  end if;
  perform search_again(array(
    select distinct product_id from offering where user_id = supplier and status = 'active' and product_id is not null));
  return null;
end $$;
create trigger search_supplier_moved after update on "user" for each row when (old.country is distinct from new.country)
  execute function search_supplier_changed();
create trigger search_supplier_written after insert or delete on company_profile for each row execute function search_supplier_changed();
create trigger search_supplier_verified after update on company_profile for each row
  when (old.verification_status is distinct from new.verification_status) execute function search_supplier_changed();
`;
