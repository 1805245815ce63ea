import type { ParsedQuery } from '../parsing/parseQuery.ts';
import type { Facet } from './facets.ts';

type ReasonKind = 'identifier' | 'name' | 'synonym' | 'use' | 'words' | 'category';

/** Why a material was found: the identifier or name as the catalogue writes it, or the words of the query that it has. */
export interface Reason {
  kind: ReasonKind;
  text: string;
  language: string | null;
}

export interface FoundMaterial {
  productId: string;
  /** It is similar to what was searched for, but may not be called a result. */
  isNearest: boolean;
  reason: Reason;
  score: number;
}

/** A word of the query as the catalogue understands it. */
export interface RecognisedWord {
  text: string;
  start: number;
  end: number;
  /** The words of the catalogue that it may stand for. */
  terms: string[];
}

export interface FoundMaterials {
  /** Results, and materials that have at least half of the recognised words; the best first, at most 500. */
  matches: FoundMaterial[];
  /** If there are no matches: some materials that come nearest. */
  nearest: FoundMaterial[];
  /** Whether more than 500 match. */
  isCapped: boolean;
  /** The query with its likely errors corrected, or null. */
  didYouMean: string | null;
  parsed: ParsedQuery | null;
  recognised: RecognisedWord[];
  facets: Facet[];
}
