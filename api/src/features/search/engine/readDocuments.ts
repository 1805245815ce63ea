import type { MaterialFilter } from '../../catalogue/materialFilter.input.ts';
import type { Queryable } from '../index/materialSource.ts';
import { COLUMNS, FIELDS, wordTable, wordValues, type Candidate } from './candidates.ts';
import { failedFacets, filterValues } from './filters.ts';
import type { QueryWord } from './queryWord.ts';

/** Documents inside of the filters, or outside of one facet only, whose counts ignore its own selection. */
const INSIDE = `cardinality(array_positions(${failedFacets(3)}, true)) <= $2`;

const BROWSE = `
select ${COLUMNS}, ${failedFacets(3)} as failed, false as "isStrict", null as fields
from (
  select * from search_document document where ${INSIDE} order by rank desc, product_id limit $1
) document join product on product.id = product_id and product.is_shown order by document.rank desc, product_id`;

/** Materials without a search, those with the most offers first. */
export const browseDocuments = async (
  db: Queryable,
  filter: MaterialFilter,
  { most, failures }: { most: number; failures: number },
): Promise<Candidate[]> => (await db.query<Candidate>(BROWSE, [most, failures, ...filterValues(filter)])).rows;

const MATCHING = `
with ${wordTable(14)}
select ${COLUMNS}, ${failedFacets(3)} as failed, false as "isStrict", ${FIELDS} as fields
from (
  select * from search_document document where ($15::tsquery <> ''::tsquery) and (strong @@ $15::tsquery or weak @@ $15::tsquery) and ${INSIDE} limit $1
) document join product on product.id = product_id and product.is_shown`;

/** Materials that match a condition in any field. */
export const readDocuments = async (
  db: Queryable,
  { query, words, filter, most }: { query: string; words: readonly QueryWord[]; filter: MaterialFilter; most: number },
): Promise<Candidate[]> =>
  (await db.query<Candidate>(MATCHING, [most, 1, ...filterValues(filter), wordValues(words), query])).rows;
