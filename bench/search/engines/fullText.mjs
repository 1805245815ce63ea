// Plain full text search of PostgreSQL: its own parser and stemmer, weights by field, all words required.
const PREPARE = `
create table full_text as select id, name,
  setweight(to_tsvector('english', name), 'A')
    || setweight(to_tsvector('english', array_to_string(synonyms, ' ') || ' ' || coalesce(cas_number, '') || ' ' || coalesce(formula, '')), 'B')
    || setweight(to_tsvector('english', description), 'D') as document
from product where is_shown;
create index on full_text using gin (document)`;

const SEARCH = `
select name from full_text, websearch_to_tsquery('english', $1) query
where document @@ query order by ts_rank(document, query) desc, name limit 20`;

export const prepareFullText = (client) => client.query(PREPARE);
export const fullText = (pool) => async (query) =>
  (await pool.query(SEARCH, [query])).rows.map(({ name }) => ({ name, isClaimed: true }));
