import { render, sql } from '../../../reading/sql.ts';
import { todayUtc } from '../../../rules/values.ts';
import type { Context } from '../../../schema/context.ts';
import { validated } from '../../../writing/validated.ts';
import { alternativesTo, type Alternative } from './alternatives.ts';
import type { FoundProduct } from './engine/findProducts.ts';
import { parseRequest, type ParsedRequest } from './request/parseRequest.ts';
import { prefillsOf } from './request/searchPrefills.ts';
import { understoodParts } from './request/understood.ts';
import { searchRules } from './rules.ts';
import type { SearchSuggestions, SuggestionReason } from './searchSuggestions.type.ts';
import { suggestedActions } from './suggestedActions.ts';

type Suggested = Omit<SuggestionReason, 'name' | 'isAlternative'>;
interface Product {
  id: string;
  name: string;
  category: string;
}

/** Number of suggestions. */
const MAX = 5;

const find = async (ctx: Context, text: string): Promise<FoundProduct[]> => {
  if (text === '') return [];
  const { matches, nearest } = await ctx.finder.find(text, {}, { facets: false });
  return [...matches, ...nearest];
};

const hasResult = (materials: readonly FoundProduct[]) => materials.some(({ isNearest }) => !isNearest);

interface Understood {
  request: ParsedRequest;
  materials: FoundProduct[];
}

/** If no material has the remaining name, the request is read again without a place: "cobalt octoate in white spirit". */
const understand = async (ctx: Context, request: ParsedRequest): Promise<Understood> => {
  const materials = await find(ctx, request.material);
  if (hasResult(materials) || request.place === null || request.term !== null) return { request, materials };
  const withoutPlace = parseRequest(request.text, todayUtc(), { readsPlace: false });
  const others = await find(ctx, withoutPlace.material);
  return hasResult(others) ? { request: withoutPlace, materials: others } : { request, materials };
};

const suggestedBy = ({ productId, isNearest, reason }: FoundProduct): Suggested => ({
  productId,
  isNearest,
  ...reason,
});

/** The results, each material once; nearest materials only if there are no others. */
const chosen = (materials: readonly FoundProduct[]): Suggested[] => {
  const best = (hasResult(materials) ? materials.filter(({ isNearest }) => !isNearest) : materials).map(suggestedBy);
  return best.filter(({ productId }, place) => best.findIndex((each) => each.productId === productId) === place);
};

/** In the order of the ids, without those that are no longer shown. */
const productsOf = async (ctx: Context, ids: readonly string[]): Promise<Product[]> => {
  const statement = render(sql`
    select product.id, product.name, category.name as category from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join product using (id) join category on category.id = product.category_id where product.is_shown order by place`);
  return ctx.reader.rows<Product>(ctx, statement);
};

const reasonsOf = (
  products: readonly Product[],
  suggested: readonly Suggested[],
  alternatives: readonly Alternative[],
) => [
  ...products.flatMap(({ id, name }) =>
    suggested.filter(({ productId }) => productId === id).map((reason) => ({ ...reason, name, isAlternative: false })),
  ),
  ...alternatives.map(({ id, name, text }) => ({
    name,
    productId: id,
    isAlternative: true,
    isNearest: false,
    kind: 'use',
    text,
    language: 'en',
  })),
];

/** Suggestions are the engine's results for the material that a request names. */
export const suggest = async (ctx: Context, input: { query: string }): Promise<SearchSuggestions> => {
  const { query } = validated(searchRules, input);
  const { request, materials } = await understand(ctx, parseRequest(query, todayUtc()));
  const suggested = chosen(materials).slice(0, MAX);
  const products = await productsOf(
    ctx,
    suggested.map(({ productId }) => productId),
  );
  const first = suggested.find(({ productId }) => productId === products[0]?.id);
  const isNamed = first !== undefined && !first.isNearest;
  const alternatives = isNamed
    ? await alternativesTo(
        ctx,
        first.productId,
        first.kind === 'use' ? first.text : null,
        products.map(({ id }) => id),
      )
    : [];
  const isProduct = isNamed && ['identifier', 'name', 'synonym', 'words'].includes(first.kind);
  return {
    suggestions: products.map(({ name }) => name),
    alternatives: alternatives.map(({ name }) => name),
    categories: [...new Set(products.map(({ category }) => category))].sort(),
    suggestedActions: suggestedActions(query),
    reasons: reasonsOf(products, suggested, alternatives),
    understood: understoodParts(request),
    prefills: prefillsOf(request, (isProduct && products[0]) || null),
  };
};
