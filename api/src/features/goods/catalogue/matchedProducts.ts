import { SearchPlaceholder, type Question } from '../../../reading/searchPlaceholder.ts';
import type { Arguments } from '../../../reading/reading.ts';
import { checkSearch } from '../../../reading/search.ts';
import { sql, type Sql } from '../../../reading/sql.ts';
import { isId } from '../../../rules/id.ts';
import type { MaterialFilter } from './materialFilter.inputs.ts';
import { checkedFacets } from './materialFilter.reading.ts';

/** What the arguments of a list of materials ask of the search engine; undefined without words. */
const questionOf = ({ search, filter, categoryId }: Arguments): Question | undefined => {
  if (typeof search !== 'string') return undefined;
  checkSearch(search);
  const text = search.trim();
  if (text === '') return undefined;
  const facets = filter ? checkedFacets(filter as MaterialFilter) : {};
  // The engine stops at its best matches, so it has to know the category.
  const inCategory = isId(categoryId) && !facets.categoryIds?.length ? { categoryIds: [categoryId] } : {};
  return { text, filter: { ...facets, ...inCategory }, which: 'all' };
};

const ids = (asked: Question): Sql => sql`${new SearchPlaceholder(asked)}::uuid[]`;

/** Condition: the search engine finds the material. */
export const foundIn = (row: Sql, args: Arguments): Sql | true => {
  const asked = questionOf(args);
  return asked ? sql`${row}.id = any (${ids(asked)})` : true;
};

/** The place of a material among those that the engine finds, as sortable text; undefined without a search. */
export const placeIn = (row: Sql, args: Arguments): Sql | undefined => {
  const asked = questionOf(args);
  return asked && sql`lpad(coalesce(array_position(${ids(asked)}, ${row}.id), 0)::text, 4, '0')`;
};

/** Condition: `productId` is a material that the text of a search names. */
export const isNamedBy = (productId: Sql, text: string): Sql =>
  sql`${productId} = any (${ids({ text: text.trim(), which: 'claimed' })})`;
