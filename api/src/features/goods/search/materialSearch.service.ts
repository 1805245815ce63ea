import { render, sql } from '../../../reading/sql.ts';
import { conditionSql } from '../../../reading/reading.ts';
import { checkSearch, searchWords } from '../../../reading/search.ts';
import { madeByDate } from '../../../rules/values/casOfDate.ts';
import type { Context } from '../../../schema/context.ts';
import type { MaterialFilter } from '../catalogue/materialFilter.inputs.ts';
import { checkedFacets } from '../catalogue/materialFilter.reading.ts';
import { foldedName, isListed } from '../../people/companies/companies.reading.ts';
import type { FoundProduct, FoundProducts } from './engine/findProducts.ts';
import { readIdentifiers } from './parsing/readIdentifiers.ts';
import { highlightsIn } from './highlights.ts';
import type { MaterialMatch, MaterialSearch } from './materialSearch.type.ts';
import type { SearchCompletion } from './searchCompletion.type.ts';

const MAX_MATCHES = 100;
const MAX_VALUES = 100;
const MAX_COMPLETIONS = 8;
const MAX_COMPANIES = 3;

interface Named {
  id: string;
  name: string;
}

/** The names of the materials that are still shown: the index may be a moment behind the catalogue. */
const namesOf = async (ctx: Context, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const statement = render(sql`select id, name from product where id = any (${ids}::uuid[]) and is_shown`);
  const rows = await ctx.reader.rows<Named>(ctx, statement);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const matchesOf = (
  products: readonly FoundProduct[],
  names: ReadonlyMap<string, string>,
  { recognised }: FoundProducts,
): MaterialMatch[] =>
  products.flatMap(({ productId, isNearest, reason }) => {
    const name = names.get(productId);
    return name === undefined ? [] : [{ productId, isNearest, reason, highlights: highlightsIn(name, recognised) }];
  });

/** Says of a number or a grade why it is not found. */
const noticeOf = (text: string, isFound: boolean, { absentGrades }: FoundProducts): string | null => {
  const { identifiers } = readIdentifiers(text);
  const tariff = identifiers.find(({ kind, isCertain }) => kind === 'tariff' && (isCertain || !isFound));
  if (tariff) return `“${tariff.text}” looks like a customs tariff number, which is not searched.`;
  if (isFound) return null;
  if (absentGrades.length > 0) return `Grade ${absentGrades.join(' ')} is not in the catalogue.`;
  const cas = identifiers.find(({ kind, isCertain, isValid }) => kind === 'cas' && isCertain && isValid);
  return madeByDate(text) ?? (cas ? `There is no material with the CAS number ${cas.key.slice('cas:'.length)}.` : null);
};

/** What the engine knows about a list of materials besides its rows. */
export const searchProducts = async (
  ctx: Context,
  search: string | null | undefined,
  filter: MaterialFilter | null | undefined,
): Promise<MaterialSearch> => {
  checkSearch(search ?? '');
  const text = search?.trim() || null;
  const found = await ctx.finder.find(text, filter ? checkedFacets(filter) : {});
  const first = text === null ? [] : found.matches.slice(0, MAX_MATCHES);
  const nearest = found.nearest;
  const names = await namesOf(
    ctx,
    [...first, ...nearest].map(({ productId }) => productId),
  );
  const isFound = first.some(({ isNearest }) => !isNearest);
  return {
    matches: matchesOf(first, names, found),
    nearest: matchesOf(nearest, names, found),
    totalCount: found.matches.length,
    isCapped: found.isCapped,
    didYouMean: found.didYouMean,
    notice: noticeOf(text ?? '', isFound, found),
    facets: found.facets.map(({ key, values }) => ({ key, values: values.slice(0, MAX_VALUES) })),
  };
};

const companiesNamed = async (ctx: Context, text: string): Promise<SearchCompletion[]> => {
  const company = sql`company_profile`;
  const search = searchWords(foldedName(company), text, { fold: 'folded_name' });
  if (search.indexed === true) return [];
  const statement = render(sql`
    select company_name as text, 'company' as kind, id as "companyId", registration_country as detail from company_profile
    where ${isListed(company)} and ${conditionSql(search, company)}
    order by starts_with(${foldedName(company)}, folded_name(${text.trim()})) desc, company_name, id limit ${MAX_COMPANIES}`);
  return ctx.reader.rows<SearchCompletion>(ctx, statement);
};

export const completeSearch = async (ctx: Context, text: string): Promise<SearchCompletion[]> => {
  checkSearch(text, 'text');
  const companies = await companiesNamed(ctx, text);
  // A company's name is not a misspelt material.
  const materials = await ctx.finder.complete(text, companies.length === 0);
  return [...materials.slice(0, MAX_COMPLETIONS - companies.length), ...companies];
};
