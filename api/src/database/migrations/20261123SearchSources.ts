import { Migration } from '@mikro-orm/migrations';

/** Source data of the search that operators edit: names, functions, foreign words, and words and materials it must not confuse. */
export class Migration20261123SearchSources extends Migration {
  override up(): void {
    this.addSql(names);
    this.addSql(functions);
    this.addSql(words);
    this.addSql(loaded);
  }
}

// A text is one line without spaces at its ends. Languages are ISO 639-1 codes.
const text = (name: string, most = 200) =>
  `${name} text not null check (${name} ~ '^\\S([^\\n\\r]*\\S)?$' and length(${name}) <= ${most})`;
const language = `language text not null default 'en' check (language ~ '^[a-z]{2}$')`;

const names = `
create table material_name (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references product (id) on delete cascade,
  ${text('text')},
  ${language},
  kind text not null check (kind in ('common', 'systematic', 'trade', 'historical', 'abbreviation', 'grade', 'use')),
  -- Whether the name is found only as a whole, because its single words also belong to other materials.
  is_whole boolean not null default false
);
create unique index material_name_once on material_name (product_id, lower(text), language);
create index material_name_by_text on material_name (lower(text));
`;

const functions = `
create table material_function (
  id uuid primary key default gen_random_uuid(),
  ${text('name', 100)}
);
create unique index material_function_once on material_function (lower(name));
create table function_name (
  function_id uuid not null references material_function (id) on delete cascade,
  ${text('text', 100)},
  ${language},
  primary key (function_id, language, text)
);
create unique index function_name_once on function_name (function_id, language, lower(text));
create table function_material (
  function_id uuid not null references material_function (id) on delete cascade,
  product_id uuid not null references product (id) on delete cascade,
  -- Materials that are used most for the function come first.
  position integer not null check (position >= 0),
  primary key (function_id, product_id)
);
create index function_material_of_product on function_material (product_id);
`;

const words = `
-- Foreign words with their English words.
create table search_lexicon (
  ${language},
  ${text('word', 100)},
  ${text('english', 100)},
  primary key (language, word, english)
);
-- Real words that are never corrected to a word of the catalogue.
create table protected_word (
  ${text('word', 100)},
  primary key (word)
);
-- Substances that are not sold here; a query for one of them finds no other material.
create table absent_material (
  ${text('name')},
  cas text null check (cas ~ '^[1-9][0-9]{1,6}-[0-9]{2}-[0-9]$'),
  synonyms text[] not null default '{}',
  primary key (name)
);
create unique index absent_material_once on absent_material (lower(name));
`;

const loaded = `
-- Keys of the shipped entries that were loaded once. What an operator then changes or removes is not loaded again.
create table loaded_search_entry (
  key text primary key
);
`;
