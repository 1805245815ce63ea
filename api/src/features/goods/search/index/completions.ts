import { normalise } from '../../../../rules/values/fold.ts';
import { rankOf } from './productDocument.ts';
import { writtenNames, type IndexedName } from './productNames.ts';
import type { ProductSource } from './productSource.ts';

export type CompletionKind = 'material' | 'synonym' | 'use' | 'category' | 'identifier';

/** A row of the table `search_completion`. */
export interface IndexedCompletion {
  beginning: string;
  kind: CompletionKind;
  label: string;
  /** What the label refers to if it does not say so, such as the material of a synonym. */
  detail: string;
  rank: number;
}

const LONGEST = 60;
const MAX_STARTS = 5;
const FIRST_WORD = 2;
const FOREIGN = 0.2;
const kindRanks = { material: 1, category: 0.7, use: 0.5, synonym: 0.6 };

/** The form in which beginnings are compared. */
export const completionText = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{N}.,%]+/gu, ' ')
    .trim();

/** A text from each of its words on. */
const beginningsOf = (text: string): string[] => {
  const whole = completionText(text);
  const starts = [...whole.matchAll(/(?<=^| )[\p{L}\p{N}]/gu)].map(({ index }) => index);
  return [...new Set(starts.slice(0, MAX_STARTS).map((start) => whole.slice(start, start + LONGEST).trim()))].filter(
    Boolean,
  );
};

export const completionsOf = (
  kind: keyof typeof kindRanks,
  label: string,
  { detail, rank, language }: { detail: string; rank: number; language: string },
): IndexedCompletion[] =>
  beginningsOf(label).map((beginning, at) => ({
    beginning,
    kind,
    label,
    detail,
    rank: rank + kindRanks[kind] + (at === 0 ? FIRST_WORD : 0) - (language === 'en' ? 0 : FOREIGN) - label.length / 100,
  }));

const identifierTexts = (key: string): string[] => {
  const value = key.slice(key.indexOf(':') + 1);
  if (key.startsWith('cas:')) return [value, value.replaceAll('-', ''), `cas ${value}`];
  if (key.startsWith('un:')) return [`un ${value}`, `un${value}`];
  return key.startsWith('e:') ? [`e ${value}`, `e${value}`] : [];
};

/** The completions for a material with the given names. Uses and categories belong to many materials and are proposed by themselves. */
export const productCompletions = (product: ProductSource, indexed: readonly IndexedName[]): IndexedCompletion[] => {
  const rank = rankOf(product);
  const names = writtenNames(product).flatMap(({ text, kind, language }) => {
    if (kind === 'use') return [];
    return kind === 'name'
      ? completionsOf('material', text, { detail: '', rank, language })
      : completionsOf('synonym', text, { detail: product.name, rank, language });
  });
  const identifiers = indexed.flatMap(({ kind, key, label }) =>
    (kind === 'identifier' ? identifierTexts(key) : []).map((text): IndexedCompletion => ({
      beginning: completionText(text),
      kind: 'identifier',
      label,
      detail: product.name,
      rank,
    })),
  );
  const found = new Map<string, IndexedCompletion>();
  for (const each of [...names, ...identifiers]) {
    const id = `${each.beginning} ${each.label.toLowerCase()}`;
    if (!found.has(id)) found.set(id, each);
  }
  return [...found.values()];
};
