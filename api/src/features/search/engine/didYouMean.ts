import type { Candidates } from './candidates.ts';

interface Replacement {
  start: number;
  end: number;
  text: string;
}

const replaced = (query: string, replacements: readonly Replacement[]): string =>
  [...replacements]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), query);

/** The query with its misspelt words corrected and wrong CAS numbers replaced by those of the catalogue; null if there is nothing to correct. */
export const didYouMean = (
  query: string,
  corrected: readonly { start: number; end: number; term: string }[],
  { hits, candidates }: Pick<Candidates, 'hits' | 'candidates'>,
): string | null => {
  const shown = new Set(candidates.map(({ productId }) => productId));
  const words = corrected.map(({ start, end, term }) => ({ start, end, text: term }));
  const suggested = hits.find(
    ({ identifier, kind, productId }) =>
      identifier?.isSuggested &&
      kind === 'identifier' &&
      productId !== null &&
      shown.has(productId) &&
      !hits.some((other) => other.identifier?.text === identifier.text && !other.identifier.isSuggested),
  );
  const at = suggested?.identifier ? query.indexOf(suggested.identifier.text) : -1;
  const numbers =
    suggested?.identifier && at >= 0
      ? [{ start: at, end: at + suggested.identifier.text.length, text: suggested.label.replace(/^CAS /u, '') }]
      : [];
  const replacements = [...words, ...numbers];
  return replacements.length > 0 ? replaced(query, replacements) : null;
};
