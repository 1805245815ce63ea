// Joins the rows of the list with what the search says about them.
import { counted } from '../../kit/format.ts';
import type { MaterialMatchFragment } from './MaterialMatch.generated.ts';
import type { ProductListScreenQuery } from './ProductListScreen.generated.ts';

export type Found = NonNullable<ProductListScreenQuery['materialSearch']>;
export type Product = ProductListScreenQuery['products']['nodes'][number];
export type Result = { product: Product; match: MaterialMatchFragment | undefined };

/** Results and nearest materials in the order of the list, and their numbers in the whole list. */
export const resultsOf = (products: readonly Product[], total: number, found: Found | null | undefined) => {
  const matches = found?.matches ?? [];
  const known = new Map(matches.map((match) => [match.productId, match]));
  const firstNearest = matches.findIndex(({ isNearest }) => isNearest);
  // Only the best matches are described, and what is nearest comes last among them.
  const isNearest = (match: MaterialMatchFragment | undefined) => match?.isNearest ?? firstNearest >= 0;
  const rows = products.map((product): Result => ({ product, match: known.get(product.id) }));
  return {
    results: rows.filter(({ match }) => !isNearest(match)),
    nearest: rows.filter(({ match }) => isNearest(match)),
    resultCount: resultCountOf(total, matches),
  };
};

const resultCountOf = (total: number, matches: readonly MaterialMatchFragment[]): number => {
  const firstNearest = matches.findIndex(({ isNearest }) => isNearest);
  return firstNearest < 0 ? total : firstNearest;
};

/** '12 products', '500+ products'; nearest materials are no results. */
export const foundText = (total: number, found: Found | null | undefined, noun = 'product'): string => {
  const count = resultCountOf(total, found?.matches ?? []);
  return found?.isCapped && count === total ? `${count.toLocaleString('en-US')}+ ${noun}s` : counted(count, noun);
};

const languages = new Intl.DisplayNames(['en'], { type: 'language' });
const inLanguage = (language: string | null) =>
  language && language !== 'en' ? ` (${languages.of(language) ?? language})` : '';

/** 'synonym: oil of vitriol', 'E 330'; null where the name itself was found, which is highlighted. */
export const reasonOf = ({ reason: { kind, text, language } }: MaterialMatchFragment): string | null => {
  switch (kind) {
    case 'name':
      return null;
    case 'identifier':
      return text;
    case 'words':
      return text ? `words: ${text}` : null;
    default:
      return `${kind}${inLanguage(language)}: ${text}`;
  }
};

/** A name in pieces: every second one is highlighted. */
export const highlighted = (name: string, { highlights }: Pick<MaterialMatchFragment, 'highlights'>): string[] => {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of highlights.toSorted((one, other) => one.start - other.start)) {
    if (start < at || end <= start || end > name.length) continue;
    pieces.push(name.slice(at, start), name.slice(start, end));
    at = end;
  }
  return [...pieces, name.slice(at)];
};
