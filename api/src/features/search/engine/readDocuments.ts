import type { MaterialFilter } from '../../catalogue/materialFilter.input.ts';
import type { Queryable } from '../index/materialSource.ts';
import { COLUMNS, FIELDS, MAX_CANDIDATES, wordTable, wordValues, type Candidate } from './candidates.ts';
import { failedFacets, meetsAll, selectionOf, type FacetKey } from './filters.ts';
import type { QueryWord } from './queryWord.ts';

/**
 * Materials that pass the filter, except in one facet, those with the most offers first. Conditions are written one by one, so that the
 * database can find rare ones by their index.
 */
export const browseDocuments = async (
  db: Queryable,
  filter: MaterialFilter,
  except?: FacetKey,
): Promise<Candidate[]> => {
  const selection = selectionOf(filter, 1, except);
  const statement = `
select ${COLUMNS}, null as failed, false as "isStrict", null as fields
from (
  select * from search_document document where ${meetsAll(selection)} order by rank desc, product_id limit ${MAX_CANDIDATES}
) document join product on product.id = product_id and product.is_shown order by document.rank desc, product_id`;
  return (await db.query<Candidate>(statement, selection.values)).rows;
};

/** Materials that match a condition in any field, inside of the filter or outside of one facet only, whose counts ignore its own selection. */
export const readDocuments = async (
  db: Queryable,
  { query, words, filter, max }: { query: string; words: readonly QueryWord[]; filter: MaterialFilter; max: number },
): Promise<Candidate[]> => {
  const selection = selectionOf(filter, 4);
  const failed = failedFacets(selection);
  const statement = `
with ${wordTable(2)}
select ${COLUMNS}, ${failed} as failed, false as "isStrict", ${FIELDS} as fields
from (
  select * from search_document document where ($3::tsquery <> ''::tsquery) and (strong @@ $3::tsquery or weak @@ $3::tsquery)
    and coalesce(cardinality(array_positions(${failed}, true)), 0) <= 1 limit $1
) document join product on product.id = product_id and product.is_shown`;
  return (await db.query<Candidate>(statement, [max, wordValues(words), query, ...selection.values])).rows;
};
